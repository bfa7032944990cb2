import {
  all,
  card,
  creature,
  does,
  gainLife,
  greatest,
  loseLife,
  readTwice,
  sequence,
  targetAPlayer,
  targetPlayer,
  youControl,
} from '../../vocabulary/index.ts';

/** Life from one to another, as much as the strongest creature has power. */
export const essenceHarvest = card({
  name: 'Essence Harvest',
  cost: '{2}{B}',
  type: 'Sorcery',
  spell: does(
    sequence(
      loseLife(greatest('power', all(creature, youControl)), targetPlayer()),
      gainLife(greatest('power', all(creature, youControl))),
    ),
    targetAPlayer,
  ),
  reading: readTwice('b080f2210a'),
});
