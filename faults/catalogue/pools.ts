import type { Fault } from '../fault.ts';

const PROPERTY = 'pools';

/** Faults in what exiles spells and lets others of its pile be cast. In the order of their ids. */
export const poolFaults: readonly Fault[] = [
  {
    id: 'all-of-exile-offered',
    file: 'evaluate/expression.ts',
    function: 'objectsOf',
    find: 'const bound = ctx.links[ref.name] ?? linksOf(ctx.sight, ctx.source)[ref.name];',
    replacement: `const bound = ctx.links[ref.name] ?? linksOf(ctx.sight, ctx.source)[ref.name];
      const now = ctx.bound[ref.name];
      if (ref.name === 'pile') return ctx.sight.root.exile.flatMap((slot) => ctx.sight.root.objects[slot]?.id ?? []).filter((id) => now?.kind !== 'objects' || !now.ids.includes(id));`,
    clause: 'K8/not-other-exiled-cards',
    property: PROPERTY,
    origin: 'trap of K8; field bug B065',
    cr: ['607.2a'],
    says: 'Every card in exile is offered.',
  },
  {
    id: 'countered-spell-swapped',
    file: 'rules/resolution/perform.ts',
    function: 'performPart',
    find: 'holds(ctx, effect.condition) ? effect.then',
    replacement: `holds(ctx, effect.condition) ||
        (effect.then.kind === 'castNow' &&
          g.root.objects.some((one) => one?.zone === 'graveyard' && one.record === g.root.lastKnown[ctx.event.object ?? 0]?.object.record))
        ? effect.then`,
    clause: 'K7/countered-in-response',
    property: PROPERTY,
    origin: 'trap of K7',
    cr: ['608.2c', '701.6a'],
    says: 'Where the spell was countered the pile is offered all the same.',
  },
  {
    id: 'empty-pile-swaps-nothing',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: 'const from = ids.map(',
    replacement: `const had = effect.bind === null ? undefined : ctx.links[effect.bind];
  if (effect.what.kind === 'eventObject' && (had?.kind !== 'objects' || had.ids.length === 0)) return {};
  const from = ids.map(`,
    clause: 'K9/empty-pile',
    property: PROPERTY,
    origin: 'trap of K9',
    cr: ['608.2c'],
    says: 'With an empty pile the spell is not exiled.',
  },
  {
    id: 'every-swap-offers',
    file: 'rules/resolution/perform.ts',
    function: 'performPart',
    find: 'holds(ctx, effect.condition) ? effect.then',
    replacement: `holds(ctx, effect.condition) ||
        (effect.then.kind === 'castNow' &&
          g.root.objects.some((one) => one?.zone === 'exile' && one.record === g.root.lastKnown[ctx.event.object ?? 0]?.object.record))
        ? effect.then`,
    clause: 'K2/the-others-do-nothing',
    property: PROPERTY,
    origin: 'trap of K2; field bug B062',
    cr: ['608.2c'],
    says: 'A trigger that finds the spell exiled offers its pile all the same.',
  },
  {
    id: 'exiled-spell-swapped',
    file: 'rules/resolution/objects.ts',
    function: 'whereItWent',
    find: `ctx.event.object === id && ctx.event.becomes !== null && find(ctx.sight.root, id) === null
    ? ctx.event.becomes
    : id`,
    replacement: `find(ctx.sight.root, id) === null && ctx.event.object === id
    ? (ctx.event.becomes ?? ctx.sight.root.objects.find((one) => one !== null && one.zone === 'exile' && one.record === ctx.sight.root.lastKnown[id]?.object.record)?.id ?? id)
    : id`,
    clause: 'K7/exiled-already',
    property: PROPERTY,
    origin: 'trap of K7',
    cr: ['400.7'],
    says: 'The trigger finds the card in exile and takes it as the spell.',
  },
  {
    id: 'first-swap-in-turn-order',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveTop',
    find: 'const slot = g.root.stack[g.root.stack.length - 1];',
    replacement: `const top = g.root.objects[g.root.stack[g.root.stack.length - 1] ?? -1]?.ability ?? null;
  const slot =
    g.root.stack.find((each) => {
      const other = g.root.objects[each]?.ability ?? null;
      return top !== null && other !== null && other.address === top.address && other.event.object !== null && other.event.object === top.event.object;
    }) ?? g.root.stack[g.root.stack.length - 1];`,
    clause: 'K2/of-different-players',
    property: PROPERTY,
    origin: 'trap of K2',
    cr: ['405.5', '603.3b'],
    says: 'Of triggers of one kind on one spell the lowest resolves first.',
  },
  {
    id: 'just-exiled-offered',
    file: 'evaluate/expression.ts',
    function: 'objectsOf',
    find: 'const bound = ctx.links[ref.name] ?? linksOf(ctx.sight, ctx.source)[ref.name];',
    replacement: `const bound = ctx.links[ref.name] ?? linksOf(ctx.sight, ctx.source)[ref.name];
      const now = ctx.bound[ref.name];
      if (now?.kind === 'objects' && bound?.kind === 'objects') return [...new Set([...bound.ids, ...now.ids])];`,
    clause: 'K8/not-the-spell-just-exiled',
    property: PROPERTY,
    origin: 'trap of K8',
    cr: ['607.2a'],
    says: 'The spell that was just exiled is offered.',
  },
  {
    id: 'lands-swap-nothing',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: 'const from = ids.map(',
    replacement: `const had = effect.bind === null ? undefined : ctx.links[effect.bind];
  const left = had?.kind === 'objects' ? had.ids.filter((id) => find(g.root, id) !== null) : [];
  if (effect.what.kind === 'eventObject' && left.length > 0 && left.every((id) => derive(g.root).characteristics(id)?.types.includes('land'))) return {};
  const from = ids.map(`,
    clause: 'K9/lands-only',
    property: PROPERTY,
    origin: 'trap of K9',
    cr: ['608.2c'],
    says: 'With lands alone in the pile the spell is not exiled.',
  },
  {
    id: 'last-swap-takes-the-spell',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: '.filter((id) => find(g.root, id) !== null);',
    replacement: `.filter((id) => find(g.root, id) !== null)
    .filter((id) => the(g.root, id).zone !== 'stack' || effect.what.kind !== 'eventObject' || g.root.stack.filter((slot) => g.root.objects[slot]?.ability?.event.object === id && g.root.objects[slot]?.ability?.address.includes('Pool')).length < 2);`,
    clause: 'K2/first-to-resolve-takes-the-spell',
    property: PROPERTY,
    origin: 'trap of K2',
    cr: ['608.2c'],
    says: 'Of several such triggers the last one to resolve exiles the spell.',
  },
  {
    id: 'no-order-of-two-triggers',
    file: 'rules/triggers/put-on-stack.ts',
    function: 'inOwnOrder',
    find: 'own.length < 2',
    replacement: 'own.length < 3',
    clause: 'K2/two-of-one-player',
    property: PROPERTY,
    origin: 'trap of K2',
    cr: ['603.3b'],
    says: 'A player does not order two triggers.',
  },
  {
    id: 'offer-must-be-taken',
    file: 'rules/resolution/cast-now.ts',
    function: 'castSome',
    find: 'options, 0, 1',
    replacement: 'options, cast.length + tried.length === 0 ? Math.min(1, options.length) : 0, 1',
    clause: 'K8/declining',
    property: PROPERTY,
    origin: 'trap of K8',
    cr: ['608.2d'],
    says: 'One of the cards that are offered has to be cast.',
  },
  {
    id: 'offer-needs-a-source-of-mana',
    file: 'rules/resolution/cast-now.ts',
    function: 'isOffered',
    find: `canCompleteCast(g.root, card, player, permission) !== 'no'`,
    replacement: `canCompleteCast(g.root, card, player, permission) !== 'no' &&
    g.root.battlefield.some((slot) => g.root.status[slot]?.controller === player && g.root.status[slot]?.tapped === false && derive(g.root).bySlot[slot]?.types.includes('land') === true)`,
    clause: 'K8/from-either-ability',
    property: PROPERTY,
    origin: 'field bug B063',
    cr: ['118.9', '608.2g'],
    says: 'A player without an untapped land is offered nothing.',
  },
  {
    id: 'only-own-cards-offered',
    file: 'rules/resolution/cast-now.ts',
    function: 'isOffered',
    find: `(who.kind === 'ownerOf' && object.owner !== player)`,
    replacement: 'object.owner !== player',
    clause: 'K8/any-owner',
    property: PROPERTY,
    origin: 'trap of K8',
    cr: ['607.2a', '108.3'],
    says: 'Only cards of the caster are offered.',
  },
  {
    id: 'pile-forgets',
    file: 'rules/resolution/remember.ts',
    function: 'linksWith',
    find: '[...old.ids, ...bound.ids]',
    replacement: '[...bound.ids]',
    clause: 'K8/from-either-ability',
    property: PROPERTY,
    origin: 'trap of K8',
    cr: ['607.3'],
    says: 'What was exiled by another ability, or earlier, is forgotten.',
  },
  {
    id: 'pile-survives-leaving',
    file: 'state/write.ts',
    function: 'moveObject',
    find: 'links: how.links,',
    replacement: `links: old.zone === 'battlefield' || old.zone === 'exile' ? old.links : how.links,`,
    clause: 'K8/a-pool-that-returned',
    property: PROPERTY,
    origin: 'trap of K8',
    cr: ['400.7'],
    says: 'A permanent that leaves and returns has its pile still.',
  },
  {
    id: 'pile-under-the-name-of-the-card',
    file: 'rules/resolution/remember.ts',
    function: 'rememberLinked',
    find: 'const record = recordAt(addressOf(effect));',
    replacement:
      'const record = (find(g.root, source) ?? g.root.lastKnown[source]?.object)?.record ?? recordAt(addressOf(effect));',
    clause: 'K8/from-either-ability',
    property: PROPERTY,
    origin: 'trap of K8',
    cr: ['607.2a', '707.2'],
    says: 'A permanent that copies one with a pile exiles cards, and none of them can be cast.',
  },
  {
    id: 'piles-are-one',
    file: 'evaluate/expression.ts',
    function: 'objectsOf',
    find: 'const bound = ctx.links[ref.name] ?? linksOf(ctx.sight, ctx.source)[ref.name];',
    replacement: `const bound = ctx.links[ref.name] ?? linksOf(ctx.sight, ctx.source)[ref.name];
      if (ref.name === 'pile') return ctx.sight.root.objects.flatMap((one) => Object.values(one?.links ?? {}).flatMap((links) => (links.pile?.kind === 'objects' ? links.pile.ids : [])));`,
    clause: 'K2/own-pile',
    property: PROPERTY,
    origin: 'trap of K2',
    cr: ['607.2a'],
    says: 'What is exiled with one permanent counts as exiled with every one of its name.',
  },
  {
    id: 'returned-spell-swapped',
    file: 'rules/resolution/objects.ts',
    function: 'whereItWent',
    find: `ctx.event.object === id && ctx.event.becomes !== null && find(ctx.sight.root, id) === null
    ? ctx.event.becomes
    : id`,
    replacement: `find(ctx.sight.root, id) === null && ctx.event.object === id
    ? (ctx.event.becomes ?? ctx.sight.root.objects.find((one) => one !== null && (one.zone === 'hand' || one.zone === 'library') && one.record === ctx.sight.root.lastKnown[id]?.object.record)?.id ?? id)
    : id`,
    clause: 'K7/moved-in-response',
    property: PROPERTY,
    origin: 'trap of K7',
    cr: ['400.7'],
    says: 'The trigger finds the card in a hand or library and takes it as the spell.',
  },
  {
    id: 'swaps-against-turn-order',
    file: 'rules/triggers/put-on-stack.ts',
    function: 'putTriggersOnStack',
    find: 'for (const player of apnap(g.root))',
    replacement: 'for (const player of [...apnap(g.root)].reverse())',
    clause: 'K2/order-of-triggers',
    property: PROPERTY,
    origin: 'trap of K2',
    cr: ['603.3b', '101.4'],
    says: 'Triggers are put on the stack against the turn order.',
  },
];
