import {
  addColors,
  all,
  alsoTypes,
  card,
  creature,
  does,
  inZone,
  putOntoBattlefieldBeing,
  readTwice,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Brings a creature back as a black Zombie besides. */
export const riseFromTheGrave = card({
  name: 'Rise from the Grave',
  cost: '{4}{B}',
  type: 'Sorcery',
  spell: does(
    putOntoBattlefieldBeing(target(), 'you', addColors('B'), alsoTypes([], ['Zombie'])),
    targets(all(inZone('graveyard'), creature)),
  ),
  reading: readTwice('7a27216ae4'),
});
