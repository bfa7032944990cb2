import type { Fault } from '../fault.ts';

const PROPERTY = 'w2-emerge';

/** Faults in casting for an emerge cost. In the order of their ids. */
export const emergeFaults: readonly Fault[] = [
  {
    id: 'emerge-at-full-cost',
    file: 'rules/casting/ways.ts',
    function: 'lessForEmerging',
    find: '(sum, id) => sum + value(id)',
    replacement: '(sum, id) => sum + 0 * value(id)',
    clause: 'W2/less-by-its-mana-value',
    property: PROPERTY,
    origin: 'clause of W2',
    cr: ['702.119a'],
    says: 'The mana value of what is sacrificed takes nothing off an emerge cost.',
  },
  {
    id: 'emerge-beside-a-free-cast',
    file: 'rules/casting/ways.ts',
    function: 'everyWay',
    find: "return [way('without paying', FREE)];",
    replacement:
      "return [...alternatives(root, card, player, seen, way).filter(({ emergeFrom }) => emergeFrom !== null), way('without paying', FREE)];",
    clause: 'W2/no-other-alternative-cost',
    property: PROPERTY,
    origin: 'trap of Q6',
    cr: ['118.9a'],
    says: 'A spell that is cast without paying its mana cost can be cast for its emerge cost.',
  },
  {
    id: 'emerge-for-no-sacrifice',
    file: 'rules/casting/ways.ts',
    function: 'emergingFrom',
    find: '[...way.cost.parts, SACRIFICE_CHOSEN]',
    replacement: '[...way.cost.parts, SACRIFICE_CHOSEN].slice(0, way.cost.parts.length)',
    clause: 'W2/one-creature-sacrificed',
    property: PROPERTY,
    origin: 'clause of W2',
    cr: ['702.119a', '601.2h'],
    says: 'The creature that was chosen for an emerge cost is not sacrificed.',
  },
  {
    id: 'emerge-from-the-first-creature',
    file: 'rules/casting/may-cast.ts',
    function: 'canPayFor',
    find: 'toEmergeFrom(root, card, player, way).map',
    replacement: 'toEmergeFrom(root, card, player, way).slice(0, 1).map',
    clause: 'W2/any-creature-that-makes-it-payable',
    property: PROPERTY,
    origin: 'clause of W2',
    cr: ['702.119a', '601.3'],
    says: 'Whether an emerge cost can be paid is asked of the first creature only.',
  },
  {
    id: 'emerge-sacrifices-first',
    file: 'rules/costs/pay.ts',
    function: 'payCost',
    find: `const mana = sizeOf(payment.cost) === 0 ? [] : yield* payMana(g, payment);
  let bound: Bindings = {};
  for (const part of parts)`,
    replacement: `const isChosen = (part: CostPart): boolean => part.kind === 'sacrifice' && part.what.kind === 'is';
  for (const part of parts.filter(isChosen)) yield* payPart(g, { ...ctx, sight: derive(g.root) }, part);
  const mana = sizeOf(payment.cost) === 0 ? [] : yield* payMana(g, payment);
  let bound: Bindings = {};
  for (const part of parts.filter((other) => !isChosen(other)))`,
    clause: 'W2/sacrificed-as-costs-are-paid',
    property: PROPERTY,
    origin: 'clause of W2',
    cr: ['702.119c', '601.2g'],
    says: 'What is chosen for an emerge cost is sacrificed before mana abilities are activated.',
  },
  {
    id: 'emerge-takes-colours-off',
    file: 'rules/costs/total.ts',
    function: 'afterRules',
    find: 'reduction === 0 ? announced : reducedGeneric(announced, reduction)',
    replacement: `{
          ...reducedGeneric(announced, reduction),
          U: Math.max(0, announced.U - Math.max(0, reduction - announced.generic)),
          G: Math.max(0, announced.G - Math.max(0, reduction - announced.generic)),
        }`,
    clause: 'W2/generic-mana-only',
    property: PROPERTY,
    origin: 'clause of W2',
    cr: ['702.119a', '118.7a'],
    says: 'What an emerge cost is less by goes on to coloured mana.',
  },
  {
    id: 'emerged-for-less-value',
    file: 'evaluate/mana-value.ts',
    function: 'manaValueOf',
    find: 'return fixedManaValue(cost) + cost.x * x;',
    replacement: 'return fixedManaValue(cost) + cost.x * x - (object.spell?.paid.emerge ?? 0);',
    clause: 'W2/mana-value-unchanged',
    property: PROPERTY,
    origin: 'clause of W2',
    cr: ['202.3', '118.9c'],
    says: 'A spell that was cast for its emerge cost has another mana value.',
  },
];
