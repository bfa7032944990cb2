import {
  activated,
  addRestrictedMana,
  all,
  anyOneColor,
  card,
  choosesCreatureType,
  cost,
  creature,
  mana,
  ofChosenSubtype,
  readTwice,
  tap,
  tapFor,
} from '../../vocabulary/index.ts';

/** Any colour for creature spells of one creature type, and then they cannot be countered. */
export const cavernOfSouls = card({
  name: 'Cavern of Souls',
  cost: '',
  type: 'Land',
  abilities: [
    choosesCreatureType,
    tapFor(mana('{C}')),
    activated(
      cost('', tap),
      addRestrictedMana(
        anyOneColor(),
        { kind: 'cast', what: all(creature, ofChosenSubtype('creature type')) },
        { kind: 'cantBeCountered', what: all(creature, ofChosenSubtype('creature type')) },
      ),
    ),
  ],
  reading: readTwice('e0e1e78b4f'),
});
