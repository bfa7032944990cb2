import type { Fault } from '../fault.ts';

/** Faults in what triggers as permanents leave the battlefield. In the order of their ids. */
export const lookingBackFaults: readonly Fault[] = [
  {
    id: 'arrivals-see-earlier-deaths',
    file: 'rules/triggers/detect.ts',
    function: 'detectTriggers',
    find: 'if (found.length === 0) return;',
    replacement: `const comers = events.flatMap((one) => (one.kind === 'moved' && one.to === 'battlefield' ? [one.becomes] : []));
  const earlier = comers.length === 0 ? [] : g.log.filter((one) => one.kind === 'moved' && one.from === 'battlefield' && !events.includes(one));
  for (const event of earlier)
    for (const has of triggersOn(times.after, ['dies']))
      if (comers.includes(has.source))
        for (const facts of matchEvent({ ...times, before: times.after }, contextOf(times.after, has), has.ability.on, event)) found.push(waiting(g, has, facts));
  if (found.length === 0) return;`,
    clause: 'looking-back/newcomers-see-nothing',
    property: 'looking-back',
    origin: 'field bugs B050 and B171',
    cr: ['603.10a', '610.3'],
    says: 'What enters triggers on what had died before while the same thing resolved.',
  },
  {
    id: 'copies-of-the-dead-by-their-cards',
    file: 'rules/resolution/objects.ts',
    function: 'createCopies',
    find: 'const last = g.root.lastKnown[id]?.characteristics.copiable;',
    replacement: `const dead = g.root.lastKnown[id];
    const last = dead === undefined ? undefined : { ...dead.characteristics.copiable, record: dead.object.record, except: [] };`,
    clause: 'looking-back/copies-what-it-was',
    property: 'looking-back',
    origin: 'field bug B095',
    cr: ['608.2h', '707.2'],
    says: 'A token that is a copy of what died is one of the card that it was, not of what that had become.',
  },
  {
    id: 'deaths-of-others-count-once',
    file: 'rules/triggers/detect.ts',
    function: 'detectTriggers',
    find: 'for (const has of watching(times, event)) {',
    replacement: `for (const has of watching(times, event)) {
      const again = found.some(({ source, address }) => source === has.source && address === has.address);
      if (again && event.kind === 'moved' && event.to === 'graveyard' && find(g.root, has.source) !== null) continue;`,
    clause: 'looking-back/what-stays-sees-it',
    property: 'looking-back',
    origin: 'invariant',
    cr: ['603.2c'],
    says: 'What stays triggers once on creatures that die at the same time.',
  },
  {
    id: 'effects-of-the-turn-hide-a-death',
    file: 'rules/triggers/detect.ts',
    function: 'watching',
    find: 'const then = triggersOn(times.before, kinds).filter((has) => looksBack(has.ability.on, event));',
    replacement: `const bindings = times.before.lasting.flatMap(({ bound }) => Object.values(bound));
  const held = bindings.flatMap((one) => (one.kind === 'objects' ? one.ids : []));
  const then = triggersOn(times.before, kinds).filter((has) => looksBack(has.ability.on, event) && !(held.includes(has.source) && event.object === has.source));`,
    clause: 'looking-back/its-own-leaving',
    property: 'looking-back',
    origin: 'field bug B175',
    cr: ['603.10a'],
    says: 'What an effect of the turn speaks of does not trigger as it dies.',
  },
  {
    id: 'forgets-what-was-spent',
    file: 'evaluate/expression.ts',
    function: 'amountOf',
    find: 'total(ctx, amount.on, (id) => objectSeen(ctx, id)?.origin?.manaSpent.length ?? 0);',
    replacement: 'total(ctx, amount.on, (id) => find(ctx.sight.root, id)?.origin?.manaSpent.length ?? 0);',
    clause: 'looking-back/as-much-as-was-spent',
    property: 'looking-back',
    origin: 'field bug B051',
    cr: ['608.2h', '113.7a'],
    says: 'No mana was spent on what has left by the time that its ability resolves.',
  },
  {
    id: 'graveyard-counts-itself',
    file: 'rules/triggers/detect.ts',
    function: 'watching',
    find: 'const now = triggersOn(times.after, kinds).filter((has) => !looksBack(has.ability.on, event));',
    replacement: `const gone = triggersOn(times.before, ['putIntoGraveyard']).filter((has) => has.source === event.object);
  const now = [...triggersOn(times.after, kinds).filter((has) => !looksBack(has.ability.on, event)), ...gone];`,
    clause: 'looking-back/from-anywhere-does-not-look-back',
    property: 'looking-back',
    origin: 'field bug B172',
    cr: ['603.6c', '603.10a'],
    says: 'What watches for cards put into a graveyard from anywhere sees itself go there.',
  },
  {
    id: 'lost-abilities-see-deaths',
    file: 'characteristics/apply.ts',
    function: 'applyPart',
    find: 'setAbilities(shop, work, []);',
    replacement: `const kept = work.abilities.filter((address) => {
        const ability = abilityAt(address);
        return ability.kind === 'triggered' && ability.on.kind === 'dies';
      });
      setAbilities(shop, work, kept);`,
    clause: 'looking-back/lost-abilities-see-nothing',
    property: 'looking-back',
    origin: 'field bug B082',
    cr: ['603.10a', '613.1f'],
    says: 'What has lost all abilities triggers as creatures die.',
  },
  {
    id: 'persist-and-undying-see-no-counters',
    file: 'rules/triggers/detect.ts',
    function: 'factsFor',
    find: 'holds(afterwards(times, ctx, facts), has.ability.onlyIf),',
    replacement:
      "holds(afterwards(times, ctx, facts), has.ability.onlyIf) || has.ability.keyword === 'persist' || has.ability.keyword === 'undying',",
    clause: 'looking-back/counters-are-seen',
    property: 'looking-back',
    origin: 'field bug B138',
    cr: ['702.79a', '702.93a', '603.10a'],
    says: 'Persist and undying trigger whatever counters were there.',
  },
  {
    id: 'returns-without-its-counter',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: 'const counters = more === null ? []',
    replacement: "const counters = more === null || more.counter === '-1/-1' ? []",
    clause: 'looking-back/returns-with-a-counter',
    property: 'looking-back',
    origin: 'invariant',
    cr: ['702.79a'],
    says: 'What persists comes back without a counter.',
  },
  {
    id: 'sacrifices-player-by-player',
    file: 'rules/resolution/objects.ts',
    function: 'sacrifice',
    find: 'doomed.push(...(yield* askForObjects(g, asking, options, count, count)));',
    replacement: `const chosen = yield* askForObjects(g, asking, options, count, count);
    yield* moveAll(g, chosen.map((id) => moveOf(id, 'graveyard', 'sacrificed')));`,
    clause: 'looking-back/leaving-together',
    property: 'looking-back',
    origin: 'field bug B167',
    cr: ['101.4', '701.21a'],
    says: 'Where each player sacrifices something, one does after the other.',
  },
  {
    id: 'searching-loses-triggers',
    file: 'rules/resolution/cards.ts',
    function: 'search',
    find: "happen(g, () => log(g, { kind: 'searched', player }));",
    replacement: `happen(g, () => log(g, { kind: 'searched', player }));
    g.root = { ...g.root, waiting: g.root.waiting.filter(({ source }) => g.root.battlefield.some((slot) => g.root.objects[slot]?.id === source)) };`,
    clause: 'looking-back/waits-for-priority',
    property: 'looking-back',
    origin: 'field bug B170',
    cr: ['603.3'],
    says: 'What a permanent triggered as it left is lost if a library is searched before that is put on the stack.',
  },
  {
    id: 'the-dead-are-seen-in-the-graveyard',
    file: 'rules/triggers/match.ts',
    function: 'matchMove',
    find: "return event.from === 'battlefield' && event.to === 'graveyard' && matches(ctx, on.what, event.object)",
    replacement: `const there = event.becomes !== null && event.object !== ctx.source;
      const dead = there ? matches({ ...ctx, sight: derive(times.after) }, on.what, event.becomes ?? event.object) : true;
      return dead && event.from === 'battlefield' && event.to === 'graveyard' && matches(ctx, on.what, event.object)`,
    clause: 'looking-back/as-it-was',
    property: 'looking-back',
    origin: 'invariant',
    cr: ['603.10a'],
    says: 'What died is looked at as the card in its graveyard, not as it was.',
  },
  {
    id: 'the-dead-see-no-others',
    file: 'rules/triggers/detect.ts',
    function: 'watching',
    find: 'const then = triggersOn(times.before, kinds).filter((has) => looksBack(has.ability.on, event));',
    replacement: `const sees = ({ source }: Has<TriggeredAbility>) => source === event.object || find(times.after, source) !== null;
  const then = triggersOn(times.before, kinds).filter((has) => looksBack(has.ability.on, event) && sees(has));`,
    clause: 'looking-back/leaving-together',
    property: 'looking-back',
    origin: 'field bug B169',
    cr: ['603.10a'],
    says: 'What dies does not see what dies with it.',
  },
  {
    id: 'tokens-by-the-card-in-the-graveyard',
    file: 'rules/resolution/objects.ts',
    function: 'create',
    find: 'const count = amountOf(ctx, effect.count);',
    replacement: 'const count = amountOf({ ...ctx, source: ctx.event.becomes ?? ctx.source }, effect.count);',
    clause: 'looking-back/last-values',
    property: 'looking-back',
    origin: 'field bug B058',
    cr: ['608.2h', '400.7'],
    says: 'How many tokens a dead creature leaves is asked of the card in its graveyard.',
  },
  {
    id: 'unearthed-is-exiled-from-graveyards-only',
    file: 'rules/events/move.ts',
    function: 'otherReplacements',
    find: "if (to === 'anywhere' ? instead === move.to : to !== move.to) return false;",
    replacement: "if (to === 'anywhere' ? move.to !== 'graveyard' : to !== move.to) return false;",
    clause: 'looking-back/unearthed-is-exiled',
    property: 'looking-back',
    origin: 'invariant',
    cr: ['702.84a'],
    says: 'What was unearthed can be returned to hand.',
  },
];
