import {
  abilityOnStack,
  all,
  card,
  chooseModes,
  counterIt,
  createCopyTokens,
  creature,
  draw,
  land,
  mode,
  not,
  readTwice,
  returnToHand,
  spell,
  target,
  targetAPlayer,
  targetPlayer,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Up to five good things at once. */
export const sublimeEpiphany = card({
  name: 'Sublime Epiphany',
  cost: '{4}{U}{U}',
  type: 'Instant',
  spell: chooseModes(
    1,
    5,
    mode('counter a spell', counterIt(), targets(spell)),
    mode('counter an ability', counterIt(), targets(abilityOnStack)),
    mode('a nonland permanent back to hand', returnToHand(), targets(not(land))),
    mode('a copy of a creature', createCopyTokens(target()), targets(all(creature, youControl))),
    mode('a player draws a card', draw(1, targetPlayer()), targetAPlayer),
  ),
  reading: readTwice('7bbbb5fd38'),
});
