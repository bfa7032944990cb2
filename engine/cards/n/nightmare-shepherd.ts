import {
  all,
  card,
  createCopyTokens,
  creature,
  dies,
  eventObject,
  exile,
  ifThen,
  keywords,
  may,
  nontoken,
  other,
  readTwice,
  remembered,
  sequence,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** What dies is exiled, if its controller likes, and comes again as a small Nightmare. */
export const nightmareShepherd = card({
  name: 'Nightmare Shepherd',
  cost: '{2}{B}{B}',
  type: 'Enchantment Creature - Demon',
  pt: '4/4',
  abilities: [
    ...keywords('flying'),
    triggered(
      dies(all(other, creature, nontoken, youControl)),
      may(
        sequence(
          exile(eventObject, 'exiled'),
          ifThen(
            remembered('exiled'),
            createCopyTokens(eventObject, 1, [
              { kind: 'setPT', power: 1, toughness: 1 },
              { kind: 'addTypes', types: [], subtypes: ['Nightmare'] },
            ]),
          ),
        ),
      ),
    ),
  ],
  reading: readTwice('35b8380143'),
});
