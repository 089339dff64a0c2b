import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/golos-text/wght.css';
// After the whole fonts: the later of two that have a letter is taken.
import '../node_modules/.cache/laar-fonts/fonts.css';
import './styles/tokens.css';
import './styles/ui.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { route } from './lib/router.svelte';
import { bringTexts, UI } from './lib/texts.svelte';
import { PAGES } from './pages';

const target = document.getElementById('app');
if (target) {
  // The page comes while the texts do; nothing is shown without them.
  void PAGES[route().page](route().id).catch(() => undefined);
  bringTexts(UI).then(
    () => mount(App, { target }),
    () => (target.textContent = 'Тексты не загрузились, обновите страницу. The texts did not load, reload the page.'),
  );
}
