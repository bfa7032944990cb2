import type { Fault } from '../fault.ts';

/** Faults in spells that are cast while something resolves. In the order of their ids. */
export const castMeanwhileFaults: readonly Fault[] = [
  {
    id: 'a-card-stays-above',
    file: 'rules/resolution/cards.ts',
    function: 'bottomInRandomOrder',
    find: `const there = ids.filter((id) => find(g.root, id) !== null);`,
    replacement: `const there = ids.filter((id) => find(g.root, id) !== null).slice(1);`,
    clause: 'C2/the-rest-to-the-bottom',
    property: 'cast-meanwhile',
    origin: 'clause of C2',
    cr: ['607.2a'],
    says: 'One of the cards is not put under the library.',
  },
  {
    id: 'digs-only-for-the-spell',
    file: 'rules/resolution/cards.ts',
    function: 'exileFromTop',
    find: `const exiled: ObjectId[] = [];`,
    replacement: `const own = ctx.bound.spells;
  if (own?.kind === 'objects' && own.ids.length === 0) return {};
  const exiled: ObjectId[] = [];`,
    clause: 'C2/digs-though-the-spell-is-gone',
    property: 'cast-meanwhile',
    origin: 'clause of C2',
    cr: ['608.2c'],
    says: 'Nothing comes from the library once the spell is gone.',
  },
  {
    id: 'lands-are-cast',
    file: 'rules/resolution/cast-now.ts',
    function: 'isOffered',
    find: `if (object === null || (who.kind === 'ownerOf' && object.owner !== player)) return false;`,
    replacement: `if (object === null || (who.kind === 'ownerOf' && object.owner !== player)) return false;
  if (derive(g.root).characteristics(card)?.types.includes('land') === true) return true;`,
    clause: 'C2/no-lands',
    property: 'cast-meanwhile',
    origin: 'clause of C2',
    cr: ['601.1a', '305.9'],
    says: 'A land is offered as a spell.',
  },
  {
    id: 'no-target-no-matter',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveSpell',
    find: `if (legal === null) {`,
    replacement: `if (legal === null && instructed !== null && JSON.stringify(instructed.effect).includes('castNow')) {
    yield* resolveInstantOrSorcery(g, object, state, ctx, instructed, state.targets.map(() => []));
  } else if (legal === null) {`,
    clause: 'C2/without-a-target-nothing',
    property: 'cast-meanwhile',
    origin: 'clause of C2',
    cr: ['608.2b'],
    says: 'A spell without a legal target still lets its controller cast another.',
  },
  {
    id: 'offered-one-at-a-time',
    file: 'rules/resolution/cast-now.ts',
    function: 'castSome',
    find: `askForObjects(g, asking, options, 0, 1)`,
    replacement: `askForObjects(g, asking, options.slice(0, 1), 0, 1)`,
    clause: 'C2/each-in-any-order',
    property: 'cast-meanwhile',
    origin: 'clause of C2',
    cr: ['608.2g', '707.12a'],
    says: 'Several spells are cast in the order in which their cards came.',
  },
  {
    id: 'spell-leaves-before-its-effects',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveInstantOrSorcery',
    find: `const division = divisionOf(state, legal);`,
    replacement: `if (JSON.stringify(instructed.effect).includes('castNow')) yield* moveOne(g, moveOf(object.id, 'graveyard', 'resolution'));
  const division = divisionOf(state, legal);`,
    clause: 'C2/the-spell-is-still-there',
    property: 'cast-meanwhile',
    origin: 'clause of C2',
    cr: ['608.2n'],
    says: 'A spell goes to the graveyard before its instructions are followed.',
  },
  {
    id: 'the-dead-leave-at-once',
    file: 'rules/resolution/perform.ts',
    function: 'inSequence',
    find: `bound = { ...bound, ...(yield* performPart(g, seen, part)) };`,
    replacement: `bound = { ...bound, ...(yield* performPart(g, seen, part)) };
    if (part.kind !== 'damage') continue;
    const dead = g.root.battlefield.flatMap((slot) => {
      const own = g.root.objects[slot] ?? null;
      const toughness = own === null ? null : (derive(g.root).characteristics(own.id)?.toughness ?? null);
      const marked = g.root.status[slot]?.damage ?? 0;
      return own !== null && toughness !== null && marked > 0 && marked >= toughness ? [own.id] : [];
    });
    yield* destroy(g, dead, true);`,
    clause: 'C2/no-state-based-actions',
    property: 'cast-meanwhile',
    origin: 'clause of C2',
    cr: ['704.4'],
    says: 'What was dealt lethal damage dies while the spell resolves.',
  },
  {
    id: 'uncast-goes-to-the-graveyard',
    file: 'rules/resolution/perform.ts',
    function: 'performPart',
    find: `return yield* castWhileResolving(g, ctx, effect);`,
    replacement: `{
        const cast = yield* castWhileResolving(g, ctx, effect);
        if (effect.from.kind === 'bound')
          yield* moveObjects(g, ctx, { kind: 'move', what: effect.from, to: 'graveyard', position: 'top', under: 'owner', tapped: false, bind: null, attacking: 'no', counters: null, being: [], untilSourceLeaves: false });
        return cast;
      }`,
    clause: 'C2/uncast-stays-in-exile',
    property: 'cast-meanwhile',
    origin: 'clause of C2',
    cr: ['608.2g'],
    says: 'Cards that were not cast go from exile to the graveyard.',
  },
  {
    id: 'uncast-is-exiled',
    file: 'rules/resolution/perform.ts',
    function: 'performPart',
    find: `return yield* castWhileResolving(g, ctx, effect);`,
    replacement: `{
        const cast = yield* castWhileResolving(g, ctx, effect);
        if (effect.from.kind === 'target')
          yield* moveObjects(g, ctx, { kind: 'move', what: effect.from, to: 'exile', position: 'top', under: 'owner', tapped: false, bind: null, attacking: 'no', counters: null, being: [], untilSourceLeaves: false });
        return cast;
      }`,
    clause: 'C2/uncast-stays-in-the-graveyard',
    property: 'cast-meanwhile',
    origin: 'clause of C2',
    cr: ['608.2g'],
    says: 'A card that was not cast from a graveyard is exiled.',
  },
];
