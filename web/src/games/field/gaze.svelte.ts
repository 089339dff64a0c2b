/** Which part of a field that is wider than the screen is in sight, as fractions of its width. */
export class Gaze {
  from = $state(0);
  part = $state(1);
  /** Brings this part of the width to the middle of the screen; the board knows how. */
  turn: (middle: number) => void = () => undefined;
}
