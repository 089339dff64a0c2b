/** What is told of a fighter: its numbers as they are now and why, what lies on it, its property. */
import { parts, type Figure, type Page, type Told } from '../../components/reading/page';
import { pick } from '../../lib/i18n';
import { nameOf, tb } from './sentences';
import type { Fighter, Fighters, Unit } from './types';

export interface Scene {
  fighters: Fighters;
  units?: Unit[];
}

export function pageOf(what: string, { fighters, units = [] }: Scene): Page | null {
  const fighter = fighters[what];
  if (!fighter) return null;
  const unit = units.find((one) => one.id === what);
  const stands = unit && !unit.dead && unit.cell ? unit : undefined;
  const state = unit?.dead ? [tb('say-dead')] : stands ? [stands.cell ?? '', tb(openness(stands))] : [];
  return {
    name: pick(fighter.name),
    about: [nameOf(fighter.side, fighters), ...state].join(' · '),
    text: pick(fighter.text),
    parts: parts(
      { title: tb('read-now'), figures: figures(fighter, stands) },
      { title: tb('read-on-it'), told: stands?.poison ? [poison()] : [] },
      { title: tb('read-words'), told: wordsOn(fighter) },
    ),
    link: { href: `/rules/belogorye#${fighter.id}`, text: tb('read-page') },
  };
}

const openness = (unit: Unit): string => (unit.open ? 'say-open' : 'say-closed');

const poison = (): Told => ({ icon: 'du-poison', title: tb('read-poison'), clause: 'BEL-086' });

function figures(fighter: Fighter, unit: Unit | undefined): Figure[] {
  const wounds = unit?.wounds ?? 0;
  const left = Math.max(0, fighter.life - wounds);
  const moves = Math.max(0, fighter.speed - (unit?.moved ?? 0));
  const walked = moves < fighter.speed;
  const state = unit && tb(unit.open ? (unit.acted ? 'read-acted' : 'read-free') : 'read-closed');
  return [
    {
      icon: 'du-life',
      name: tb('read-lives'),
      now: String(left),
      was: wounds ? String(fighter.life) : undefined,
      why: wounds ? [{ text: tb('wounds', { n: wounds }) }] : [],
      harm: wounds > 0,
    },
    {
      icon: 'du-strike',
      name: tb('read-strike'),
      now: fighter.strike.join('-'),
      why: state ? [{ text: state }] : [],
    },
    {
      icon: 'du-move',
      name: tb('read-moves'),
      now: String(moves),
      was: walked ? String(fighter.speed) : undefined,
      why: unit ? [{ text: tb(walked ? 'read-moves-gone' : 'read-moves-none') }] : [],
    },
  ];
}

/** What the rulebook or we say of a property beyond the card's own words. */
const CLAUSES: Record<string, string> = {
  gorynych: 'BEL-098',
  ilya_muromets: 'BEL-100',
  koschei: 'BEL-102',
  likhomor: 'BEL-105',
  zashchitnik: 'BEL-107',
  leshy: 'BEL-109',
  solovei: 'BEL-112',
  alyosha: 'BEL-112',
  vodyanoy: 'BEL-119',
  dobrynya: 'BEL-121',
  svyatogor: 'BEL-123',
  volkolaki: 'BEL-124',
  vasilisa: 'BEL-125',
  upyr: 'BEL-126',
  volga: 'BEL-127',
  sadko: 'BEL-128',
  kozhemyaka: 'BEL-129',
};

function wordsOn(fighter: Fighter): Told[] {
  const clause = CLAUSES[fighter.id];
  const property: Told[] = clause ? [{ icon: 'du-unique', title: tb('read-property'), clause }] : [];
  const action: Told[] = fighter.action ? [{ icon: 'du-magic', title: tb('read-action'), clause: 'BEL-082' }] : [];
  return [...property, ...action, { icon: 'du-strike', title: tb('read-blows'), clause: 'BEL-046' }];
}
