import {
  activated,
  all,
  any,
  artifact,
  card,
  colorless,
  cost,
  exileTop,
  mayCastFrom,
  payLife,
  readTwice,
  rule,
  tap,
  youOwn,
} from '../../vocabulary/index.ts';

/** An artifact or colourless card on top of the library can be cast, or the top card exiled. */
export const mysticForge = card({
  name: 'Mystic Forge',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    rule({ kind: 'topCardSeen', by: 'you' }),
    rule(mayCastFrom('library', all(any(artifact, colorless), youOwn))),
    activated(cost('', tap, payLife(1)), exileTop(1, 'exiled')),
  ],
  reading: readTwice('32c93593e0'),
});
