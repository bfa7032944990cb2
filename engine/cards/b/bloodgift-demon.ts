import {
  beginningOf,
  card,
  draw,
  keywords,
  loseLife,
  readTwice,
  sequence,
  targetAPlayer,
  targetPlayer,
  triggered,
} from '../../vocabulary/index.ts';

/** A card and a lost life in the upkeep, for some player. */
export const bloodgiftDemon = card({
  name: 'Bloodgift Demon',
  cost: '{3}{B}{B}',
  type: 'Creature - Demon',
  pt: '5/4',
  abilities: [
    ...keywords('flying'),
    triggered(beginningOf('upkeep', 'you'), sequence(draw(1, targetPlayer()), loseLife(1, targetPlayer())), {
      targets: [targetAPlayer],
    }),
  ],
  reading: readTwice('d463d8a817'),
});
