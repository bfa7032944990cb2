import type { Fault } from '../fault.ts';

const PROPERTY = 'exiled-spells';

/** Faults in exiling spells from the stack. In the order of their ids. */
export const exiledSpellFaults: readonly Fault[] = [
  {
    id: 'counter-to-exile-counters-all',
    file: 'rules/resolution/objects.ts',
    function: 'counterObjects',
    find: '!cantBeCountered(g.root, id)',
    replacement: `(effect.to === 'exile' || !cantBeCountered(g.root, id))`,
    clause: 'K6/counter-and-exile-does-nothing',
    property: PROPERTY,
    origin: 'trap of K6',
    cr: ['701.6a'],
    says: 'What counters a spell and exiles it does so to one that cannot be countered, too.',
  },
  {
    id: 'spells-are-not-exiled',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: '.filter((id) => find(g.root, id) !== null);',
    replacement: `.filter((id) => find(g.root, id) !== null && (the(g.root, id).zone !== 'stack' || cantBeCountered(g.root, id)));`,
    clause: 'K6/never-resolves',
    property: PROPERTY,
    origin: 'trap of K6',
    cr: ['406.2'],
    says: 'An effect that exiles a spell leaves it on the stack.',
  },
  {
    id: 'uncounterable-spells-not-exiled',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: '.filter((id) => find(g.root, id) !== null);',
    replacement: `.filter((id) => find(g.root, id) !== null)
    .filter((id) => effect.what.kind === 'target' || the(g.root, id).zone !== 'stack' || !cantBeCountered(g.root, id));`,
    clause: 'K6/though-it-cannot-be-countered',
    property: PROPERTY,
    origin: 'trap of K6',
    cr: ['701.6a'],
    says: 'A spell that cannot be countered is not exiled as it is cast, either.',
  },
  {
    id: 'uncounterable-targets-not-exiled',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: '.filter((id) => find(g.root, id) !== null);',
    replacement: `.filter((id) => find(g.root, id) !== null)
    .filter((id) => effect.what.kind !== 'target' || the(g.root, id).zone !== 'stack' || !cantBeCountered(g.root, id));`,
    clause: 'Q4/exiled-though-it-cannot-be-countered',
    property: PROPERTY,
    origin: 'trap of Q4',
    cr: ['701.6a'],
    says: 'A target spell that cannot be countered is not exiled, either.',
  },
];
