import type { Fault } from '../fault.ts';

const COPIABLE = 'characteristics/copiable.ts';

/** Faults in tokens that cards in graveyards make in their place. In the order of their ids. */
export const risenTokenFaults: readonly Fault[] = [
  {
    id: 'risen-as-great-as-before',
    file: COPIABLE,
    function: 'withException',
    find: 'power: exception.power, toughness: exception.toughness };',
    replacement: 'power: base.power, toughness: base.toughness };',
    clause: 'risen-tokens/of-its-size',
    property: 'risen-tokens',
    origin: 'rules of copies',
    cr: ['702.129a', '707.9b'],
    says: 'An eternalized token is as great as the card.',
  },
  {
    id: 'risen-in-its-old-colours',
    file: COPIABLE,
    function: 'withException',
    find: 'return { ...base, colors: exception.colors };',
    replacement: 'return { ...base, colors: [...new Set([...base.colors, ...exception.colors])] };',
    clause: 'risen-tokens/in-its-new-colour',
    property: 'risen-tokens',
    origin: 'rules of copies',
    cr: ['702.128a', '702.129a'],
    says: 'An embalmed or eternalized token has the colours of the card, too.',
  },
  {
    id: 'risen-of-no-other-type',
    file: COPIABLE,
    function: 'withException',
    find: 'subtypes: union(base.subtypes, exception.subtypes),',
    replacement: 'subtypes: base.subtypes,',
    clause: 'risen-tokens/of-one-more-type',
    property: 'risen-tokens',
    origin: 'rules of copies',
    cr: ['702.128a', '702.129a'],
    says: 'An embalmed or eternalized token is no Zombie.',
  },
  {
    id: 'risen-with-its-mana-cost',
    file: 'evaluate/mana-value.ts',
    function: 'manaCostOf',
    find: 'return lost ? null : recordOf(record).manaCost;',
    replacement: 'return lost && except.length === 0 ? null : recordOf(record).manaCost;',
    clause: 'risen-tokens/without-mana-cost',
    property: 'risen-tokens',
    origin: 'rules of copies',
    cr: ['702.128a', '202.1b'],
    says: 'An embalmed or eternalized token has the mana cost of the card.',
  },
];
