import {
  all,
  card,
  createTokens,
  creature,
  dies,
  keywords,
  other,
  powerOf,
  putCounters,
  readTwice,
  source,
  tokenRecord,
  triggered,
  whenDies,
} from '../../vocabulary/index.ts';

/** She grows with every other death, and leaves as many Vampires as she was strong. */
export const elendaTheDuskRose = card({
  name: 'Elenda, the Dusk Rose',
  cost: '{2}{W}{B}',
  type: 'Legendary Creature - Vampire Knight',
  pt: '1/1',
  abilities: [
    ...keywords('lifelink'),
    triggered(dies(all(other, creature)), putCounters('+1/+1', 1)),
    whenDies(createTokens('Vampire', powerOf(source))),
  ],
  tokens: { Vampire: tokenRecord('Creature - Vampire', '1/1', ['W'], keywords('lifelink')) },
  reading: readTwice('adcac6630c'),
});
