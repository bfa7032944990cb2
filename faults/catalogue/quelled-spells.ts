import type { Fault } from '../fault.ts';

/** Faults in exiling a spell and letting it be cast again. In the order of their ids. */
export const quelledSpellFaults: readonly Fault[] = [
  {
    id: 'any-exiled-card-when-it-has-none',
    file: 'rules/resolution/cast-now.ts',
    function: 'castWhileResolving',
    find: 'for (const player of new Set(playersOf(ctx, effect.who))) {',
    replacement: `const none = effect.from.kind === 'linked' && cards.length === 0;
  const any = g.root.exile.flatMap((slot) => g.root.objects[slot]?.id ?? []);
  for (const player of none ? g.root.players.map((_, seat) => seat) : new Set(playersOf(ctx, effect.who))) {
    if (none) {
      if (inGame(g.root, player)) cast.push(...(yield* castSome(g, ctx, effect, player, any, permission)));
      continue;
    }`,
    clause: 'Q5/leaves-trigger-finds-nothing',
    property: 'q5-leaving-first',
    origin: 'clause of Q5',
    cr: ['607.2a'],
    says: 'A leaves ability whose source has exiled nothing lets any exiled card be cast.',
  },
  {
    id: 'controller-casts-what-was-exiled',
    file: 'rules/resolution/cast-now.ts',
    function: 'castSome',
    find: 'player: asker(g, player)',
    replacement: 'player: asker(g, ctx.controller)',
    clause: 'Q2/the-owner-casts',
    property: 'q2-cast-or-never',
    origin: 'clause of Q2',
    cr: ['607.2a', '108.3'],
    says: 'It is the controller of the ability who chooses whether the exiled card is cast.',
  },
  {
    id: 'declined-card-castable-later',
    file: 'rules/casting/permissions.ts',
    function: 'permittedElsewhere',
    find: 'return [...byEffects, ...byThemselves(root, player)];',
    replacement: `const freed = Object.values(root.lastKnown).flatMap(({ object }) => {
    if (object.zone !== 'battlefield') return [];
    return recordOf(object.record).abilities.flatMap((ability) => {
      if (ability.kind !== 'triggered' || ability.on.kind !== 'leaves' || ability.effect.kind !== 'castNow') return [];
      const permission = { source: object.id, address: addressOf(ability.effect) };
      const pile = Object.values(object.links).flatMap((bound) => Object.values(bound)).flatMap((bound) => (bound.kind === 'objects' ? bound.ids : []));
      return pile.filter((card) => root.exile.some((slot) => { const there = atSlot(root, slot); return there.id === card && there.owner === player; })).map((card) => ({ card, permission }));
    });
  });
  return [...byEffects, ...byThemselves(root, player), ...freed];`,
    clause: 'Q2/during-resolution-or-never',
    property: 'q2-cast-or-never',
    origin: 'field bug B053',
    cr: ['608.2g'],
    says: 'The owner may cast the exiled card later in the turn, too, once what exiled it has left.',
  },
  {
    id: 'declined-card-to-the-graveyard',
    file: 'rules/resolution/cast-now.ts',
    function: 'castSome',
    find: 'if (card === undefined) return cast;',
    replacement: `if (card === undefined) {
      if (cast.length === 0)
        yield* g.acts.perform(g, ctx, {
          kind: 'move',
          what: effect.from,
          to: 'graveyard',
          position: 'top',
          under: 'owner',
          tapped: false,
          bind: null,
          attacking: 'no',
          counters: null,
          being: [],
          untilSourceLeaves: false,
        });
      return cast;
    }`,
    clause: 'Q2/declined',
    property: 'q2-cast-or-never',
    origin: 'trap of Q2',
    cr: ['608.2g', '406.2'],
    says: 'An exiled card that is not cast goes to its graveyard.',
  },
  {
    id: 'enters-ability-needs-its-source',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveAbility',
    find: 'const did = !holds(base, onlyIf)',
    replacement:
      "const did = !holds(base, onlyIf) || (state.of === 'triggered' && effect.kind === 'move' && effect.to === 'exile' && find(g.root, state.source) === null)",
    clause: 'Q5/exiled-for-good',
    property: 'q5-leaving-first',
    origin: 'clause of Q5',
    cr: ['113.7a'],
    says: 'An enters ability exiles nothing if its source has left.',
  },
  {
    id: 'exiled-card-castable-at-priority',
    file: 'rules/casting/permissions.ts',
    function: 'permittedElsewhere',
    find: 'return [...byEffects, ...byThemselves(root, player)];',
    replacement: `const linked = root.objects.flatMap((object) => {
    if (object === null || object.zone !== 'battlefield') return [];
    return recordOf(object.record).abilities.flatMap((ability) => {
      if (ability.kind !== 'triggered' || ability.on.kind !== 'leaves' || ability.effect.kind !== 'castNow') return [];
      const permission = { source: object.id, address: addressOf(ability.effect) };
      const pile = Object.values(object.links).flatMap((bound) => Object.values(bound)).flatMap((bound) => (bound.kind === 'objects' ? bound.ids : []));
      return pile.filter((card) => root.exile.some((slot) => { const there = atSlot(root, slot); return there.id === card && there.owner === player; })).map((card) => ({ card, permission }));
    });
  });
  return [...byEffects, ...byThemselves(root, player), ...linked];`,
    clause: 'Q2/during-resolution-or-never',
    property: 'q2-cast-or-never',
    origin: 'clause of Q2',
    cr: ['608.2g'],
    says: 'The owner may cast the exiled card at priority, before what exiled it has left.',
  },
  {
    id: 'exiled-card-despite-prohibitions',
    file: 'rules/casting/may-cast.ts',
    function: 'mayCastNow',
    find: '!isRuledOut(root, card, player, permission)',
    replacement:
      "(rulesOf(root, 'cantCast').length > 0 && !(derive(root).characteristics(card) as Characteristics).types.includes('land') ? permission !== null : !isRuledOut(root, card, player, permission))",
    clause: 'Q2/other-limits-hold',
    property: 'q2-cast-or-never',
    origin: 'clause of Q2',
    cr: ['601.3', '608.2g'],
    says: 'What forbids spells to be cast does not count while an ability resolves that lets one be cast.',
  },
  {
    id: 'exiled-card-in-its-time-only',
    file: 'rules/casting/may-cast.ts',
    function: 'mayCastNow',
    find: '!isRuledOut(root, card, player, permission)',
    replacement:
      '!isRuledOut(root, card, player, permission) && isItsTime(root, card, derive(root).characteristics(card) as Characteristics, player)',
    clause: 'Q2/type-timing-ignored',
    property: 'q2-cast-or-never',
    origin: 'clause of Q2',
    cr: ['608.2g'],
    says: 'Only an instant can be cast while the ability resolves.',
  },
  {
    id: 'free-spell-of-unknown-value',
    file: 'evaluate/mana-value.ts',
    function: 'manaValueOf',
    find: 'fixedManaValue(cost) + cost.x * x',
    replacement: "fixedManaValue(cost) + cost.x * ((object.spell?.paid['without paying'] ?? 0) > 0 ? 99 : x)",
    clause: 'Q3/free-spell',
    property: 'q3-value-with-x',
    origin: 'trap of Q3',
    cr: ['202.3e', '107.3b'],
    says: 'A spell with X that was cast free has no mana value that anything is at most.',
  },
  {
    id: 'gone-source-remembers-nothing',
    file: 'rules/resolution/remember.ts',
    function: 'rememberLinked',
    find: 'else if (last !== undefined) forget(',
    replacement: 'else if (last !== undefined && g.root.turn.number < 0) forget(',
    clause: 'Q5/both-triggers-wait-together',
    property: 'q5-leaving-first',
    origin: 'contrast of Q5',
    cr: ['603.3b', '607.2a'],
    says: 'What the enters ability exiles after its source has left is not what the leaves ability speaks of.',
  },
  {
    id: 'links-follow-the-card',
    file: 'state/write.ts',
    function: 'moveObject',
    find: 'links: how.links,',
    replacement: 'links: Object.keys(how.links).length === 0 ? old.links : how.links,',
    clause: 'Q5/flicker-in-response',
    property: 'q5-leaving-first',
    origin: 'trap of Q5',
    cr: ['400.7', '607.2a'],
    says: 'A permanent that came back still speaks of what it exiled before.',
  },
  {
    id: 'one-pile-for-all',
    file: 'rules/resolution/cast-now.ts',
    function: 'castWhileResolving',
    find: 'const cards = objectsOf(ctx, effect.from);',
    replacement: `const others = g.root.battlefield
    .flatMap((slot) => Object.values(g.root.objects[slot]?.links ?? {}))
    .flatMap((bound) => Object.values(bound))
    .flatMap((bound) => (bound.kind === 'objects' ? bound.ids : []));
  const own = objectsOf(ctx, effect.from);
  const cards = effect.from.kind === 'linked' ? [...new Set([...own, ...others])] : own;`,
    clause: 'Q5/a-second-queller',
    property: 'q5-leaving-first',
    origin: 'trap of Q5',
    cr: ['607.2a'],
    says: 'As one such permanent leaves, what another has exiled may be cast too.',
  },
  {
    id: 'permission-follows-through-exile',
    file: 'state/write.ts',
    function: 'moveObject',
    find: 'spell: how.spell,',
    replacement: `spell:
      how.spell === null
        ? to === 'exile'
          ? old.spell
          : null
        : old.zone === 'exile' && old.spell !== null && old.spell.permission !== null
          ? { ...how.spell, permission: old.spell.permission }
          : how.spell,`,
    clause: 'Q1/effects-on-the-original-are-gone',
    property: 'q1-recast-is-new',
    origin: 'trap of Q1',
    cr: ['400.7'],
    says: 'What would have exiled the first spell instead of the graveyard exiles the one that is cast anew.',
  },
  {
    id: 'permitted-with-any-x',
    file: 'rules/casting/permissions.ts',
    function: 'coversProposed',
    find: 'matches(inEffect',
    replacement: 'dependsOnX(permission) || matches(inEffect',
    clause: 'Q3/permitted-with-x',
    property: 'q3-value-with-x',
    origin: 'trap of Q3',
    cr: ['202.3e', '601.2e'],
    says: 'A permission for a certain mana value covers a spell with any X, for as a card it had that value.',
  },
  {
    id: 'recast-spell-keeps-its-kicks',
    file: 'rules/casting/cast.ts',
    function: 'chooseAllTargets',
    find: 'changeSpell(g, spell, { modes, x, paid });',
    replacement: `const before = Object.values(g.root.lastKnown).find(
    ({ object }) => object.spell !== null && object.id !== spell && Math.floor(object.id / 65536) === Math.floor(spell / 65536),
  );
  changeSpell(g, spell, { modes, x, paid: { ...before?.object.spell?.paid, ...paid } });`,
    clause: 'Q1/kicked-is-forgotten',
    property: 'q1-recast-is-new',
    origin: 'trap of Q1',
    cr: ['702.33d', '400.7'],
    says: 'A spell that was kicked is kicked when its card is cast again.',
  },
  {
    id: 'recast-spell-keeps-its-targets',
    file: 'rules/casting/cast.ts',
    function: 'chooseAllTargets',
    find: 'const chosen = yield* chooseTargets(g, ctx, targetsOfSpell(g.root, spell, modes, paid), spell);',
    replacement: `const before = Object.values(g.root.lastKnown).find(
    ({ object }) => object.spell !== null && object.id !== spell && Math.floor(object.id / 65536) === Math.floor(spell / 65536),
  )?.object.spell ?? null;
  const chosen = before !== null && before.targets.length > 0 && (paid['without paying'] ?? 0) > 0
    ? { targets: before.targets, division: before.division }
    : yield* chooseTargets(g, ctx, targetsOfSpell(g.root, spell, modes, paid), spell);`,
    clause: 'Q1/choices-made-anew',
    property: 'q1-recast-is-new',
    origin: 'clause of Q1',
    cr: ['601.2c', '400.7'],
    says: 'A spell that is cast again has the targets that it had.',
  },
  {
    id: 'recast-spell-with-x-that-must-not-be-zero',
    file: 'rules/casting/ways.ts',
    function: 'waysToCast',
    find: 'return leastX > 0 && (manaCost?.x ?? 0) > 0 ? ways.filter(({ cost }) => hasX(cost)) : ways;',
    replacement: 'return leastX > 0 && (manaCost?.x ?? 0) > 0 ? ways.filter(() => true) : ways;',
    clause: 'Q7/x-that-cannot-be-zero',
    property: 'q2-cast-or-never',
    origin: 'trap of Q7',
    cr: ['107.3b', '601.3'],
    says: 'A card whose X must not be 0 is cast anew without paying its mana cost.',
  },
  {
    id: 'slowed-players-cast-while-resolving',
    file: 'rules/casting/may-cast.ts',
    function: 'mayCastNow',
    find: '!isTooEarly(root, card, player) && ',
    replacement: '',
    clause: 'Q2/other-limits-hold',
    property: 'q2-cast-or-never',
    origin: 'clause of Q2',
    cr: ['601.3', '101.2', '608.2g'],
    says: 'Who may cast only when a sorcery could be cast casts while something resolves all the same.',
  },
  {
    id: 'triggers-of-one-permanent-in-their-order',
    file: 'rules/triggers/put-on-stack.ts',
    function: 'inOwnOrder',
    find: 'if (own.length < 2) return own;',
    replacement: 'if (own.length < 2 || own.every((one) => one.source === own[0]?.source)) return own;',
    clause: 'Q5/both-triggers-wait-together',
    property: 'q5-leaving-first',
    origin: 'trap of Q5',
    cr: ['603.3b'],
    says: 'Triggers of one permanent that wait together are put on the stack in the order in which they triggered: nobody is asked.',
  },
  {
    id: 'value-counts-two-xs-once',
    file: 'evaluate/mana-value.ts',
    function: 'manaValueOf',
    find: 'cost.x * x',
    replacement: 'x',
    clause: 'Q3/double-x',
    property: 'q3-value-with-x',
    origin: 'trap of Q3',
    cr: ['202.3e', '107.3i'],
    says: 'The mana value of a spell with two X counts X once.',
  },
  {
    id: 'value-without-x',
    file: 'evaluate/mana-value.ts',
    function: 'manaValueOf',
    find: 'cost.x * x',
    replacement: '(cost.x === 1 ? 0 : cost.x * x)',
    clause: 'Q3/chosen-x-counts',
    property: 'q3-value-with-x',
    origin: 'clause of Q3',
    cr: ['202.3e', '107.3a'],
    says: 'The chosen X does not count for the mana value of a spell.',
  },
];
