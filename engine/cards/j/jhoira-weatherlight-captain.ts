import { any, artifact, card, casts, draw, legendary, readTwice, subtype, triggered } from '../../vocabulary/index.ts';

/** A card for each historic spell. */
export const jhoiraWeatherlightCaptain = card({
  name: 'Jhoira, Weatherlight Captain',
  cost: '{2}{U}{R}',
  type: 'Legendary Creature - Human Artificer',
  pt: '3/3',
  abilities: [triggered(casts('you', any(legendary, artifact, subtype('Saga'))), draw())],
  reading: readTwice('17e878caa4'),
});
