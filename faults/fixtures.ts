import type { Fault } from './fault.ts';
import type { EngineSources } from './instrument.ts';

/** A toy of an engine for the tests of the mechanism. */
export const toyEngine: EngineSources = new Map([
  [
    'index.ts',
    `export { addMana, doubled, label, mainPhase, twice } from './turn/mana.ts';
export { checks, half, keyword, produces, remembered, resetCaches, threeMana } from './tables.ts';
`,
  ],
  [
    'turn/mana.ts',
    `import type { Pool } from '../pool.ts';

/** Adds mana. */
export function addMana({ green, total }: Pool, amount = 1): Pool {
  const added = amount > 0 ? amount : 0;
  return { green: green + added, total: total + added };
}

export const doubled = <T extends number>(value: T): { value: number } => ({ value: value * 2 });

export function* mainPhase(players: readonly string[]): Generator<string, number, boolean> {
  let passes = 0;
  for (const player of players) {
    if (yield player) passes += 1;
  }
  return passes;
}

export function label(of: number): string;
export function label(of: string): string;
export function label(of: number | string): string {
  return typeof of === 'number' ? '#' + of : of;
}

export function twice(pool: Pool): Pool {
  const once = (from: Pool): Pool => addMana(from, 1);
  return once(once(pool));
}
`,
  ],
  [
    'pool.ts',
    `export type Pool = { readonly green: number; readonly total: number };
`,
  ],
  [
    'tables.ts',
    `export const costs = { wall: 2, bear: 3 } as const;

export const checks = [
  { name: 'toughness', holds: (toughness: number): boolean => toughness > 0 },
  { name: 'life', holds: (life: number): boolean => life > 1 },
];

export const keyword = {
  name: 'flying',
  canBlock(blocker: string): boolean {
    return blocker === 'flier';
  },
};

export function produces(amount: number): { readonly now: () => number } {
  return { now: () => amount };
}
export const half = (of: number): number =>
  of / 2;
export const threeMana = produces(3);

const memory = new Map<number, number>();
const remembering =
  (compute: (key: number) => number) =>
  (key: number): number => {
    const known = memory.get(key) ?? compute(key);
    memory.set(key, known);
    return known;
  };
export const remembered = remembering((key) => key + 1);
export function resetCaches(): void {
  memory.clear();
}
`,
  ],
]);

type ToyFault = Pick<Fault, 'id' | 'file' | 'function' | 'find' | 'replacement'>;

/** A fault of the toy; what it is for does not matter to the mechanism. */
export function toyFault(fault: ToyFault): Fault {
  return { ...fault, clause: 'T1/toy', property: 'T1', origin: 'trap of T1', cr: ['106.4'], says: 'It is a toy.' };
}

/** A fault in the toy's `turn/mana.ts`. */
export function manaFault(id: string, name: string, find: string, replacement: string): Fault {
  return toyFault({ id, file: 'turn/mana.ts', function: name, find, replacement });
}

/** A fault in the toy's `tables.ts`. */
export function tableFault(id: string, name: string, find: string, replacement: string): Fault {
  return toyFault({ id, file: 'tables.ts', function: name, find, replacement });
}

/** One fault for everything that the mechanism can do. */
export const toyFaults: readonly Fault[] = [
  manaFault('no-mana', 'addMana', 'amount > 0 ? amount : 0', '0'),
  manaFault('total-kept', 'addMana', 'total: total + added', 'total'),
  manaFault('tripled', 'doubled', 'value * 2', 'value * 3'),
  manaFault('declines-pass', 'mainPhase', 'if (yield player)', 'if (!(yield player))'),
  manaFault('no-number', 'label', "'#' + of", "'?'"),
  manaFault('once-only', 'twice', 'once(once(pool))', 'once(pool)'),
  manaFault('two-at-once', 'twice.once', 'addMana(from, 1)', 'addMana(from, 2)'),
  tableFault('life-one-lives', 'checks', 'life > 1', 'life > 0'),
  tableFault('rounded', 'half', 'of / 2', 'Math.floor(of / 2) // CR 107.1a'),
  tableFault('all-block', 'keyword.canBlock', "blocker === 'flier'", "blocker !== ''"),
  tableFault('one-more', 'produces.now', 'amount', 'amount + 1'),
  tableFault('two-more', 'remembered', 'key + 1', 'key + 2'),
];

/** The face of the toy. */
export type ToyEngine = {
  readonly addMana: (pool: { green: number; total: number }, amount?: number) => { green: number; total: number };
  readonly doubled: (value: number) => { value: number };
  readonly mainPhase: (players: readonly string[]) => Generator<string, number, boolean>;
  readonly label: (of: number | string) => string;
  readonly twice: (pool: { green: number; total: number }) => { green: number; total: number };
  readonly checks: readonly { readonly name: string; readonly holds: (value: number) => boolean }[];
  readonly half: (of: number) => number;
  readonly keyword: { readonly canBlock: (blocker: string) => boolean };
  readonly produces: (amount: number) => { readonly now: () => number };
  readonly threeMana: { readonly now: () => number };
  readonly remembered: (key: number) => number;
};
