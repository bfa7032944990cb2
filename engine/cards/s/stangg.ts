import {
  bound,
  card,
  createTokens,
  delayed,
  exile,
  is,
  isSource,
  leaves,
  readTwice,
  sacrificeThese,
  sequence,
  tokenRecord,
  whenEnters,
  you,
} from '../../vocabulary/index.ts';

/** A twin that goes when it goes, and that it goes with. */
export const stangg = card({
  name: 'Stangg',
  cost: '{4}{R}{G}',
  type: 'Legendary Creature - Human Warrior',
  pt: '3/4',
  abilities: [
    whenEnters(
      sequence(
        createTokens('Stangg Twin', 1, you, 'twin'),
        delayed(leaves(isSource), exile(bound('twin')), ['twin']),
        delayed(leaves(is(bound('twin'))), sacrificeThese(), ['twin']),
      ),
    ),
  ],
  tokens: {
    'Stangg Twin': tokenRecord('Legendary Creature - Human Warrior', '3/4', ['R', 'G'], [], 'Stangg Twin'),
  },
  reading: readTwice('497404664c'),
});
