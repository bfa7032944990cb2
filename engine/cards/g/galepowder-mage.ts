import {
  all,
  attacks,
  beginningOf,
  bound,
  card,
  creature,
  delayed,
  exile,
  isSource,
  keywords,
  other,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
  triggered,
} from '../../vocabulary/index.ts';

/** As it attacks, another creature goes and comes back at the next end step. */
export const galepowderMage = card({
  name: 'Galepowder Mage',
  cost: '{3}{W}',
  type: 'Creature - Kithkin Wizard',
  pt: '3/3',
  abilities: [
    ...keywords('flying'),
    triggered(
      attacks(isSource),
      sequence(
        exile(target(), 'exiled'),
        delayed(beginningOf('end', 'anyone'), putOntoBattlefield(bound('exiled'), 'owner'), ['exiled']),
      ),
      { targets: [targets(all(other, creature))] },
    ),
  ],
  reading: readTwice('9f1cab5f55'),
});
