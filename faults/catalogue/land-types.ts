import type { Fault } from '../fault.ts';

/** Faults in basic land types. In the order of their ids. */
export const landTypeFaults: readonly Fault[] = [
  {
    id: 'age-alone-counts',
    file: 'characteristics/dependency.ts',
    function: 'inDependencyOrder',
    find: 'return group.find((_, index) => isReady(waitsFor, index)) ?? null;',
    replacement: 'return group.find((_, index) => index === 0 || isReady(waitsFor, index)) ?? null;',
    clause: 'land-types/a-lost-ability-adds-nothing',
    property: 'land-types',
    origin: 'field bug B076',
    cr: ['613.8a', '305.7'],
    says: 'Effects apply by age alone: an older land adds types though a younger effect takes its text away.',
  },
  {
    id: 'the-oldest-type-counts',
    file: 'characteristics/dependency.ts',
    function: 'inDependencyOrder',
    find: 'one.timestamp - two.timestamp',
    replacement: "(layer === '4' ? two.timestamp - one.timestamp : one.timestamp - two.timestamp)",
    clause: 'land-types/in-order-of-age',
    property: 'land-types',
    origin: 'invariant',
    cr: ['613.7', '613.1d'],
    says: 'Of effects on types the youngest applies first.',
  },
];
