import type { Fault } from '../fault.ts';

/** Faults in copies of cards that are cast. In the order of their ids. */
export const castCopyFaults: readonly Fault[] = [
  {
    id: 'copied-card-castable-at-priority',
    file: 'rules/casting/permissions.ts',
    function: 'permittedElsewhere',
    find: `return [...byEffects, ...byThemselves(root, player)];`,
    replacement: `const linked = root.objects.flatMap((object) => {
    if (object === null || object.zone !== 'battlefield' || object.controller !== player) return [];
    return recordOf(object.record).abilities.flatMap((ability) => {
      if (ability.kind !== 'activated') return [];
      const effect = ability.effect.kind === 'may' ? ability.effect.effect : ability.effect;
      const cast = effect.kind === 'seq' ? effect.of[1] : undefined;
      if (cast?.kind !== 'castNow') return [];
      const permission = { source: object.id, address: addressOf(cast) };
      const pile = Object.values(object.links).flatMap((bound) => Object.values(bound)).flatMap((bound) => (bound.kind === 'objects' ? bound.ids : []));
      return pile.filter((card) => find(root, card)?.zone === 'exile').map((card) => ({ card, permission }));
    });
  });
  return [...byEffects, ...byThemselves(root, player), ...linked];`,
    clause: 'C1/now-or-never',
    property: 'cast-copies',
    origin: 'clause of C1',
    cr: ['608.2g'],
    says: 'The exiled card may be cast by a player who has priority.',
  },
  {
    id: 'copies-are-not-cast',
    file: 'rules/casting/cast.ts',
    function: 'becomeCast',
    find: `happen(g, () => log(g, { kind: 'cast', spell, player, from }));`,
    replacement: `if (the(g.root, spell).kind !== 'card copy') happen(g, () => log(g, { kind: 'cast', spell, player, from }));`,
    clause: 'C1/the-copy-is-cast',
    property: 'cast-copies',
    origin: 'clause of C1',
    cr: ['707.12'],
    says: 'A copy of a card is put on the stack and not cast.',
  },
  {
    id: 'copies-count-as-cards',
    file: 'evaluate/expression.ts',
    function: 'test',
    find: `return object.kind === 'card';`,
    replacement: `return object.kind !== 'token';`,
    clause: 'C1/copies-set-nothing-off',
    property: 'cast-copies',
    origin: 'clause of C1',
    cr: ['707.12', '108.2'],
    says: 'A copy of a card counts as a card.',
  },
  {
    id: 'copies-of-what-has-left',
    file: 'rules/resolution/copy-cards.ts',
    function: 'copyCards',
    find: `const object = find(g.root, id);`,
    replacement: `const object = find(g.root, id) ?? g.root.lastKnown[id]?.object ?? null;`,
    clause: 'C1/only-what-is-still-exiled',
    property: 'cast-copies',
    origin: 'clause of C1',
    cr: ['607.2a', '608.2h'],
    says: 'A card that has left exile is copied as it was.',
  },
  {
    id: 'no-copies-without-the-source',
    file: 'rules/resolution/copy-cards.ts',
    function: 'copyCards',
    find: `const times = amountOf(ctx, effect.times);`,
    replacement: `const times = find(g.root, ctx.source) === null ? 0 : amountOf(ctx, effect.times);`,
    clause: 'C1/though-the-source-is-gone',
    property: 'cast-copies',
    origin: 'clause of C1',
    cr: ['608.2h', '113.7a'],
    says: 'Nothing is copied once the source has left.',
  },
  {
    id: 'stormed-card-stays',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: `const from = ids.map((id) => the(g.root, id).zone);`,
    replacement: `if (effect.what.kind === 'eventObject' && effect.bind === 'stormed') return { stormed: { kind: 'objects', ids } };
  const from = ids.map((id) => the(g.root, id).zone);`,
    clause: 'C1/the-card-is-exiled',
    property: 'cast-copies',
    origin: 'clause of C1',
    cr: ['406.2'],
    says: 'The spell that set it off is not exiled.',
  },
  {
    id: 'uncast-copies-stay',
    file: 'rules/turn/state-based.ts',
    function: 'strayTokens',
    find: `object.kind === 'card'`,
    replacement: `object.kind === 'card' || object.kind === 'card copy'`,
    clause: 'C1/uncast-copies-cease',
    property: 'cast-copies',
    origin: 'clause of C1',
    cr: ['704.5e'],
    says: 'A copy of a card that was not cast stays in exile.',
  },
];
