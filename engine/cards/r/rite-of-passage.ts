import {
  all,
  card,
  creature,
  eventObject,
  putCounters,
  readTwice,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Damage makes creatures grow. */
export const riteOfPassage = card({
  name: 'Rite of Passage',
  cost: '{2}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({ kind: 'isDealtDamage', what: all(creature, youControl) }, putCounters('+1/+1', 1, eventObject)),
  ],
  reading: readTwice('15d4ec371f'),
});
