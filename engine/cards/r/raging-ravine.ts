import {
  activated,
  attacks,
  becomesCreature,
  card,
  cost,
  entersTapped,
  grants,
  isSource,
  oneOf,
  putCounters,
  readTwice,
  setColors,
  source,
  tapFor,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A land that fights and grows. */
export const ragingRavine = card({
  name: 'Raging Ravine',
  cost: '',
  type: 'Land',
  abilities: [
    entersTapped,
    tapFor(oneOf('R', 'G')),
    activated(
      cost('{2}{R}{G}'),
      untilEndOfTurn(
        source,
        ...becomesCreature(['creature'], ['Elemental'], 3, 3),
        setColors('R', 'G'),
        grants(triggered(attacks(isSource), putCounters('+1/+1', 1))),
      ),
    ),
  ],
  reading: readTwice('32b6ff20f6'),
});
