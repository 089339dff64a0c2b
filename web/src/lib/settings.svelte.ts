/** What this browser remembers: theme, language, pace of motion, turning of the board, sounds and notices. */

export type Theme = 'dark' | 'light';
export type Lang = 'ru' | 'en';
export type Speed = 'off' | 'slow' | 'normal' | 'fast';

export const SPEEDS: Speed[] = ['off', 'slow', 'normal', 'fast'];

/** How much longer than written each movement takes. */
const PACE: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 };

const KEY = 'laar';

interface Settings {
  theme: Theme;
  lang: Lang;
  speed: Speed;
  /** Two on one screen: the board turns to whoever is asked. */
  turnBoard: boolean;
  sound: boolean;
  /** The system tells that it is one's turn while the page is not looked at. */
  notify: boolean;
  /** Cards also say where they come from and what tests them. */
  designer: boolean;
  /** In first games a coach says a sentence about each new kind of question. */
  coach: boolean;
  /** Something was learnt here: who has not begun is shown the way, and loads no more than that. */
  learns: boolean;
}

const prefers = (query: string): boolean => matchMedia(query).matches;

/** What was kept; an address may say the language (`?lang=en`). */
function remembered(): Settings {
  const first: Settings = {
    theme: prefers('(prefers-color-scheme: light)') ? 'light' : 'dark',
    lang: navigator.language.startsWith('ru') ? 'ru' : 'en',
    speed: 'normal',
    turnBoard: false,
    sound: true,
    notify: false,
    designer: false,
    coach: true,
    learns: false,
  };
  const said = new URLSearchParams(location.search).get('lang');
  const wished = said === 'ru' || said === 'en' ? { lang: said as Lang } : {};
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>), ...wished };
  } catch {
    return { ...first, ...wished };
  }
}

export const settings: Settings = $state(remembered());

/** 0 when nothing shall move, by the setting or by the system's wish. */
export const pace = (): number => (prefers('(prefers-reduced-motion: reduce)') ? 0 : PACE[settings.speed]);

/** Keeps the page and the storage in step with the settings; called once, by the root component. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.lang = settings.lang;
    root.style.setProperty('--pace', String(pace()));
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
}
