import {
  all,
  basic,
  card,
  draw,
  land,
  may,
  readTwice,
  search,
  sequence,
  shuffle,
  whenDies,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A basic land as it arrives and a card as it dies, both at choice. */
export const solemnSimulacrum = card({
  name: 'Solemn Simulacrum',
  cost: '{4}',
  type: 'Artifact Creature - Golem',
  pt: '2/2',
  abilities: [
    whenEnters(may(sequence(search(all(basic, land), 'battlefield', true), shuffle()))),
    whenDies(may(draw())),
  ],
  reading: readTwice('7b1fd10cc5'),
});
