import {
  activated,
  all,
  alsoTypes,
  artifact,
  becomesBlocked,
  blocks,
  card,
  cost,
  creature,
  eitherEvent,
  isSource,
  manaValueOf,
  modifyPT,
  not,
  readTwice,
  setBasePT,
  source,
  target,
  targets,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Fights badly, and wakes artifacts for the turn. */
export const karnSilverGolem = card({
  name: 'Karn, Silver Golem',
  cost: '{5}',
  type: 'Legendary Artifact Creature - Golem',
  pt: '4/4',
  abilities: [
    triggered(eitherEvent(blocks(isSource), becomesBlocked(isSource)), untilEndOfTurn(source, modifyPT(-4, 4))),
    activated(
      cost('{1}'),
      untilEndOfTurn(
        target(),
        alsoTypes(['artifact', 'creature']),
        setBasePT(manaValueOf(target()), manaValueOf(target())),
      ),
      { targets: [targets(all(artifact, not(creature)))] },
    ),
  ],
  reading: readTwice('13f6b19652'),
});
