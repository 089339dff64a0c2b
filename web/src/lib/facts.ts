/**
 * What the facts of games tell. Written by scripts/wire_types.py from the types of the server
 * and the facts of the games: change those, and run it again.
 */
import type { FactHead, Seat } from './types';

export interface BelogoryeFacts {
  opening_rolled: { bogatyrs: number; evil: number };
  first_chosen: { seat: Seat };
  placed: { who: string; cell: string };
  turn_began: { seat: Seat; turn: number };
  turn_ended: { seat: Seat };
  opened: { who: string };
  closed: { who: string };
  acted: { who: string };
  stepped: { who: string; cell: string; cost: number };
  moved: { who: string; cell: string };
  announced: { who: string; target: string };
  intercepted: { who: string; target: string };
  rolled: { who: string; die: number; bonus: number };
  struck: { who: string; target: string; blow: string };
  used: { who: string };
  reduced: { who: string; amount: number };
  wounded: { who: string; amount: number };
  healed: { who: string; amount: number };
  poisoned: { who: string };
  cured: { who: string };
  died: { who: string };
  offered: { seat: Seat };
  declined: { seat: Seat };
  ended: { winner: Seat | null };
}

export type BelogoryeFact = Named<BelogoryeFacts>;

export interface BastionFacts {
  laid: { ring: string[] };
  chose_first: { seat: Seat };
  chose_classes: { classes: string[] };
  shuffled: { deck: number };
  stacked: { deck: number };
  boxed: { card: string };
  boxed_ritual: { ritual: string };
  equipped: { seat: Seat };
  granted: { seat: Seat; card: string };
  stood: { seat: Seat; area: string };
  dealt: { seat: Seat; rituals: string[] };
  rejected: { seat: Seat; ritual: string };
  returned: object;
  marked: { area: string; slot: number };
  founded: { ritual: string; area: string; base: number };
  stationed: { card: string; area: string };
  roosted: { card: string };
  reshuffled: object;
  entered: { card: string };
  placed: { card: string; section: string };
  joined: { card: string; section: string };
  landed: { section: string; area: string };
  invaded: { card: string };
  set_aside: { card: string };
  cleared: { area: string };
  marched: { section: string; goal: string };
  turn_began: { seat: Seat; turn: number; stage: string };
  stage_came: { stage: string };
  readied: { seat: Seat; duty: boolean };
  did: { what: string };
  moved: { seat: Seat; area: string };
  driven: { seat: Seat; area: string };
  covered_source: { seat: Seat; area: string; slot: number; colour: string; own: boolean };
  covered_tower: { seat: Seat; area: string; colour: string; own: boolean };
  gained: { seat: Seat; colour: string; amount: number };
  collected_sources: { seat: Seat; area: string };
  collected_towers: { seat: Seat };
  paid: { seat: Seat; colour: string; amount: number };
  restored: { area: string; slot: number };
  announced: { seat: Seat; card: string };
  withdrawn: { seat: Seat; card: string; enters: string | null };
  pledged: { seat: Seat; spell: string };
  cast: { seat: Seat; card: string; spell: string };
  beaten: { seat: Seat; card: string; place: string };
  swapped: { section: string; goal: string };
  teleported: { section: string; goal: string };
  performed: { seat: Seat; ritual: string };
  owned: { seat: Seat; ritual: string };
  built: { ritual: string; area: string; base: number };
  removed: { ritual: string; area: string; base: number; kept: boolean };
  chose: { seat: Seat; rituals: string[]; ritual: string };
  used: { seat: Seat; ritual: string };
  converted: { seat: Seat; colour: string; new: string };
  asked: { seat: Seat; donor: Seat; colour: string };
  given: { donor: Seat; seat: Seat; colour: string };
  declined: { seat: Seat };
  ended: { won: boolean };
}

export type BastionFact = Named<BastionFacts>;

