import {
  all,
  bound,
  card,
  choose,
  creature,
  does,
  ifThen,
  inZone,
  putOntoBattlefield,
  readTwice,
  remembered,
  sacrificeThese,
  sequence,
  target,
  targets,
  youControl,
  youOwn,
} from '../../vocabulary/index.ts';

/** Two creature cards come back for a creature that is sacrificed. */
export const victimize = card({
  name: 'Victimize',
  cost: '{2}{B}',
  type: 'Sorcery',
  spell: does(
    sequence(
      choose(all(creature, youControl), 'victim'),
      ifThen(
        remembered('victim'),
        sequence(sacrificeThese(bound('victim')), putOntoBattlefield(target(), 'owner', true)),
      ),
    ),
    targets(all(creature, inZone('graveyard'), youOwn), 2),
  ),
  reading: readTwice('6f6437f9c4'),
});
