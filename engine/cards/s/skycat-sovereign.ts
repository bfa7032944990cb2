import {
  activated,
  all,
  card,
  cost,
  count,
  createTokens,
  creature,
  keywords,
  modifyPT,
  other,
  readTwice,
  source,
  staticAbility,
  tokenRecord,
  withKeyword,
  youControl,
} from '../../vocabulary/index.ts';

/** As large as there are flyers beside it. */
export const skycatSovereign = card({
  name: 'Skycat Sovereign',
  cost: '{W}{U}',
  type: 'Creature - Elemental Cat',
  pt: '1/1',
  abilities: [
    ...keywords('flying'),
    staticAbility(source, [
      modifyPT(
        count(all(other, creature, youControl, withKeyword('flying'))),
        count(all(other, creature, youControl, withKeyword('flying'))),
      ),
    ]),
    activated(cost('{2}{W}{U}'), createTokens('Cat Bird')),
  ],
  tokens: { 'Cat Bird': tokenRecord('Creature - Cat Bird', '1/1', ['W'], keywords('flying')) },
  reading: readTwice('bf7e8ea970'),
});
