import {
  bound,
  card,
  ifThen,
  land,
  matches,
  putOntoBattlefield,
  readTwice,
  returnToHand,
  revealTop,
  sequence,
  whenEnters,
} from '../../vocabulary/index.ts';

/** The top card, onto the battlefield if it is a land. */
export const coilingOracle = card({
  name: 'Coiling Oracle',
  cost: '{G}{U}',
  type: 'Creature - Snake Elf Druid',
  pt: '1/1',
  abilities: [
    whenEnters(
      sequence(
        revealTop(1, 'top'),
        ifThen(matches(bound('top'), land), putOntoBattlefield(bound('top'), 'you'), returnToHand(bound('top'))),
      ),
    ),
  ],
  reading: readTwice('7edc2c68de'),
});
