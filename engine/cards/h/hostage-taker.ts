import {
  all,
  any,
  artifact,
  bound,
  card,
  creature,
  exileUntilSourceLeaves,
  exists,
  forGood,
  ifThen,
  inZone,
  is,
  mayCastFrom,
  other,
  readTwice,
  rule,
  sequence,
  target,
  targets,
  USUAL_TERMS,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A creature or artifact is exiled until it leaves, and may be cast from exile by its controller meanwhile. */
export const hostageTaker = card({
  name: 'Hostage Taker',
  cost: '{2}{U}{B}',
  type: 'Creature - Human Pirate',
  pt: '2/3',
  abilities: [
    whenEnters(
      sequence(
        exileUntilSourceLeaves(target(), 'hostage'),
        ifThen(
          exists(all(inZone('exile'), is(bound('hostage')))),
          forGood(rule(mayCastFrom('exile', is(bound('hostage')), { terms: { ...USUAL_TERMS, mana: 'any type' } }))),
        ),
      ),
      { targets: [targets(all(other, any(creature, artifact)))] },
    ),
  ],
  reading: readTwice('b6f616fc1f'),
});
