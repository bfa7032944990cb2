import {
  beginningOf,
  bound,
  card,
  createTokens,
  delayed,
  does,
  keywords,
  readTwice,
  sacrificeThese,
  sequence,
  tokenRecord,
  you,
} from '../../vocabulary/index.ts';

/** Three Humans for a turn. */
export const thatcherRevolt = card({
  name: 'Thatcher Revolt',
  cost: '{2}{R}',
  type: 'Sorcery',
  spell: does(
    sequence(
      createTokens('Human', 3, you, 'made'),
      delayed(beginningOf('end', 'anyone'), sacrificeThese(bound('made')), ['made']),
    ),
  ),
  tokens: { Human: tokenRecord('Creature - Human', '1/1', ['R'], keywords('haste')) },
  reading: readTwice('21eb134848'),
});
