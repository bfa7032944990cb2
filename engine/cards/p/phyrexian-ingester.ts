import {
  all,
  card,
  creature,
  exile,
  linked,
  may,
  modifyPT,
  nontoken,
  powerOf,
  readTwice,
  source,
  staticAbility,
  target,
  targets,
  toughnessOf,
  whenEnters,
} from '../../vocabulary/index.ts';

/** It grows by what it exiled. */
export const phyrexianIngester = card({
  name: 'Phyrexian Ingester',
  cost: '{6}{U}',
  type: 'Creature - Phyrexian Beast',
  pt: '3/3',
  abilities: [
    whenEnters(may(exile(target(), 'imprinted')), { targets: [targets(all(creature, nontoken))] }),
    staticAbility(source, [modifyPT(powerOf(linked('imprinted')), toughnessOf(linked('imprinted')))]),
  ],
  reading: readTwice('860992ad15'),
});
