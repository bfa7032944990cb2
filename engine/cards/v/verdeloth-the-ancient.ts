import {
  all,
  anthem,
  any,
  card,
  cost,
  createTokens,
  creature,
  kicked,
  kicker,
  modifyPT,
  other,
  readTwice,
  subtype,
  tokenRecord,
  whenEnters,
  X,
} from '../../vocabulary/index.ts';

/** An X in the kicker: that many Saprolings, which it makes bigger along with Treefolk. */
export const verdelothTheAncient = card({
  name: 'Verdeloth the Ancient',
  cost: '{4}{G}{G}',
  type: 'Legendary Creature - Treefolk',
  pt: '4/7',
  additionalCosts: [kicker(cost('{X}'))],
  abilities: [
    anthem(all(creature, any(subtype('Saproling'), all(other, subtype('Treefolk')))), modifyPT(1, 1)),
    whenEnters(createTokens('Saproling', X), { onlyIf: kicked }),
  ],
  tokens: { Saproling: tokenRecord('Creature - Saproling', '1/1', ['G']) },
  reading: readTwice('aed1abf5c4'),
});
