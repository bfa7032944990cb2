import type { Fault } from '../fault.ts';

const PROPERTY = 'pair-watchers-of-mana';

/** Faults that confuse mana that is added with tapping for mana, and what adds mana with what adds none. In the order of their ids. */
export const watchersOfManaFaults: readonly Fault[] = [
  {
    id: 'added-mana-is-tapped-for',
    file: 'rules/triggers/detect.ts',
    function: 'detectTriggers',
    find: 'if (events.length === 0) return;',
    replacement: `if (events.length === 0) return;
  const { stack, objects } = g.root;
  const more = events.flatMap((event): readonly GameEvent[] => {
    if (event.kind !== 'mana added' || events.some(({ kind }) => kind === 'tapped for mana')) return [];
    if (!stack.some((slot) => objects[slot]?.ability?.source === event.source)) return [];
    const produced = event.mana.map(({ type }) => type);
    return [{ kind: 'tapped for mana', object: event.source, player: event.player, produced }];
  });
  if (more.length > 0) {
    detectTriggers(g, before, [...events, ...more]);
    return;
  }`,
    clause: 'R4/unseen-where-nothing-is-tapped',
    property: PROPERTY,
    origin: 'contrast of R4',
    cr: ['106.12', '106.12a'],
    says: 'Mana that an ability on the stack adds counts as tapping for mana.',
  },
  {
    id: 'damage-on-tapping-skips-the-stack',
    file: 'rules/ability-kinds.ts',
    function: 'isTriggeredManaAbility',
    find: 'contains(ability.effect, addsMana)',
    replacement: `(ability.effect.kind === 'damage' || contains(ability.effect, addsMana))`,
    clause: 'R4/waits-where-it-adds-none',
    property: PROPERTY,
    origin: 'contrast of R4',
    cr: ['605.5a', '603.3'],
    says: 'A trigger on tapping for mana that deals damage resolves without the stack.',
  },
  {
    id: 'mana-and-more-uses-the-stack',
    file: 'rules/ability-kinds.ts',
    function: 'isTriggeredManaAbility',
    find: 'contains(ability.effect, addsMana)',
    replacement: `addsMana(ability.effect)`,
    clause: 'R4/at-once-where-it-adds',
    property: PROPERTY,
    origin: 'contrast of R4',
    cr: ['605.1b', '605.4a'],
    says: 'A trigger on tapping for mana that adds mana and does something else goes on the stack.',
  },
  {
    id: 'mana-on-the-stack-is-unseen',
    file: 'rules/triggers/match.ts',
    function: 'matchManaAdded',
    find: 'const types = event.mana',
    replacement: `const { stack, objects } = ctx.sight.root;
  if (stack.some((slot) => objects[slot]?.ability?.source === event.source)) return [];
  const types = event.mana`,
    clause: 'R4/seen-where-nothing-is-tapped',
    property: PROPERTY,
    origin: 'contrast of R4',
    cr: ['605.1b', '603.2'],
    says: 'A trigger on mana being added does not see mana that an ability on the stack adds.',
  },
  {
    id: 'mana-tapped-for-is-not-added',
    file: 'rules/mana/produce.ts',
    function: 'addManaEffect',
    find: 'happen(g, () => addMana(g, player, unitsOf(g, mana, ctx.source, from), ctx.source, resolution.triggered));',
    replacement: `const add = () => addMana(g, player, unitsOf(g, mana, ctx.source, from), ctx.source, resolution.triggered);
    if (resolution.tapped === null) happen(g, add);
    else add();`,
    clause: 'R4/alike-where-it-is-tapped',
    property: PROPERTY,
    origin: 'contrast of R4',
    cr: ['605.1b', '106.12a'],
    says: 'A trigger on mana being added does not see mana that something was tapped for.',
  },
];
