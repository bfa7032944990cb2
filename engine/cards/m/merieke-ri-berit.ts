import {
  activated,
  becomesUntapped,
  bound,
  card,
  cost,
  creature,
  delayed,
  destroyForGood,
  eitherEvent,
  gainControl,
  isSource,
  leaves,
  readTwice,
  remember,
  rule,
  sequence,
  tap,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Takes a creature, which dies as she untaps or leaves. */
export const meriekeRiBerit = card({
  name: 'Merieke Ri Berit',
  cost: '{W}{U}{B}',
  type: 'Legendary Creature - Human',
  pt: '1/1',
  abilities: [
    rule({ kind: 'doesntUntap', what: isSource }),
    activated(
      cost('', tap),
      sequence(
        remember(target(), 'taken'),
        gainControl(bound('taken'), 'for as long as you control the source'),
        delayed(eitherEvent(leaves(isSource), becomesUntapped(isSource)), destroyForGood(bound('taken')), ['taken']),
      ),
      { targets: [targets(creature)] },
    ),
  ],
  reading: readTwice('831688e265'),
});
