import {
  card,
  compare,
  keywords,
  lifeOf,
  modifyPT,
  readTwice,
  source,
  staticAbility,
  you,
} from '../../vocabulary/index.ts';

/** Twice the size while life is high. */
export const divinityOfPride = card({
  name: 'Divinity of Pride',
  cost: '{W/B}{W/B}{W/B}{W/B}{W/B}',
  type: 'Creature - Spirit Avatar',
  pt: '4/4',
  abilities: [
    ...keywords('flying', 'lifelink'),
    staticAbility(source, [modifyPT(4, 4)], compare(lifeOf(you), 'at least', 25)),
  ],
  reading: readTwice('208cca6f52'),
});
