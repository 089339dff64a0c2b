/** Type as large as the words of a card allow. */

/** In points; smaller than the least nobody reads on paper. */
const LARGEST = 8.5;
const LEAST = 5.5;
const STEP = 0.25;

/** Whether anything of a card lies outside its frame. */
export const spills = (frame: HTMLElement): boolean =>
  frame.scrollHeight > frame.clientHeight || frame.scrollWidth > frame.clientWidth;

const set = (frame: HTMLElement, size: number, tight: boolean): boolean => {
  frame.style.setProperty('--type', `${size}pt`);
  frame.classList.toggle('tight', tight);
  return !spills(frame);
};

/**
 * Chooses the type of a frame. The picture gives way first, then the type; at the least type the picture goes
 * altogether. False: there are too many words even so.
 */
export function fit(frame: HTMLElement): boolean {
  for (let size = LARGEST; size >= LEAST; size -= STEP) if (set(frame, size, false)) return true;
  return set(frame, LEAST, true);
}

const FONTS = ['400 12px "Golos Text Variable"', '600 12px "Golos Text Variable"', '750 12px "Alegreya Variable"'];

/** Type can be measured only when it is there, in both alphabets. */
export const fonts = (): Promise<unknown> => Promise.allSettled(FONTS.map((font) => document.fonts.load(font, 'Яa1')));
