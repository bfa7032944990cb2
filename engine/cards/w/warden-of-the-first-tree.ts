import {
  activated,
  card,
  continuous,
  cost,
  gains,
  ifThen,
  matches,
  putCounters,
  readTwice,
  setBasePT,
  setCreatureTypes,
  source,
  subtype,
} from '../../vocabulary/index.ts';

/** It grows in three steps. */
export const wardenOfTheFirstTree = card({
  name: 'Warden of the First Tree',
  cost: '{G}',
  type: 'Creature - Human',
  pt: '1/1',
  abilities: [
    activated(cost('{1}{W/B}'), continuous(source, 'forever', setCreatureTypes(['Human', 'Warrior']), setBasePT(3, 3))),
    activated(
      cost('{2}{W/B}{W/B}'),
      ifThen(
        matches(source, subtype('Warrior')),
        continuous(source, 'forever', setCreatureTypes(['Human', 'Spirit', 'Warrior']), gains('trample', 'lifelink')),
      ),
    ),
    activated(cost('{3}{W/B}{W/B}{W/B}'), ifThen(matches(source, subtype('Spirit')), putCounters('+1/+1', 5))),
  ],
  reading: readTwice('78b3ca982a'),
});
