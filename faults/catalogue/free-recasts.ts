import type { Fault } from '../fault.ts';

const PROPERTY = 'free-recasts';

/** Faults in cards that are cast anew as what had exiled them leaves. In the order of their ids. */
export const freeRecastFaults: readonly Fault[] = [
  {
    id: 'recast-spell-costs-nothing-more',
    file: 'rules/casting/announce.ts',
    function: 'chooseAdditional',
    find: 'if (!cost.optional) chosen.push(cost);',
    replacement:
      'if (!cost.optional) chosen.push(...(g.root.lastKnown[g.root.objects.find((one) => one?.id === spell)?.spell?.permission?.source ?? 0] !== undefined ? [] : [cost]));',
    clause: 'Q6/mandatory-costs',
    property: PROPERTY,
    origin: 'trap of Q6',
    cr: ['118.8', '118.9d'],
    says: 'Mandatory additional costs of a spell cast anew are not paid.',
  },
  {
    id: 'recast-spell-for-another-cost',
    file: 'rules/casting/ways.ts',
    function: 'everyWay',
    find: `return [way('without paying', FREE)];`,
    replacement: `return root.lastKnown[permission?.source ?? 0] === undefined
        ? [way('without paying', FREE)]
        : [way('without paying', FREE), ...alternatives(root, card, player, seen, way).slice(0, 1)];`,
    clause: 'Q6/no-alternative-cost',
    property: PROPERTY,
    origin: 'trap of Q6',
    cr: ['118.9a'],
    says: 'A spell that is cast anew may be cast for an alternative cost.',
  },
  {
    id: 'recast-spell-not-kicked',
    file: 'rules/casting/announce.ts',
    function: 'chooseAdditional',
    find: 'again && canPayFor',
    replacement:
      'again && !(g.root.lastKnown[g.root.objects.find((one) => one?.id === spell)?.spell?.permission?.source ?? 0] !== undefined) && canPayFor',
    clause: 'Q6/optional-costs',
    property: PROPERTY,
    origin: 'trap of Q6',
    cr: ['118.8', '118.9d'],
    says: 'Optional additional costs cannot be paid for a spell cast anew.',
  },
  {
    id: 'recast-x-always-zero',
    file: 'rules/casting/announce.ts',
    function: 'announceX',
    find: 'if ((manaCost?.x ?? 0) > 0 && !hasX(way.cost)) return 0;',
    replacement:
      'if (!hasX(way.cost) && g.root.lastKnown[g.root.objects.find((one) => one?.id === spell)?.spell?.permission?.source ?? 0] !== undefined) return 0;',
    clause: 'Q7/x-in-an-additional-cost-only',
    property: PROPERTY,
    origin: 'trap of Q7',
    cr: ['107.3a', '107.3b'],
    says: 'X of every spell cast anew is 0, also where no mana cost has it.',
  },
  {
    id: 'recast-x-is-two',
    file: 'rules/casting/announce.ts',
    function: 'announceX',
    find: 'if ((manaCost?.x ?? 0) > 0 && !hasX(way.cost)) return 0;',
    replacement:
      'if ((manaCost?.x ?? 0) > 0 && !hasX(way.cost)) return !costs.some(hasX) && g.root.lastKnown[g.root.objects.find((one) => one?.id === spell)?.spell?.permission?.source ?? 0] !== undefined ? 2 : 0;',
    clause: 'Q7/only-zero',
    property: PROPERTY,
    origin: 'trap of Q7',
    cr: ['107.3b'],
    says: 'X of a spell cast anew is 2.',
  },
  {
    id: 'recast-x-of-additional-cost-chosen',
    file: 'rules/casting/announce.ts',
    function: 'announceX',
    find: '(manaCost?.x ?? 0) > 0 && !hasX(way.cost)',
    replacement:
      '(manaCost?.x ?? 0) > 0 && !hasX(way.cost) && !(costs.some(hasX) && g.root.lastKnown[g.root.objects.find((one) => one?.id === spell)?.spell?.permission?.source ?? 0] !== undefined)',
    clause: 'Q7/x-in-an-additional-cost-too',
    property: PROPERTY,
    origin: 'trap of Q7',
    cr: ['107.3b'],
    says: 'With X in an additional cost, too, X of a spell cast anew is chosen.',
  },
];
