/** The clause of each ability, ritual and spell; where the editions differ, that of 2015 comes first. */
const CLAUSES: Record<string, string | [string, string]> = {
  scout: 'BST-380',
  symbiote: 'BST-390',
  flyer: 'BST-410',
  priest: ['BST-425', 'BST-426'],
  giant: 'BST-435',
  archmage: ['BST-440', 'BST-441'],
  werewolf: 'BST-450',
  dragon: ['BST-470', 'BST-471'],
  spy: ['BST-480', 'BST-481'],
  belligemin: ['BST-485', 'BST-486'],
  rokai: ['BST-494', 'BST-495'],
  valkyrie: 'BST-497',
  golem: ['BST-500', 'BST-501'],
  'black-wing': 'BST-505',
  inquisitor: 'BST-506',
  shaggon: ['BST-508', 'BST-509'],
  knellervirm: 'BST-512',
  leviathan: 'BST-515',
  accumulator: 'BST-320',
  converter: 'BST-322',
  source: 'BST-334',
  obelisk: 'BST-337',
  cannon: ['BST-339', 'BST-340'],
  alchemy: 'BST-226',
  abundance: ['BST-230', 'BST-231'],
  copy: ['BST-233', 'BST-234'],
  lightning: ['BST-240', 'BST-241'],
  flame: ['BST-245', 'BST-246'],
  repeat: ['BST-252', 'BST-253'],
  prism: 'BST-256',
  castling: ['BST-258', 'BST-259'],
  teleport: ['BST-260', 'BST-261'],
  arrow: 'BST-267',
  haste: ['BST-268', 'BST-269'],
};

export function clauseOf(name: string, edition: string): string | undefined {
  const found = CLAUSES[name];
  return typeof found === 'object' ? found[edition.startsWith('2015') ? 0 : 1] : found;
}
