/** As much of a browser as the pure modules ask for when they are loaded. */
import { vi } from 'vitest';

const kept = new Map<string, string>();

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('navigator', { language: 'en-GB' });
vi.stubGlobal('location', { search: '', href: 'http://localhost/' });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
