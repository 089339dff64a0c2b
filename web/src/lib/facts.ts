/**
 * What the facts of games tell. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type * as Bastion from './answers/bastion';
import type * as Belogorye from './answers/belogorye';
import type * as Berserk from './answers/berserk';
import type { FactHead, Said, Seat } from './types';

export interface BelogoryeFacts {
  opening_rolled: { bogatyrs: number; evil: number };
  first_chosen: { seat: Seat };
  placed: { who: string; cell: Belogorye.Cell };
  turn_began: { seat: Seat; turn: number };
  turn_ended: { seat: Seat };
  opened: { who: string };
  closed: { who: string };
  acted: { who: string };
  stepped: { who: string; cell: Belogorye.Cell; cost: number };
  moved: { who: string; cell: Belogorye.Cell };
  announced: { who: string; target: string };
  intercepted: { who: string; target: string };
  rolled: { who: string; die: number; bonus: number };
  struck: { who: string; target: string; blow: Belogorye.Blow };
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

export type BelogoryeFact = Named<BelogoryeFacts & TableFacts>;

export interface BastionFacts {
  laid: { ring: Bastion.Colour[] };
  chose_first: { seat: Seat };
  chose_classes: { classes: Bastion.Class[] };
  shuffled: { deck: number };
  stacked: { deck: number };
  boxed: { card: Bastion.Card };
  boxed_ritual: { ritual: Bastion.Ritual };
  equipped: { seat: Seat };
  granted: { seat: Seat; card: Bastion.Card };
  stood: { seat: Seat; area: Bastion.Area };
  dealt: { seat: Seat; rituals: Bastion.Ritual[] };
  rejected: { seat: Seat; ritual: Bastion.Ritual };
  returned: object;
  marked: { area: Bastion.Area; slot: number };
  founded: { ritual: Bastion.Ritual; area: Bastion.Area; base: number };
  stationed: { card: Bastion.Card; area: Bastion.Area };
  roosted: { card: Bastion.Card };
  reshuffled: object;
  entered: { card: Bastion.Card };
  placed: { card: Bastion.Card; section: Bastion.Section };
  joined: { card: Bastion.Card; section: Bastion.Section };
  landed: { section: Bastion.Section; area: Bastion.Area };
  invaded: { card: Bastion.Card };
  set_aside: { card: Bastion.Card };
  cleared: { area: Bastion.Area };
  marched: { section: Bastion.Section; goal: Bastion.Section };
  turn_began: { seat: Seat; turn: number; stage: string };
  stage_came: { stage: string };
  readied: { seat: Seat; duty: boolean };
  did: { what: string };
  moved: { seat: Seat; area: Bastion.Area };
  driven: { seat: Seat; area: Bastion.Area };
  covered_source: { seat: Seat; area: Bastion.Area; slot: number; colour: Bastion.Colour; own: boolean };
  covered_tower: { seat: Seat; area: Bastion.Area; colour: Bastion.Colour; own: boolean };
  gained: { seat: Seat; colour: Bastion.Colour; amount: number };
  collected_sources: { seat: Seat; area: Bastion.Area };
  collected_towers: { seat: Seat };
  paid: { seat: Seat; colour: Bastion.Colour; amount: number };
  restored: { area: Bastion.Area; slot: number };
  announced: { seat: Seat; card: Bastion.Card };
  withdrawn: { seat: Seat; card: Bastion.Card; enters: Bastion.Area | null };
  pledged: { seat: Seat; spell: Bastion.Spell };
  cast: { seat: Seat; card: Bastion.Card; spell: Bastion.Spell };
  beaten: { seat: Seat; card: Bastion.Card; place: Bastion.Spot };
  swapped: { section: Bastion.Section; goal: Bastion.Section };
  teleported: { section: Bastion.Section; goal: Bastion.Section };
  performed: { seat: Seat; ritual: Bastion.Ritual };
  owned: { seat: Seat; ritual: Bastion.Ritual };
  built: { ritual: Bastion.Ritual; area: Bastion.Area; base: number };
  removed: { ritual: Bastion.Ritual; area: Bastion.Area; base: number; kept: boolean };
  chose: { seat: Seat; rituals: Bastion.Ritual[]; ritual: Bastion.Ritual };
  used: { seat: Seat; ritual: Bastion.Ritual };
  converted: { seat: Seat; colour: Bastion.Colour; new: Bastion.Colour };
  asked: { seat: Seat; donor: Seat; colour: Bastion.Colour };
  given: { donor: Seat; seat: Seat; colour: Bastion.Colour };
  declined: { seat: Seat };
  ended: { won: boolean };
}

export type BastionFact = Named<BastionFacts & TableFacts>;

export interface BerserkFacts {
  turn_began: { seat: Seat; turn: number };
  skipped: { seat: Seat };
  acted: object;
  turn_ended: { seat: Seat };
  opened: { card: string };
  stayed_closed: { card: string };
  closed: { card: string };
  held: { card: string };
  unheld: { card: string };
  stepped: { card: string; cell: Berserk.Cell; cost: number };
  moved: { card: string; cell: Berserk.Cell };
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
  worked: { card: string; number: number };
  unused: { card: string; number: number };
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
  hid: { seat: Seat; cell: Berserk.Cell };
  placed: { card: string; cell: Berserk.Cell; hidden: boolean };
  started: object;
  offered: { seat: Seat };
  declined: { seat: Seat };
  agreed: { seat: Seat };
  conceded: { seat: Seat };
}

export type BerserkFact = Named<BerserkFacts & TableFacts>;

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

export type LimitedFact = Named<LimitedFacts & TableFacts>;

export interface TableFacts {
  answer: { seat: Seat; answer: Said };
  undone: { back: number };
}

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
  answer?: Said;
  area?: Bastion.Area;
  attack?: string | null;
  back?: number;
  base?: number;
  blow?: string;
  bogatyrs?: number;
  bonus?: number;
  branch?: number;
  card?: string;
  cell?: Belogorye.Cell | Berserk.Cell;
  classes?: Bastion.Class[];
  closed?: boolean;
  colour?: Bastion.Colour;
  cost?: number;
  deck?: number;
  die?: number;
  donor?: Seat;
  duty?: boolean;
  effect?: string;
  enters?: Bastion.Area | null;
  evil?: number;
  goal?: Bastion.Section;
  hidden?: boolean;
  item?: string;
  kept?: boolean;
  keyword?: string | null;
  new?: Bastion.Colour;
  number?: number | null;
  out?: string[];
  own?: boolean;
  place?: string;
  ring?: Bastion.Colour[];
  ritual?: Bastion.Ritual;
  rituals?: Bastion.Ritual[];
  rolls?: number[];
  seat?: Seat;
  section?: Bastion.Section;
  simple?: boolean;
  size?: number;
  slot?: number;
  source?: string | null;
  spell?: Bastion.Spell;
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
