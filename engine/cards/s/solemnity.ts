import {
  all,
  any,
  artifact,
  card,
  creature,
  enchantment,
  inZone,
  land,
  readTwice,
  rule,
} from '../../vocabulary/index.ts';

/** Nobody and nothing gets counters, planeswalkers apart. */
export const solemnity = card({
  name: 'Solemnity',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'cantGetCounters', who: 'anyone' }),
    rule({
      kind: 'cantHaveCounters',
      counter: 'any',
      what: all(inZone('battlefield'), any(artifact, creature, enchantment, land)),
    }),
  ],
  reading: readTwice('a1a54ad2b3'),
});