export interface BerserkFacts {
  turn_began: { seat: Seat; turn: number | null };
  skipped: { seat: Seat };
  acted: object;
  turn_ended: { seat: Seat };
  opened: { card: string };
  stayed_closed: { card: string };
  closed: { card: string };
  held: { card: string };
  unheld: { card: string };
  stepped: { card: string; cell: string; cost: number };
  moved: { card: string; cell: string };
  rolled: { card: string; die: number; bonus: number };
  dealt: { card: string; target: string | null; attack: string | null; blow: string; strength: number };
  shielded: { card: string };
  absorbed: { card: string; amount: number };
  wounded: { card: string; amount: number; source: string | null; attack: string | null };
  healed: { card: string; amount: number };
  got_lives: { card: string; amount: number };
  got_chips: { card: string; amount: number };
  lost_chips: { card: string; amount: number };
  entered: { card: string; place: string; closed: boolean; way: string };
  rose: { card: string };
  took_wing: { card: string };
  revealed: { card: string };
  died: { card: string };
  counted: { card: string; amount: number };
  laid: {
    effect: string;
    card: string;
    source: string | null;
    number: number | null;
    turn: number | null;
    keyword: string | null;
    amount: number;
  };
  lifted: { effect: string; card: string; source: string | null; number: number | null; turn: number | null };
  controlled: { card: string; seat: Seat };
  branched: { card: string; branch: number };
  heard: object;
  answered: { place: string };
  lapsed: object;
  worked: { card: string; number: number | null };
  unused: { card: string; number: number | null };
  ended: { winners: Seat[] };
  announced: { item: string; card: string; target: string | null; number: number | null };
  committed: { card: string };
  attacked: { card: string; simple: boolean };
  released: { card: string };
  taken_up: { item: string; card: string; target: string | null; number: number | null };
  dropped: { item: string; card: string };
  blocked: { card: string };
  redirected: { card: string; target: string | null };
  silenced: { card: string };
  spared: { card: string; amount: number };
  defended: { card: string; target: string | null };
  opening_rolled: { rolls: number[] };
  first_chosen: { seat: Seat };
  team_chosen: { seat: Seat };
  lead_chosen: { seat: Seat };
  quarter_chosen: { seat: Seat };
  drawn: { seat: Seat; card: string };
  redealt: { seat: Seat };
  dealt_out: { seat: Seat; size: number };
  kept: { seat: Seat; size: number };
  left_over: { seat: Seat };
  hid: { seat: Seat; cell: string };
  placed: { card: string; cell: string; hidden: boolean };
  started: object;
  offered: { seat: Seat };
  declined: { seat: Seat };
  agreed: { seat: Seat };
  conceded: { seat: Seat };
}

export type BerserkFact = Named<BerserkFacts>;

export interface LimitedFacts {
  stack_opened: { number: number };
  stacked: { seat: Seat; card: string };
  received: { seat: Seat; card: string };
  picked: { seat: Seat; card: string };
  passed_on: { step: string };
  put_aside: object;
  deck_built: { seat: Seat; out: string[] };
  withdrew: { seat: Seat };
  event_closed: { winners: Seat[] };
}

export type LimitedFact = Named<LimitedFacts>;

export interface TableFacts {
  answer: { seat: Seat; answer: string };
  undone: { back: number };
}

export type TableFact = Named<TableFacts>;

/** A fact whose name says what it tells. */
export type Named<Facts> = {
  [F in keyof Facts]: FactHead & { fact: F } & Facts[F];
}[keyof Facts];

export type FactName =
  keyof BelogoryeFacts | keyof BastionFacts | keyof BerserkFacts | keyof LimitedFacts | keyof TableFacts;

/** A fact of any game, as the pages see it that all games share. */
export interface Fact extends FactHead {
  fact: FactName;
  amount?: number;
  answer?: string;
  area?: string;
  attack?: string | null;
  back?: number;
  base?: number;
  blow?: string;
  bogatyrs?: number;
  bonus?: number;
  branch?: number;
  card?: string;
  cell?: string;
  classes?: string[];
  closed?: boolean;
  colour?: string;
  cost?: number;
  deck?: number;
  die?: number;
  donor?: Seat;
  duty?: boolean;
  effect?: string;
  enters?: string | null;
  evil?: number;
  goal?: string;
  hidden?: boolean;
  item?: string;
  kept?: boolean;
  keyword?: string | null;
  new?: string;
  number?: number | null;
  out?: string[];
  own?: boolean;
  place?: string;
  ring?: string[];
  ritual?: string;
  rituals?: string[];
  rolls?: number[];
  seat?: Seat;
  section?: string;
  simple?: boolean;
  size?: number;
  slot?: number;
  source?: string | null;
  spell?: string;
  stage?: string;
  step?: string;
  strength?: number;
  target?: string | null;
  turn?: number | null;
  way?: string;
  what?: string;
  who?: string;
  winner?: Seat | null;
  winners?: Seat[];
  won?: boolean;
}
