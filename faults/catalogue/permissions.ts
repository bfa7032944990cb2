import type { Fault } from '../fault.ts';

/** Faults in casting by permissions: how often, when, for what, and where the spell goes then. In the order of their ids. */
export const permissionFaults: readonly Fault[] = [
  {
    id: 'alternative-costs-from-hand-only',
    file: 'rules/casting/ways.ts',
    function: 'everyWay',
    find: 'return [...usual, ...alternatives(root, card, player, seen, way),',
    replacement:
      'if (permission !== null) return usual;\n      return [...usual, ...alternatives(root, card, player, seen, way),',
    clause: 'S4/alternative-cost',
    property: 's4-permitted-costs',
    origin: 'clause of S4',
    cr: ['118.9', '118.9a'],
    says: 'A spell cast by a permission cannot be cast for an alternative cost.',
  },
  {
    id: 'buyback-never-before-exile',
    file: 'rules/events/move.ts',
    function: 'replaced',
    find: 'chooseReplacement(g, applicable, affectedPlayer(g.root, object.id))',
    replacement:
      "chooseReplacement(g, applicable.length < 2 ? applicable : applicable.filter(({ address }) => address !== 'buyback'), affectedPlayer(g.root, object.id))",
    clause: 'S1/buyback-or-exile',
    property: 's1-exiled-instead',
    origin: 'trap of S1',
    cr: ['616.1', '702.27a'],
    says: 'A spell with buyback that a permission exiles is always exiled: nobody is asked.',
  },
  {
    id: 'cast-reversed-without-its-permission',
    file: 'rules/casting/cast.ts',
    function: 'casting',
    find: 'yield* payFor(g, spell, player, proposal);',
    replacement: `yield* payFor(g, spell, player, proposal);
  if (permission !== null && permission.source !== card && !g.root.objects.some((object) => object?.id === permission.source)) throw TAKEN_BACK;`,
    clause: 'S5/casting-goes-on',
    property: 's5-losing-the-permission',
    origin: 'clause of S5',
    cr: ['601.6'],
    says: 'A casting is reversed if what permitted it is gone once all is paid.',
  },
  {
    id: 'flashback-in-own-turns-only',
    file: 'rules/casting/permissions.ts',
    function: 'byThemselves',
    find: 'if (object.owner !== player) continue;',
    replacement: 'if (object.owner !== player || root.turn.active !== player) continue;',
    clause: 'S6/flashback-in-any-turn',
    property: 's6-timing',
    origin: 'trap of S6',
    cr: ['702.34a', '601.3'],
    says: "What has flashback is cast with it in its player's own turns only.",
  },
  {
    id: 'flashback-uses-other-permissions',
    file: 'rules/casting/permissions.ts',
    function: 'notePermissionUsed',
    find: 'if (permission === null) return;',
    replacement: `if (permission === null) return;
  if (statusOf(g.root, permission.source) === null) {
    for (const { rule, ctx } of rulesOf(g.root, 'mayCast')) {
      const known = statusOf(g.root, ctx.source);
      if (known === null || rule.perTurn === null) continue;
      const key = addressOf(rule);
      changeStatus(g, ctx.source, { activations: { ...known.activations, [key]: (known.activations[key] ?? 0) + 1 } });
    }
    return;
  }`,
    clause: 'S7/does-not-use-it-up',
    property: 's7-other-permissions',
    origin: 'clause of S7',
    cr: ['601.2a', '702.34a'],
    says: 'A spell cast with flashback counts against the permissions of permanents.',
  },
  {
    id: 'free-from-anywhere',
    file: 'rules/casting/ways.ts',
    function: 'isFree',
    find: 'rule.from === from && isWhose',
    replacement: "(rule.from === from || from !== 'hand') && isWhose",
    clause: 'S4/free-from-hand-is-not-from-elsewhere',
    property: 's4-permitted-costs',
    origin: 'field bug B002',
    cr: ['118.9', '601.3'],
    says: 'What lets spells be cast from hand without paying does so for those cast from elsewhere.',
  },
  {
    id: 'granted-flash-in-hand-only',
    file: 'rules/casting/timing.ts',
    function: 'isItsTime',
    find: '({ rule, ctx }) => isWhose(ctx, rule.who, player) && matches(ctx, rule.what, card),',
    replacement:
      "({ rule, ctx }) =>\n      root.objects.some((one) => one?.id === card && one.zone === 'hand') &&\n      isWhose(ctx, rule.who, player) &&\n      matches(ctx, rule.what, card),",
    clause: 'S6/flash-and-as-though-it-had-flash',
    property: 's6-timing',
    origin: 'clause of S6',
    cr: ['601.3', '702.8a'],
    says: 'What lets spells be cast as though they had flash does so for those in hand only.',
  },
  {
    id: 'hand-spells-exiled-beside-a-permission',
    file: 'rules/events/move.ts',
    function: 'replaced',
    find: '...ownReplacements(move, object),',
    replacement: `...ownReplacements(move, object.spell === null || object.spell.permission !== null ? object : {
      ...object,
      spell: {
        ...object.spell,
        permission: Object.values(g.root.lastKnown)
          .filter((last) => last.object.controller === object.controller)
          .map((last) => last.object.spell?.permission ?? null)
          .find((one) => one !== null && g.root.battlefield.includes(Math.floor(one.source / 65536))) ?? null,
      },
    }),`,
    clause: 'S7/not-replaced',
    property: 's7-other-permissions',
    origin: 'clause of S7',
    cr: ['614.6', '400.7h'],
    says: 'After a spell cast by a permission, spells that its player casts from hand are exiled too.',
  },
  {
    id: 'legend-brings-no-permission',
    file: 'rules/casting/permissions.ts',
    function: 'isUsedUp',
    find: 'return (statusOf(root, source)?.activations[addressOf(rule)] ?? 0) >= rule.perTurn;',
    replacement: `const key = addressOf(rule);
  const others = Object.values(root.lastKnown).filter(
    (last) => last.characteristics.name === derive(root).characteristics(source)?.name && Math.floor(last.object.id / 65536) !== Math.floor(source / 65536),
  );
  const most = Math.max(0, ...others.map((last) => last.status?.activations[key] ?? 0));
  return Math.max(most, statusOf(root, source)?.activations[key] ?? 0) >= rule.perTurn;`,
    clause: 'S3/second-under-the-legend-rule',
    property: 's3-new-permission',
    origin: 'trap of S3',
    cr: ['400.7', '704.5j'],
    says: 'A permission used in a turn is used for every permanent of that name.',
  },
  {
    id: 'one-permission-for-each-card',
    file: 'rules/casting/permissions.ts',
    function: 'permittedElsewhere',
    find: 'return [...byEffects, ...byThemselves(root, player)];',
    replacement: `const own = byThemselves(root, player);
  return [...byEffects.filter(({ card }) => !own.some((one) => one.card === card)), ...own];`,
    clause: 'S7/the-player-says-which',
    property: 's7-other-permissions',
    origin: 'trap of S7; field bug B022',
    cr: ['601.2a', '601.3'],
    says: 'A card that has flashback can be cast in no other way from the graveyard.',
  },
  {
    id: 'permission-counts-one-too-many',
    file: 'rules/casting/permissions.ts',
    function: 'isUsedUp',
    find: '>= rule.perTurn',
    replacement: '> rule.perTurn',
    clause: 'S1/one-spell-each-turn',
    property: 's1-exiled-instead',
    origin: 'clause of S1',
    cr: ['601.3'],
    says: 'A permission for one spell in a turn lets two be cast.',
  },
  {
    id: 'permission-follows-the-card',
    file: 'state/write.ts',
    function: 'moveObject',
    find: 'spell: how.spell,',
    replacement: `spell:
      how.spell === null
        ? to === 'hand' || to === 'library'
          ? old.spell
          : null
        : how.spell.permission === null && old.spell !== null
          ? { ...how.spell, permission: old.spell.permission }
          : how.spell,`,
    clause: 'S1/new-object',
    property: 's1-exiled-instead',
    origin: 'clause of S1',
    cr: ['400.7'],
    says: 'A card that went back to the hand is still exiled as it next goes to the graveyard.',
  },
  {
    id: 'permission-in-every-turn',
    file: 'characteristics/abilities.ts',
    function: 'rulesInForce',
    find: 'holds(contextOf(root, has), has.ability.onlyIf)',
    replacement: "has.ability.rule.kind === 'mayCast' || holds(contextOf(root, has), has.ability.onlyIf)",
    clause: 'S6/only-in-your-turn',
    property: 's6-timing',
    origin: 'clause of S6',
    cr: ['601.3'],
    says: "A permission for its controller's turns holds in every turn.",
  },
  {
    id: 'permission-remembered-by-the-card',
    file: 'rules/casting/permissions.ts',
    function: 'isUsedUp',
    find: 'return (statusOf(root, source)?.activations[addressOf(rule)] ?? 0) >= rule.perTurn;',
    replacement: `const key = addressOf(rule);
  const before = Object.values(root.lastKnown).filter(
    (last) => Math.floor(last.object.id / 65536) === Math.floor(source / 65536),
  );
  const most = Math.max(0, ...before.map((last) => last.status?.activations[key] ?? 0));
  return Math.max(most, statusOf(root, source)?.activations[key] ?? 0) >= rule.perTurn;`,
    clause: 'S3/blinked',
    property: 's3-new-permission',
    origin: 'trap of S3',
    cr: ['400.7'],
    says: 'A permanent that left and came back has still used its permission.',
  },
  {
    id: 'permitted-spell-countered-to-the-graveyard',
    file: 'rules/events/move.ts',
    function: 'ownReplacements',
    find: "(leaving === 'exile for graveyard' && move.to === 'graveyard')",
    replacement: "(leaving === 'exile for graveyard' && move.to === 'graveyard' && move.cause === 'resolution')",
    clause: 'S1/exiled-instead-of-the-graveyard',
    property: 's1-exiled-instead',
    origin: 'clause of S1',
    cr: ['614.6', '701.6a'],
    says: 'A spell cast by a permission goes to the graveyard if it is countered.',
  },
  {
    id: 'permitted-spell-exiled-from-anywhere',
    file: 'rules/events/move.ts',
    function: 'ownReplacements',
    find: "(leaving === 'exile for graveyard' && move.to === 'graveyard')",
    replacement: "leaving === 'exile for graveyard'",
    clause: 'S1/elsewhere-as-said',
    property: 's1-exiled-instead',
    origin: 'clause of S1',
    cr: ['614.1a'],
    says: 'A spell cast by a permission is exiled wherever it would go from the stack, as by flashback.',
  },
  {
    id: 'permitted-spell-is-free',
    file: 'rules/casting/ways.ts',
    function: 'everyWay',
    find: "[way('mana cost', { mana, parts: [] })]",
    replacement: "[way('mana cost', permission === null ? { mana, parts: [] } : FREE)]",
    clause: 'S4/costs-are-paid',
    property: 's4-permitted-costs',
    origin: 'clause of S4',
    cr: ['601.2f', '601.2h'],
    says: 'The mana cost of a spell cast by a permission is not paid.',
  },
  {
    id: 'permitted-spell-with-x-zero',
    file: 'rules/casting/cast.ts',
    function: 'casting',
    find: 'const proposal = yield* announce(g, spell, player, permission);',
    replacement: `const announced = yield* announce(g, spell, player, permission);
  const proposal = permission === null ? announced : { ...announced, x: announced.x === null ? null : 0 };`,
    clause: 'S4/x-is-chosen-and-paid',
    property: 's4-permitted-costs',
    origin: 'contrast of S4',
    cr: ['107.3a'],
    says: 'A spell cast by a permission has X = 0.',
  },
  {
    id: 'permitter-cannot-be-sacrificed',
    file: 'rules/costs/pay.ts',
    function: 'payChosen',
    find: 'candidatesFor(ctx, part), count, count',
    replacement: `candidatesFor(ctx, part).filter((id, _, all) => {
    const permission = g.root.objects.find((object) => object?.id === ctx.source)?.spell?.permission ?? null;
    return permission === null || permission.source !== id || all.length <= count;
  }), count, count`,
    clause: 'S5/kess-pays-for-it',
    property: 's5-losing-the-permission',
    origin: 'trap of S5',
    cr: ['601.6', '601.2h'],
    says: 'What permits a spell to be cast cannot be sacrificed to pay for it while something else can.',
  },
  {
    id: 'replaced-while-the-permitter-stays',
    file: 'rules/events/move.ts',
    function: 'replaced',
    find: '...ownReplacements(move, object),',
    replacement:
      "...ownReplacements(move, object).filter(({ source, address }) => address === 'buyback' || find(g.root, source) !== null || object.spell?.castFrom !== 'graveyard' || Math.floor(source / 65536) === Math.floor(object.id / 65536)),",
    clause: 'S5/still-exiled',
    property: 's5-losing-the-permission',
    origin: 'clause of S5',
    cr: ['400.7h', '614.6'],
    says: 'A spell goes to the graveyard if what permitted it is gone.',
  },
  {
    id: 'resolution-gives-priority-to-the-last-player',
    file: 'rules/game/play.ts',
    function: 'pass',
    find: "setProgress(g, { kind: 'checking', priority: g.root.turn.active });",
    replacement: "setProgress(g, { kind: 'checking', priority: player });",
    clause: 'S2/priority-first',
    property: 's2-priority-first',
    origin: 'clause of S2',
    cr: ['117.3b'],
    says: 'After a resolution the player who passed last has priority first.',
  },
  {
    id: 'sorcery-at-any-time-by-permission',
    file: 'rules/casting/may-cast.ts',
    function: 'mayBeginToCast',
    find: 'return isItsTime(root, card, seen, player)',
    replacement: 'return (permission !== null || isItsTime(root, card, seen, player))',
    clause: 'S6/sorcery-timing',
    property: 's6-timing',
    origin: 'clause of S6',
    cr: ['307.1', '601.3'],
    says: 'A permission lets sorceries be cast at any time.',
  },
  {
    id: 'taken-back-cast-uses-the-permission',
    file: 'rules/casting/cast.ts',
    function: 'castSpell',
    find: 'return yield* casts(g, player, card, function* () {',
    replacement: `const uses = function* (): Proc<boolean> {
    const done = yield* action();
    if (!done) notePermissionUsed(g, permission);
    return done;
  };
  return yield* uses();
  function* action(): Proc<boolean> { return yield* casts(g, player, card, begin); }
  function* begin(): Proc<void> {
    if (!mayBeginToCast(g.root, card, player, permission)) throw TAKEN_BACK;
    yield* casting(g, player, card, permission);
  }
  yield* casts(g, player, card, function* () {`,
    clause: 'S1/one-spell-each-turn',
    property: 's1-exiled-instead',
    origin: 'clause of S1',
    cr: ['733.1'],
    says: 'A casting that was taken back has used the permission.',
  },
];
