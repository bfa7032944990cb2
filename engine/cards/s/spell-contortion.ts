import {
  card,
  cost,
  counterUnlessPaid,
  does,
  draw,
  multikicker,
  readTwice,
  sequence,
  spell,
  targets,
  timesPaid,
} from '../../vocabulary/index.ts';

/** Taxes a spell, and draws by how often it was kicked. */
export const spellContortion = card({
  name: 'Spell Contortion',
  cost: '{2}{U}',
  type: 'Instant',
  additionalCosts: [multikicker(cost('{1}{U}'))],
  spell: does(sequence(counterUnlessPaid('{2}'), draw(timesPaid('kicker'))), targets(spell)),
  reading: readTwice('430c51e805'),
});
