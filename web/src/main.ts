import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/golos-text/wght.css';
import './styles/tokens.css';
import './styles/ui.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
