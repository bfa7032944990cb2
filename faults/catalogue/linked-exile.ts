import type { Fault } from '../fault.ts';

const PROPERTY = 'linked-exile';

/** Faults in what permanents keep in exile, and in when it returns. In the order of their ids. */
export const linkedExileFaults: readonly Fault[] = [
  {
    id: 'back-before-it-is-looked-for',
    file: 'rules/events/move.ts',
    function: 'returnExiled',
    find: `const due = g.root.returning.filter(({ source }) => find(g.root, source)?.zone !== 'battlefield');`,
    replacement: `const resolving = g.root.stack.length > 0 && g.root.objects[g.root.stack[g.root.stack.length - 1] ?? 0]?.spell !== null;
  const due = g.root.returning.filter(({ source }) => !resolving && !g.root.battlefield.includes(Math.floor(source / 65536)));`,
    clause: 'linked-exile/though-it-came-back',
    property: PROPERTY,
    origin: 'field bug B054',
    cr: ['610.3', '400.7'],
    says: 'A permanent that leaves and comes back while a spell resolves keeps what it had exiled until it left.',
  },
  {
    id: 'everything-kept-returns',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveAbility',
    find: 'const own = linksOf(derive(g.root), state.source, recordAt(state.address));',
    replacement: `const mine = linksOf(derive(g.root), state.source, recordAt(state.address));
  const others = g.root.battlefield.flatMap((slot) => Object.values(g.root.objects[slot]?.links ?? {}).flatMap((one) => one.exiled ?? []));
  const ids = [mine.exiled, ...others].flatMap((one) => (one?.kind === 'objects' ? one.ids : []));
  const own = mine.exiled === undefined ? mine : { ...mine, exiled: { kind: 'objects' as const, ids: [...new Set(ids)] } };`,
    clause: 'linked-exile/not-what-another-exiled',
    property: PROPERTY,
    origin: 'field bug B047',
    cr: ['607.2a'],
    says: 'What gives back exiled cards gives back those that other permanents exiled, too.',
  },
  {
    id: 'exiled-once-more-with-its-cards',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: 'const ids = objectsOf(ctx, effect.what)',
    replacement: `const self = g.root.objects[Math.floor(ctx.source / 65536)] ?? null;
  const back = effect.to === 'battlefield' && effect.what.kind === 'bound' && self?.zone === 'exile' && self.kind === 'card';
  const ids = [...objectsOf(ctx, effect.what), ...(back && self !== null ? [self.id] : [])]`,
    clause: 'linked-exile/not-itself',
    property: PROPERTY,
    origin: 'field bug B049',
    cr: ['607.2a'],
    says: 'A permanent that was exiled returns with the cards that it had exiled.',
  },
  {
    id: 'exiled-though-it-left-already',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: `if (effect.untilSourceLeaves && find(g.root, ctx.source)?.zone !== 'battlefield') return {};`,
    replacement: `if (effect.untilSourceLeaves && find(g.root, ctx.source)?.zone !== 'battlefield') {
    yield* moveAll(g, ids.map((id) => moveOf(id, effect.to, 'effect')));
    return {};
  }`,
    clause: 'linked-exile/left-already',
    property: PROPERTY,
    origin: 'field bug B045',
    cr: ['610.3b'],
    says: 'What exiles until its permanent leaves exiles for good where that has left already.',
  },
  {
    id: 'kept-cards-outlast-their-keeper',
    file: 'rules/resolution/objects.ts',
    function: 'returnLater',
    find: 'setReturning(g, [...g.root.returning, ...exiled]);',
    replacement: 'setReturning(g, [...g.root.returning, ...exiled.slice(1)]);',
    clause: 'linked-exile/until-it-leaves',
    property: PROPERTY,
    origin: 'clause of linked-exile',
    cr: ['610.3'],
    says: 'What was exiled until a permanent leaves never returns.',
  },
  {
    id: 'kept-cards-return-together',
    file: 'rules/events/move.ts',
    function: 'returnExiled',
    find: `const due = g.root.returning.filter(({ source }) => find(g.root, source)?.zone !== 'battlefield');`,
    replacement: `const gone = g.root.returning.some(({ source }) => find(g.root, source)?.zone !== 'battlefield');
  const due = gone ? g.root.returning : [];`,
    clause: 'linked-exile/while-it-stays',
    property: PROPERTY,
    origin: 'clause of linked-exile',
    cr: ['610.3'],
    says: 'As one permanent leaves, what others have exiled until they leave returns, too.',
  },
  {
    id: 'leaving-player-keeps-cards-exiled',
    file: 'rules/turn/leave.ts',
    function: 'leaveGame',
    find: 'yield* returnExiled(g);',
    replacement: '',
    clause: 'linked-exile/its-player-left',
    property: PROPERTY,
    origin: 'field bug B046',
    cr: ['610.3', '800.4a'],
    says: 'What was exiled until a permanent leaves stays exiled as that leaves the game with its owner.',
  },
  {
    id: 'link-lost-as-it-leaves',
    file: 'evaluate/context.ts',
    function: 'linksOf',
    find: 'nowOrLast(sight.root, id)',
    replacement: `find(sight.root, id) ?? (sight.root.lastKnown[id]?.object.zone === 'battlefield' ? undefined : sight.root.lastKnown[id]?.object)`,
    clause: 'linked-exile/what-it-exiled-returns',
    property: PROPERTY,
    origin: 'clause of linked-exile',
    cr: ['607.2a', '603.10a'],
    says: 'What a permanent exiled is forgotten as it leaves, so that nothing returns.',
  },
  {
    id: 'link-lost-with-the-cost',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveAbility',
    find: 'const own = linksOf(derive(g.root), state.source, recordAt(state.address));',
    replacement: `const paidWith = state.of === 'activated' && find(g.root, state.source) === null;
  const own = paidWith ? { exiled: { kind: 'objects' as const, ids: [] } } : linksOf(derive(g.root), state.source, recordAt(state.address));`,
    clause: 'linked-exile/though-it-was-the-cost',
    property: PROPERTY,
    origin: 'field bug B055',
    cr: ['607.2a', '400.7j'],
    says: 'What was exiled with a permanent is not found once that was sacrificed for the cost.',
  },
  {
    id: 'links-of-any-text',
    file: 'evaluate/context.ts',
    function: 'linksOf',
    find: '(record === undefined ? undefined : object?.links[record]) ?? NOTHING',
    replacement: `(record === undefined ? undefined : object?.links[record]) ?? Object.values(object?.links ?? {})[0] ?? NOTHING`,
    clause: 'linked-exile/not-by-another-text',
    property: PROPERTY,
    origin: 'field bug B048',
    cr: ['607.2a', '607.5'],
    says: 'What a permanent exiled by the text that it had before is what its present text speaks of.',
  },
  {
    id: 'links-of-earlier-objects',
    file: 'rules/resolution/remember.ts',
    function: 'rememberLinked',
    find: 'else if (last !== undefined) forget(',
    replacement: `const now = g.root.objects[Math.floor(source / 65536)] ?? null;
  if (now !== null && now.id !== source && now.zone === 'battlefield') changeObject(g, now.id, { links: linksWith(now, record, Object.fromEntries(names.map((name) => [name, bound[name] as Bound]))) });
  if (last !== undefined && find(g.root, source) === null) forget(`,
    clause: 'linked-exile/not-what-it-exiled-before',
    property: PROPERTY,
    origin: 'field bug B043',
    cr: ['607.2a', '400.7'],
    says: 'What the ability of a permanent exiles after that has left and come back is what the new one gives back, too.',
  },
  {
    id: 'links-of-later-objects',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveAbility',
    find: 'const own = linksOf(derive(g.root), state.source, recordAt(state.address));',
    replacement: `const mine = linksOf(derive(g.root), state.source, recordAt(state.address));
  const later = g.root.objects[Math.floor(state.source / 65536)]?.links[recordAt(state.address)];
  const ids = [mine, later].flatMap((one) => (one?.exiled?.kind === 'objects' ? one.exiled.ids : []));
  const own = ids.length === 0 ? mine : { ...mine, exiled: { kind: 'objects' as const, ids: [...new Set(ids)] } };`,
    clause: 'linked-exile/not-what-it-exiles-later',
    property: PROPERTY,
    origin: 'field bug B044',
    cr: ['607.2a', '400.7'],
    says: 'As a permanent goes and comes back, what the new one exiles by then returns with what the old one had exiled.',
  },
];
