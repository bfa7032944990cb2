import type { Fault } from '../fault.ts';

/** Faults in how often loyalty abilities are activated. In the order of their ids. */
export const loyaltyFaults: readonly Fault[] = [
  {
    id: 'loyalty-paid-for-twice',
    file: 'rules/costs/total.ts',
    function: 'totalParts',
    find: 'return parts.map((part) => (isLoyalty(part) ? loyaltyPart(signed(known, part) + more) : part));',
    replacement:
      'return parts.flatMap((part) => (isLoyalty(part) && more > 0 ? [loyaltyPart(signed(known, part)), loyaltyPart(more)] : [part]));',
    clause: 'loyalty/one-cost-of-counters',
    property: 'loyalty',
    origin: 'rule 606.5',
    cr: ['606.5'],
    says: 'What adds to a loyalty cost is a second cost beside it.',
  },
  {
    id: 'loyalty-used-until-the-owners-turn',
    file: 'rules/turn/steps.ts',
    function: 'forgetActivations',
    find: 'status !== undefined && Object.keys',
    replacement:
      'status !== undefined && (status.activations.loyalty === undefined || atSlot(g.root, slot).owner === g.root.turn.active) && Object.keys',
    clause: 'loyalty/anew-in-each-turn',
    property: 'loyalty',
    origin: 'field bug B137',
    cr: ['606.3'],
    says: "A planeswalker that was used is so until its owner's next turn, whoever controls it.",
  },
  {
    id: 'two-loyalty-abilities-in-a-turn',
    file: 'rules/casting/may-activate.ts',
    function: 'isUsedUp',
    find: '(activations.loyalty ?? 0) > 0',
    replacement: '(activations.loyalty ?? 0) > 1',
    clause: 'loyalty/once-each-turn',
    property: 'loyalty',
    origin: 'field bug B137',
    cr: ['606.3'],
    says: 'Two loyalty abilities of a planeswalker may be activated in a turn.',
  },
];
