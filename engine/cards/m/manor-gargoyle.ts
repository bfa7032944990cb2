import {
  activated,
  card,
  cost,
  gains,
  keywords,
  matches,
  readTwice,
  source,
  staticAbility,
  untilEndOfTurn,
  withKeyword,
} from '../../vocabulary/index.ts';

/** It is safe as long as it defends. */
export const manorGargoyle = card({
  name: 'Manor Gargoyle',
  cost: '{5}',
  type: 'Artifact Creature - Gargoyle',
  pt: '4/4',
  abilities: [
    ...keywords('defender'),
    staticAbility(source, [gains('indestructible')], matches(source, withKeyword('defender'))),
    activated(cost('{1}'), untilEndOfTurn(source, { kind: 'lose', keyword: 'defender' }, gains('flying'))),
  ],
  reading: readTwice('1dfa09bd9c'),
});
