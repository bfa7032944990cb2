import {
  activated,
  all,
  card,
  cost,
  creature,
  enters,
  eventObject,
  gainLife,
  other,
  populate,
  readTwice,
  tap,
  toughnessOf,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Life for each creature, and another token. */
export const trostaniSelesnyasVoice = card({
  name: "Trostani, Selesnya's Voice",
  cost: '{G}{G}{W}{W}',
  type: 'Legendary Creature - Dryad',
  pt: '2/5',
  abilities: [
    triggered(enters(all(other, creature, youControl)), gainLife(toughnessOf(eventObject))),
    activated(cost('{1}{G}{W}', tap), populate()),
  ],
  reading: readTwice('fe6ce5cbdd'),
});
