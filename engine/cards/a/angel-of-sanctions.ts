import {
  all,
  card,
  embalm,
  exileUntilSourceLeaves,
  keywords,
  land,
  may,
  not,
  opponentControls,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A permanent goes while it stays, and once more. */
export const angelOfSanctions = card({
  name: 'Angel of Sanctions',
  cost: '{3}{W}{W}',
  type: 'Creature - Angel',
  pt: '3/4',
  abilities: [
    ...keywords('flying'),
    whenEnters(may(exileUntilSourceLeaves()), { targets: [targets(all(not(land), opponentControls))] }),
    embalm('{5}{W}'),
  ],
  reading: readTwice('4a7adcd801'),
});
