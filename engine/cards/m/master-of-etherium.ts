import {
  all,
  anthem,
  artifact,
  card,
  count,
  creature,
  definesPT,
  modifyPT,
  other,
  readTwice,
  youControl,
} from '../../vocabulary/index.ts';

/** As big as there are artifacts, and the captain of artifact creatures. */
export const masterOfEtherium = card({
  name: 'Master of Etherium',
  cost: '{2}{U}',
  type: 'Artifact Creature - Vedalken Wizard',
  pt: '0/0',
  abilities: [
    definesPT(count(all(artifact, youControl)), count(all(artifact, youControl))),
    anthem(all(other, artifact, creature, youControl), modifyPT(1, 1)),
  ],
  reading: readTwice('ecd71a05f9'),
});
