import {
  activated,
  becomesCreature,
  card,
  cost,
  gains,
  mana,
  readTwice,
  source,
  tapFor,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A land that flies and infects for a turn. */
export const inkmothNexus = card({
  name: 'Inkmoth Nexus',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(
      cost('{1}'),
      untilEndOfTurn(
        source,
        ...becomesCreature(['artifact', 'creature'], ['Phyrexian', 'Blinkmoth'], 1, 1),
        gains('flying', 'infect'),
      ),
    ),
  ],
  reading: readTwice('ef8ad5838d'),
});
