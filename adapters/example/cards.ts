/** The cards of the toy engine. */

export type Color = 'W' | 'U' | 'B' | 'R' | 'G';

export interface CardDef {
  readonly name: string;
  readonly kind: 'land' | 'creature' | 'instant';
  /** The mana cost, such as `1G`; empty for lands. */
  readonly cost: string;
  /** The mana that it makes when it is tapped; null: it makes none. */
  readonly makes: Color | null;
  readonly subtypes: readonly string[];
  readonly power: number;
  readonly toughness: number;
  /** How much damage the spell deals to any target. */
  readonly burn: number;
}

const PLAIN = { cost: '', makes: null, subtypes: [], power: 0, toughness: 0, burn: 0 } as const;

function land(name: string, makes: Color): CardDef {
  return { ...PLAIN, kind: 'land', name, makes, subtypes: [name] };
}

function creature(name: string, cost: string, size: readonly [number, number], subtypes: readonly string[]): CardDef {
  return { ...PLAIN, kind: 'creature', name, cost, subtypes, power: size[0], toughness: size[1] };
}

function burn(name: string, cost: string, damage: number): CardDef {
  return { ...PLAIN, kind: 'instant', name, cost, burn: damage };
}

const ALL: readonly CardDef[] = [
  land('Plains', 'W'),
  land('Island', 'U'),
  land('Swamp', 'B'),
  land('Mountain', 'R'),
  land('Forest', 'G'),
  creature('Savannah Lions', 'W', [2, 1], ['Cat']),
  creature('Coral Merfolk', '1U', [2, 1], ['Merfolk']),
  creature('Scathe Zombies', '2B', [2, 2], ['Zombie']),
  creature('Goblin Piker', '1R', [2, 1], ['Goblin', 'Warrior']),
  creature('Hill Giant', '3R', [3, 3], ['Giant']),
  creature('Grizzly Bears', '1G', [2, 2], ['Bear']),
  creature('Elvish Warrior', 'GG', [2, 3], ['Elf', 'Warrior']),
  { ...creature('Llanowar Elves', 'G', [1, 1], ['Elf', 'Druid']), makes: 'G' },
  burn('Shock', 'R', 2),
  burn('Lightning Bolt', 'R', 3),
];

export const CARDS: ReadonlyMap<string, CardDef> = new Map(ALL.map((card) => [card.name, card]));

/** Throws where there is no such card. */
export function cardNamed(name: string): CardDef {
  const found = CARDS.get(name);
  if (found === undefined) throw new Error(`no card is called ${name}`);
  return found;
}

/** How much mana the cost asks for in all. */
export function manaValue(cost: string): number {
  return [...cost].reduce((sum, symbol) => sum + (/\d/.test(symbol) ? Number(symbol) : 1), 0);
}

/** The different ways to pay a cost from a pool, each as the letters that are spent, in the order W U B R G. */
export function waysToPay(cost: string, pool: readonly Color[]): readonly string[] {
  const colored = [...cost].filter((symbol) => !/\d/.test(symbol));
  const left = [...pool];
  for (const symbol of colored) {
    const at = left.indexOf(symbol as Color);
    if (at < 0) return [];
    left.splice(at, 1);
  }
  const generic = manaValue(cost) - colored.length;
  return [...new Set(choices(left.sort(), generic).map((chosen) => inOrder([...colored, ...chosen])))].sort();
}

/** Letters in the order W U B R G. */
export function inOrder(mana: readonly string[]): string {
  return [...mana].sort((a, b) => 'WUBRG'.indexOf(a) - 'WUBRG'.indexOf(b)).join('');
}

/** The different ways to take so many of these, which are sorted. */
function choices(from: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return from.flatMap((mana, index) =>
    from[index - 1] === mana ? [] : choices(from.slice(index + 1), count - 1).map((others) => [mana, ...others]),
  );
}
