import type { Fault } from '../fault.ts';

const PROPERTY = 'replaced-events';

/** Faults in what replaces entering, draws, deaths and destruction. In the order of their ids. */
export const replacedEventFaults: readonly Fault[] = [
  {
    id: 'as-many-discarded-as-were-to-be-drawn',
    file: 'rules/resolution/perform.ts',
    function: 'draw',
    find: 'number += playerState(g.root, player).drawn - before;',
    replacement: 'number += before < 0 ? 0 : amountOf(ctx, effect.count);',
    clause: 'replaced-events/as-many-as-were-drawn',
    property: PROPERTY,
    origin: 'field bug B111',
    cr: ['608.2c', '614.6'],
    says: 'What is done for each card drawn is done for each that was to be drawn.',
  },
  {
    id: 'counters-multiplied-part-by-part',
    file: 'rules/events/enter.ts',
    function: 'withCounters',
    find: 'const amount = yield* countersAfterReplacement(g, ahead.root, ahead.id, counter, wanted, true);',
    replacement: `let amount = 0;
    for (const one of all)
      if (one.counter === counter) amount += yield* countersAfterReplacement(g, ahead.root, ahead.id, counter, one.amount, true);`,
    clause: 'replaced-events/counters-multiplied-once',
    property: PROPERTY,
    origin: 'field bug B104',
    cr: ['614.5', '616.1g'],
    says: 'What adds counters to those that something enters with adds to each effect that gives some.',
  },
  {
    id: 'equal-draw-effects-are-one',
    file: 'rules/events/draw.ts',
    function: 'applicable',
    find: '!done.includes(keyOf(has)) &&',
    replacement: '!done.some((key) => key.endsWith(has.address)) &&',
    clause: 'replaced-events/draws-doubled-once-each',
    property: PROPERTY,
    origin: 'invariant',
    cr: ['614.5', '614.11'],
    says: 'Of two equal effects on draws only one applies.',
  },
  {
    id: 'exiled-things-die-too',
    file: 'rules/triggers/match.ts',
    function: 'matchMove',
    find: "event.from === 'battlefield' && event.to === 'graveyard' && matches(ctx, on.what, event.object)",
    replacement:
      "event.from === 'battlefield' && (event.to === 'graveyard' || (event.to === 'exile' && event.cause !== 'effect')) && matches(ctx, on.what, event.object)",
    clause: 'replaced-events/exiled-things-did-not-die',
    property: PROPERTY,
    origin: 'field bug B134',
    cr: ['614.6', '700.4'],
    says: 'What is exiled instead of dying sets off what triggers on deaths.',
  },
  {
    id: 'graveyards-emptied-from-a-hand',
    file: 'rules/events/move.ts',
    function: 'otherReplacements',
    find: "return replacementsOf(root, 'moves')",
    replacement: `const held = root.objects.some(
    (one) =>
      one !== null &&
      (one.zone === 'hand' || one.zone === 'library') &&
      nodeAt<{ readonly abilities: readonly { readonly kind: string }[] }>(one.record + '#').abilities.some(
        (ability) => ability.kind === 'replacement' && JSON.stringify(ability).includes('"moves"'),
      ),
  );
  if (held && move.to === 'graveyard' && object.zone === 'battlefield')
    return [{ source: object.id, address: 'held', instead: 'exile' }];
  return replacementsOf(root, 'moves')`,
    clause: 'replaced-events/only-from-the-battlefield',
    property: PROPERTY,
    origin: 'field bug B110',
    cr: ['113.6'],
    says: 'What exiles instead of graveyards does so from a hand or a library.',
  },
  {
    id: 'regenerated-and-untapped',
    file: 'rules/events/saved.ts',
    function: 'regenerate',
    find: 'setTapped(g, id, true);',
    replacement: '',
    clause: 'replaced-events/regenerated-instead',
    property: PROPERTY,
    origin: 'invariant',
    cr: ['701.19a'],
    says: 'What regenerates is not tapped.',
  },
  {
    id: 'regenerated-past-all',
    file: 'rules/events/move.ts',
    function: 'notDestroyed',
    find: 'const at = canRegenerate ?',
    replacement: 'const at = canRegenerate || id >= 0 ?',
    clause: 'replaced-events/regenerated-instead',
    property: PROPERTY,
    origin: 'invariant',
    cr: ['701.19c'],
    says: 'What is destroyed and cannot be regenerated is regenerated.',
  },
  {
    id: 'tapped-and-untapped-in-fixed-order',
    file: 'rules/events/enter.ts',
    function: 'nextChange',
    find: 'if (opposed) return',
    replacement: 'if (opposed && found.length > 9) return',
    clause: 'replaced-events/tapped-by-what-comes-last',
    property: PROPERTY,
    origin: 'field bug B119',
    cr: ['616.1', '614.12'],
    says: 'What has something enter tapped and what has it enter untapped are applied in a fixed order.',
  },
];
