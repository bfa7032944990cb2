import type { Fault } from '../fault.ts';

/** Faults in playing from a graveyard to which nothing goes. In the order of their ids. */
export const emptiedGraveyardFaults: readonly Fault[] = [
  {
    id: 'buyback-always-before-exile',
    file: 'rules/events/move.ts',
    function: 'replaced',
    find: 'const chosen = yield* chooseReplacement(g, applicable, affectedPlayer(g.root, object.id));',
    replacement: `const back = applicable.find(({ address }) => address === 'buyback');
    const chosen = back ?? (yield* chooseReplacement(g, applicable, affectedPlayer(g.root, object.id)));`,
    clause: 'S1/buyback-or-exile',
    property: 'emptied-graveyards',
    origin: 'trap of S1',
    cr: ['616.1', '702.27a'],
    says: 'A spell with buyback goes back to the hand, whatever else would replace the graveyard: nobody is asked.',
  },
  {
    id: 'effect-spares-its-own-card',
    file: 'rules/events/move.ts',
    function: 'otherReplacements',
    find: 'return matches(contextOf(root, has), what, move.id);',
    replacement: 'return has.source !== move.id && matches(contextOf(root, has), what, move.id);',
    clause: 'G3/the-effect-exiles-its-own-card',
    property: 'emptied-graveyards',
    origin: 'trap of G3',
    cr: ['608.2n', '614.6'],
    says: 'An effect that keeps cards from the graveyard lets its own card go there.',
  },
  {
    id: 'emptied-graveyard-for-spells-only',
    file: 'rules/events/move.ts',
    function: 'otherReplacements',
    find: "(from !== 'anywhere' && from !== object.zone)",
    replacement: "(from === 'anywhere' ? object.zone !== 'stack' : from !== object.zone)",
    clause: 'G3/cards-are-exiled-instead',
    property: 'emptied-graveyards',
    origin: 'clause of G3',
    cr: ['614.6'],
    says: 'What keeps cards from the graveyard keeps only spells from it.',
  },
  {
    id: 'graveyard-lands-are-no-land-play',
    file: 'rules/game/play.ts',
    function: 'act',
    find: 'playerState(g.root, player).landsPlayed + 1',
    replacement:
      'playerState(g.root, player).landsPlayed + ((g.root.hands[player] ?? []).some((slot) => g.root.objects[slot]?.id === action.card) ? 1 : 0)',
    clause: 'G3/a-land-takes-the-land-play',
    property: 'emptied-graveyards',
    origin: 'clause of G3',
    cr: ['305.2'],
    says: 'A land played from the graveyard does not count as the land of the turn.',
  },
  {
    id: 'tokens-exiled-instead',
    file: 'rules/events/move.ts',
    function: 'otherReplacements',
    find: 'return matches(contextOf(root, has), what, move.id);',
    replacement: `const [first] = what.kind === 'all' ? what.of : [];
      return matches(contextOf(root, has), object.kind === 'token' && first !== undefined ? first : what, move.id);`,
    clause: 'G3/tokens-die',
    property: 'emptied-graveyards',
    origin: 'contrast of G3',
    cr: ['111.8'],
    says: 'Tokens are exiled where cards would be.',
  },
];
