import {
  any,
  card,
  casts,
  copySpell,
  cost,
  eventObject,
  instant,
  mayPay,
  readTwice,
  sorcery,
  triggered,
} from '../../vocabulary/index.ts';

/** Copies each instant or sorcery of its controller who pays for it. */
export const mirari = card({
  name: 'Mirari',
  cost: '{5}',
  type: 'Legendary Artifact',
  abilities: [triggered(casts('you', any(instant, sorcery)), mayPay(cost('{3}'), copySpell(eventObject)))],
  reading: readTwice('66d7455c18'),
});
