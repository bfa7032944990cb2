/** The words that both the game state and the cards are written in. */

export type Color = 'W' | 'U' | 'B' | 'R' | 'G';
/** The six types of mana. CR 106.1b */
export type ManaType = Color | 'C';

export const COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];
export const MANA_TYPES: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];

export type CardType =
  | 'artifact'
  | 'battle'
  | 'creature'
  | 'enchantment'
  | 'instant'
  | 'land'
  | 'planeswalker'
  | 'sorcery';

export type Supertype = 'basic' | 'legendary' | 'snow' | 'world';

export type BasicLandType = 'Plains' | 'Island' | 'Swamp' | 'Mountain' | 'Forest';

/** Which mana the ability that a basic land type confers adds. CR 305.6 */
export const LAND_TYPE_MANA: Readonly<Record<BasicLandType, Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

export type Zone = 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command';

export type Step =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'precombat main'
  | 'beginning of combat'
  | 'declare attackers'
  | 'declare blockers'
  | 'first-strike damage'
  | 'combat damage'
  | 'end of combat'
  | 'postcombat main'
  | 'end'
  | 'cleanup';

/** Those of the combat phase. CR 506.1 */
export const COMBAT_STEPS: readonly Step[] = [
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
];

/** The keywords that a counter can give. CR 122.1b */
export const KEYWORD_COUNTERS = [
  'deathtouch',
  'double strike',
  'first strike',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
] as const satisfies readonly SimpleKeyword[];
export type KeywordCounter = (typeof KEYWORD_COUNTERS)[number];

/** The `+X/+Y` kinds change power and toughness. CR 122.1a */
export const COUNTER_KINDS = [
  '+1/+1',
  '-1/-1',
  '+1/+0',
  '-0/-1',
  'age',
  'mining',
  'loyalty',
  'charge',
  'poison',
  'energy',
  'verse',
  'depletion',
  'ice',
  'storage',
  'fade',
  'time',
  ...KEYWORD_COUNTERS,
] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** Keyword abilities without a parameter; each has its file in engine/keywords. */
export const SIMPLE_KEYWORDS = [
  'deathtouch',
  'defender',
  'double strike',
  'fear',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'horsemanship',
  'indestructible',
  'infect',
  'intimidate',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'shroud',
  'skulk',
  'trample',
  'vigilance',
  'wither',
] as const;
export type SimpleKeyword = (typeof SIMPLE_KEYWORDS)[number];
