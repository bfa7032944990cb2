import type { Fault } from '../fault.ts';

/** Faults in what is given and taken by effects of different ages. In the order of their ids. */
export const grantedKeywordFaults: readonly Fault[] = [
  {
    id: 'grants-are-always-later',
    file: 'characteristics/effects.ts',
    function: 'staticEffects',
    find: 'timestamp: Math.max(objectTimestamp(work.object),',
    replacement:
      "timestamp: Math.max(ability.affects.kind === 'attached' ? Number.MAX_SAFE_INTEGER : objectTimestamp(work.object),",
    clause: 'granted-keywords/a-later-loss-takes-it',
    property: 'granted-keywords',
    origin: 'invariant',
    cr: ['613.7'],
    says: 'What an Aura gives applies after all else, however old the Aura is.',
  },
  {
    id: 'grants-vanish-as-others-come',
    file: 'characteristics/effects.ts',
    function: 'staticEffects',
    find: 'timestamp: Math.max(objectTimestamp(work.object),',
    replacement:
      'timestamp: Math.max(work.object.attachedTo !== null && shop.permanents.some(({ object }) => object.timestamp > work.object.attachedAt) ? 0 : objectTimestamp(work.object),',
    clause: 'granted-keywords/a-later-grant-stays',
    property: 'granted-keywords',
    origin: 'field bug B081',
    cr: ['613.7', '613.7e'],
    says: 'What an Aura gives is lost to what takes abilities as soon as another permanent has entered.',
  },
];
