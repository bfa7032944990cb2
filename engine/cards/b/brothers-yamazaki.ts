import {
  all,
  anthem,
  bushido,
  card,
  compare,
  count,
  creature,
  gains,
  modifyPT,
  named,
  other,
  readTwice,
  rule,
} from '../../vocabulary/index.ts';

/** Exactly two of them get along. */
export const brothersYamazaki = card({
  name: 'Brothers Yamazaki',
  cost: '{2}{R}',
  type: 'Legendary Creature - Human Samurai',
  pt: '2/1',
  abilities: [
    bushido(1),
    rule(
      { kind: 'legendRuleOff', what: named('Brothers Yamazaki') },
      compare(count(named('Brothers Yamazaki')), 'exactly', 2),
    ),
    anthem(all(other, creature, named('Brothers Yamazaki')), modifyPT(2, 2), gains('haste')),
  ],
  reading: readTwice('de507f6981'),
});
