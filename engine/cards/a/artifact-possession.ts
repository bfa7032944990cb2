import {
  activates,
  artifact,
  attachedBySource,
  becomesTapped,
  card,
  controllerOf,
  damage,
  eitherEvent,
  enchant,
  eventObject,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** Two damage for each use of an artifact. */
export const artifactPossession = card({
  name: 'Artifact Possession',
  cost: '{2}{B}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(artifact),
    triggered(
      eitherEvent(becomesTapped(attachedBySource), activates(attachedBySource, 'anyone', true)),
      damage(2, controllerOf(eventObject)),
    ),
  ],
  reading: readTwice('b9d6914b9b'),
});
