import {
  activated,
  any,
  bottomInRandomOrder,
  bound,
  card,
  cost,
  exileFromTop,
  instant,
  mayCastFree,
  readTwice,
  sequence,
  sorcery,
  tap,
  targetAnOpponent,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** The next instant or sorcery of an opponent's library can be cast for nothing. */
export const chaosWand = card({
  name: 'Chaos Wand',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    activated(
      cost('{4}', tap),
      sequence(
        exileFromTop(any(instant, sorcery), 'exiled', 'found', targetPlayer()),
        mayCastFree(bound('found'), any(instant, sorcery)),
        bottomInRandomOrder(bound('exiled')),
      ),
      { targets: [targetAnOpponent] },
    ),
  ],
  reading: readTwice('dbb6bd7ec7'),
});
