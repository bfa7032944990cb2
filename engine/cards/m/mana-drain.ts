import {
  addMana,
  amountOf,
  beginningOf,
  bound,
  card,
  counterIt,
  delayed,
  does,
  eitherEvent,
  manaValueOf,
  readTwice,
  remember,
  sequence,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a spell, and adds as much mana as it cost in the next main phase. */
export const manaDrain = card({
  name: 'Mana Drain',
  cost: '{U}{U}',
  type: 'Instant',
  spell: does(
    sequence(
      remember(target(), 'drained'),
      counterIt(),
      delayed(
        eitherEvent(beginningOf('precombat main', 'you'), beginningOf('postcombat main', 'you')),
        addMana(amountOf('C', manaValueOf(bound('drained')))),
        ['drained'],
      ),
    ),
    targets(spell),
  ),
  reading: readTwice('89e9be05b9'),
});
