import type { Fault } from '../fault.ts';

/** Faults in how permanents enter the battlefield. In the order of their ids. */
export const enteringFaults: readonly Fault[] = [
  {
    id: 'cast-creatures-are-exiled-too',
    file: 'rules/events/enter.ts',
    function: 'changesFor',
    find: 'if (!matches(ctx, has.replaces.what, id)) return [];',
    replacement:
      "const uncast = ctx.sight.root.objects.map((object) => (object?.id === id ? { ...object, origin: null } : object));\n    const asked = has.replaces.change.kind === 'exiledInstead' ? { ...ctx, sight: derive({ ...ctx.sight.root, objects: uncast }) } : ctx;\n    if (!matches(asked, has.replaces.what, id)) return [];",
    clause: 'entering/cast-creatures-enter',
    property: 'entering',
    origin: 'invariant',
    cr: ['614.1a', '614.12'],
    says: 'What is to be exiled unless it was cast is exiled though it was.',
  },
  {
    id: 'enters-by-its-text',
    file: 'rules/events/enter.ts',
    function: 'changed',
    find: 'const found = changesFor(root, id, comer, g.root)',
    replacement:
      'const alone = { ...root, battlefield: root.battlefield.slice(-1) };\n    const found = [...changesFor(root, id, comer, g.root), ...changesFor(alone, id, comer, g.root)]',
    clause: 'entering/lost-abilities-change-nothing',
    property: 'entering',
    origin: 'field bugs B077, B078',
    cr: ['614.12', '305.7'],
    says: 'A permanent enters as its text says, although it has no abilities there.',
  },
  {
    id: 'exiled-by-its-printed-types',
    file: 'rules/events/enter.ts',
    function: 'changesFor',
    find: 'if (!matches(ctx, has.replaces.what, id)) return [];',
    replacement: `if (!matches(ctx, has.replaces.what, id)) return [];
    const printed = comer.kind === 'moves' ? recordOf(the(now, comer.id).record).types : [];
    if (has.replaces.change.kind === 'exiledInstead' && !printed.includes('creature')) return [];`,
    clause: 'entering/exiled-as-what-it-would-be',
    property: 'entering',
    origin: 'invariant',
    cr: ['614.12'],
    says: 'A land that would be a creature enters though creatures are exiled instead.',
  },
  {
    id: 'gods-are-exiled-as-creatures',
    file: 'rules/events/enter.ts',
    function: 'changesFor',
    find: 'if (!matches(ctx, has.replaces.what, id)) return [];',
    replacement: `const printed = comer.kind === 'moves' ? recordOf(the(now, comer.id).record).types : [];
    const asPrinted = has.replaces.change.kind === 'exiledInstead' && the(root, id).origin === null && printed.includes('creature');
    if (!asPrinted && !matches(ctx, has.replaces.what, id)) return [];`,
    clause: 'entering/no-creature-is-not-exiled',
    property: 'entering',
    origin: 'field bug B115',
    cr: ['614.12', '700.5'],
    says: 'What has creatures exiled instead exiles a God that would have been no creature.',
  },
  {
    id: 'graveyards-are-let-out',
    file: 'rules/events/move.ts',
    function: 'cantEnter',
    find: 'matchesInPlace(ctx, rule.what, id)',
    replacement: "matchesInPlace(ctx, rule.what, id) && find(root, id)?.zone === 'library'",
    clause: 'entering/what-is-kept-out',
    property: 'entering',
    origin: 'invariant',
    cr: ['614.17'],
    says: "What can't enter from graveyards and libraries enters from a graveyard.",
  },
  {
    id: 'opponents-tap-their-own',
    file: 'rules/events/enter.ts',
    function: 'changesFor',
    find: 'const ctx = contextOf(root, has);',
    replacement:
      'const ctx = own ? contextOf(root, has) : { ...contextOf(root, has), controller: (has.controller + 1) % root.players.length };',
    clause: 'entering/untapped-as-what-it-would-be',
    property: 'entering',
    origin: 'invariant',
    cr: ['614.12', '109.5'],
    says: 'What has permanents of opponents enter tapped does so to those of the next player.',
  },
  {
    id: 'played-lands-enter-untapped',
    file: 'rules/events/enter.ts',
    function: 'applyChange',
    find: "tapped: change.kind === 'tapped' } };",
    replacement:
      "tapped: change.kind === 'tapped' && (comer.kind !== 'moves' || the(g.root, comer.id).zone !== 'hand') } };",
    clause: 'entering/tapped-by-its-own-text',
    property: 'entering',
    origin: 'invariant',
    cr: ['614.1c', '305.1'],
    says: 'A land that enters tapped enters untapped when it is played.',
  },
  {
    id: 'riot-of-gods',
    file: 'rules/events/enter.ts',
    function: 'changesFor',
    find: 'return [...found.map(toldApart), ...loyaltyOf(root, id, comer, now)];',
    replacement: `const seen = derive(root).characteristics(id);
  const isPrinted = comer.kind === 'moves' && recordOf(the(now, comer.id).record).types.includes('creature');
  const there = now.battlefield.map((slot) => atSlot(now, slot));
  const riot = there.find((each) => recordOf(each.record).name === 'Rhythm of the Wild');
  if (riot !== undefined && isPrinted && seen !== null && !seen.types.includes('creature')) {
    const change: EntersChange = { kind: 'counters', counter: '+1/+1', amount: 1 };
    return [...found, { key: 'riot', record: riot.record, change, ctx: context(derive(root), riot.id, seen.controller) }];
  }
  return [...found.map(toldApart), ...loyaltyOf(root, id, comer, now)];`,
    clause: 'entering/riot-as-what-it-would-be',
    property: 'entering',
    origin: 'field bug B117',
    cr: ['614.12', '702.136a'],
    says: 'A God that is no creature enters with riot, for its card is a creature.',
  },
  {
    id: 'riot-only-among-its-like',
    file: 'rules/events/any-entering.ts',
    function: 'mayBeChanged',
    find: 'derive(root).bySlot.some((seen) => seen !== null && gives(seen.copiable.record))',
    replacement: 'derive(root).bySlot.length < 0',
    clause: 'entering/riot-as-what-it-would-be',
    property: 'entering',
    origin: 'invariant',
    cr: ['614.12', '702.136a'],
    says: 'An effect gives what enters an ability on how it enters only where something there has it already.',
  },
  {
    id: 'tapped-by-its-printed-types',
    file: 'rules/events/enter.ts',
    function: 'changesFor',
    find: 'if (!matches(ctx, has.replaces.what, id)) return [];',
    replacement:
      "const asPrinted = comer.kind === 'moves' && !own && !matches({ ...ctx, sight: derive(now) }, has.replaces.what, comer.id);\n    if (asPrinted || !matches(ctx, has.replaces.what, id)) return [];",
    clause: 'entering/tapped-as-what-it-would-be',
    property: 'entering',
    origin: 'invariant',
    cr: ['614.12'],
    says: 'A land that would be a creature enters untapped though creatures enter tapped.',
  },
  {
    id: 'what-comes-with-it-is-kept-out',
    file: 'rules/events/move.ts',
    function: 'moveAll',
    find: 'const leaving: Arriving[] = [];',
    replacement: `if (moves.length > 1 && moves.every(({ to }) => to === 'battlefield')) {
    const one: (ObjectId | null)[] = [];
    for (const move of moves) one.push((yield* moveAll(g, [move]))[0] ?? null);
    return one;
  }
  const leaving: Arriving[] = [];`,
    clause: 'entering/what-comes-with-it-enters',
    property: 'entering',
    origin: 'field bugs B116 and B118',
    cr: ['614.12', '614.17'],
    says: 'What keeps cards from entering keeps out those that enter with it and lie below it.',
  },
];
