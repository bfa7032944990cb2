import {
  all,
  attacking,
  attacks,
  beginningOf,
  card,
  count,
  createTokens,
  creature,
  isSource,
  keywords,
  modifyPT,
  other,
  readTwice,
  rule,
  source,
  subtype,
  tokenRecord,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Its goblins attack whenever they can. */
export const goblinRabblemaster = card({
  name: 'Goblin Rabblemaster',
  cost: '{2}{R}',
  type: 'Creature - Goblin Warrior',
  pt: '2/2',
  abilities: [
    rule({ kind: 'mustAttack', what: all(other, creature, subtype('Goblin'), youControl) }),
    triggered(beginningOf('beginning of combat', 'you'), createTokens('Goblin')),
    triggered(attacks(isSource), untilEndOfTurn(source, modifyPT(count(all(other, attacking, subtype('Goblin'))), 0))),
  ],
  tokens: { Goblin: tokenRecord('Creature - Goblin', '1/1', ['R'], keywords('haste')) },
  reading: readTwice('ab62e879aa'),
});
