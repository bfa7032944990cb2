import {
  activated,
  all,
  card,
  cost,
  createTokens,
  creature,
  each,
  modifyPT,
  readTwice,
  tokenRecord,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Saprolings, and a turn of greater creatures. */
export const selesnyaGuildmage = card({
  name: 'Selesnya Guildmage',
  cost: '{G/W}{G/W}',
  type: 'Creature - Elf Wizard',
  pt: '2/2',
  abilities: [
    activated(cost('{3}{G}'), createTokens('Saproling')),
    activated(cost('{3}{W}'), untilEndOfTurn(each(all(creature, youControl)), modifyPT(1, 1))),
  ],
  tokens: { Saproling: tokenRecord('Creature - Saproling', '1/1', ['G']) },
  reading: readTwice('1133246d6d'),
});
