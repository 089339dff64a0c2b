/** Scenarios to begin with, from the smallest to one that says everything. */
import ashes from './templates/ashes.toml?raw';
import pack from './templates/pack.toml?raw';
import wings from './templates/wings.toml?raw';

export const TEMPLATES = { pack, wings, ashes } as const;
export type Template = keyof typeof TEMPLATES;
export const NAMES = Object.keys(TEMPLATES) as Template[];
