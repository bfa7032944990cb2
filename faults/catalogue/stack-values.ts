import type { Fault } from '../fault.ts';

/** Faults in the mana value of spells. In the order of their ids. */
export const stackValueFaults: readonly Fault[] = [
  {
    id: 'free-spell-worth-nothing',
    file: 'evaluate/mana-value.ts',
    function: 'manaValueOf',
    find: 'if (cost === null) return 0;',
    replacement: `const { spell } = object;
  if (cost === null || (object.zone === 'stack' && spell !== null && spell.castBy !== null && spell.manaSpent.length === 0)) return 0;`,
    clause: 'V1/alternative-cost',
    property: 'stack-values',
    origin: 'trap of V1',
    cr: ['118.9c'],
    says: 'A spell for which no mana was spent has mana value 0.',
  },
  {
    id: 'value-is-what-was-paid',
    file: 'evaluate/mana-value.ts',
    function: 'manaValueOf',
    find: 'return fixedManaValue(cost) + cost.x * x;',
    replacement:
      "return Math.max(object.zone === 'stack' ? (object.spell?.manaSpent.length ?? 0) : 0, fixedManaValue(cost) + cost.x * x);",
    clause: 'V1/what-was-paid',
    property: 'stack-values',
    origin: 'trap of V1',
    cr: ['202.3', '601.2f'],
    says: 'What was paid for a spell besides its mana cost is part of its mana value.',
  },
  {
    id: 'x-counts-once',
    file: 'evaluate/mana-value.ts',
    function: 'manaValueOf',
    find: 'cost.x * x',
    replacement: 'Math.min(1, cost.x) * x',
    clause: 'V1/chosen-x',
    property: 'stack-values',
    origin: 'clause of V1',
    cr: ['202.3e'],
    says: 'X counts once, as often as it may stand in the mana cost.',
  },
];
