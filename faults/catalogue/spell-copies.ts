import type { Fault } from '../fault.ts';

const FILE = 'rules/resolution/copy-on-stack.ts';
const PROPERTY = 'spell-copies';

/** Faults in copies of spells. In the order of their ids. */
export const spellCopyFaults: readonly Fault[] = [
  {
    id: 'copy-forgets-its-modes',
    file: FILE,
    function: 'copySpell',
    find: '{ ...original.spell, ...UNCAST }',
    replacement: '{ ...original.spell, ...UNCAST, modes: original.spell.modes.slice(0, 1) }',
    clause: 'spell-copies/choices-of-the-original',
    property: PROPERTY,
    origin: 'invariant',
    cr: ['707.10'],
    says: 'A copy of a modal spell has one of its modes only.',
  },
  {
    id: 'copy-forgets-the-division',
    file: FILE,
    function: 'copySpell',
    find: '{ ...original.spell, ...UNCAST }',
    replacement: `{
    ...original.spell,
    ...UNCAST,
    division: original.spell.division.map((own) =>
      own.map((_, at) => (at === 0 ? own.reduce((sum, amount) => sum + amount, 0) : 0)),
    ),
  }`,
    clause: 'spell-copies/choices-of-the-original',
    property: PROPERTY,
    origin: 'invariant',
    cr: ['707.10'],
    says: 'A copy of a spell gives all that the spell divides to its first target.',
  },
  {
    id: 'copy-is-not-kicked',
    file: FILE,
    function: 'copySpell',
    find: '{ ...original.spell, ...UNCAST }',
    replacement: '{ ...original.spell, ...UNCAST, paid: {} }',
    clause: 'spell-copies/costs-of-the-original',
    property: PROPERTY,
    origin: 'invariant',
    cr: ['707.10'],
    says: 'What was paid for a spell does not count as paid for its copy.',
  },
  {
    id: 'copy-under-who-was-copied',
    file: FILE,
    function: 'copySpell',
    find: 'put(g, ctx.controller, original,',
    replacement: 'put(g, original.controller, original,',
    clause: 'spell-copies/under-who-copies',
    property: PROPERTY,
    origin: 'invariant',
    cr: ['707.10'],
    says: 'A copy of a spell is controlled by who controls the spell.',
  },
  {
    id: 'mana-is-copied',
    file: FILE,
    function: 'copySpell',
    find: '{ ...original.spell, ...UNCAST }',
    replacement: '{ ...original.spell, ...UNCAST, manaSpent: original.spell.manaSpent }',
    clause: 'spell-copies/not-cast',
    property: PROPERTY,
    origin: 'invariant',
    cr: ['707.10'],
    says: 'The mana that was spent on a spell was spent on its copy too.',
  },
];
