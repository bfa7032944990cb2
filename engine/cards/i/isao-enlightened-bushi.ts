import {
  activated,
  bushido,
  cantBeCountered,
  card,
  cost,
  readTwice,
  regenerateIt,
  subtype,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** No one counters this Samurai, who saves Samurai. */
export const isaoEnlightenedBushi = card({
  name: 'Isao, Enlightened Bushi',
  cost: '{2}{G}',
  type: 'Legendary Creature - Human Samurai',
  pt: '2/1',
  abilities: [
    cantBeCountered,
    bushido(2),
    activated(cost('{2}'), regenerateIt(target()), { targets: [targets(subtype('Samurai'))] }),
  ],
  reading: readTwice('0376c08721'),
});
