import {
  card,
  cost,
  counterUnlessPaid,
  does,
  readTwice,
  replicate,
  replicated,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Taxes a spell, again and again. */
export const loseFocus = card({
  name: 'Lose Focus',
  cost: '{1}{U}',
  type: 'Instant',
  additionalCosts: [replicate(cost('{U}'))],
  abilities: [replicated],
  spell: does(counterUnlessPaid('{2}'), targets(spell)),
  reading: readTwice('600272ae68'),
});
