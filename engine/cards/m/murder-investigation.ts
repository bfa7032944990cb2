import {
  all,
  attached,
  card,
  createTokens,
  creature,
  dies,
  enchant,
  eventObject,
  is,
  powerOf,
  readTwice,
  tokenRecord,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** The enchanted creature leaves as many Soldiers as it had power. */
export const murderInvestigation = card({
  name: 'Murder Investigation',
  cost: '{1}{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(all(creature, youControl)),
    triggered(dies(is(attached)), createTokens('Soldier', powerOf(eventObject))),
  ],
  tokens: { Soldier: tokenRecord('Creature - Soldier', '1/1', ['W']) },
  reading: readTwice('7e25ca73ea'),
});
