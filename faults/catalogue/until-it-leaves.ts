import type { Fault } from '../fault.ts';

/** Faults in exile until something leaves, and in permissions that last. In the order of their ids. */
export const untilItLeavesFaults: readonly Fault[] = [
  {
    id: 'cast-hostage-is-given-back',
    file: 'rules/events/move.ts',
    function: 'returnExiled',
    find: `due.flatMap(({ object, to }) => (find(g.root, object) === null ? [] : [moveOf(object, to, 'effect')])),`,
    replacement: `due.flatMap(({ object, to }) => {
      const own = g.root.objects[Math.floor(object / 65536)] ?? null;
      return own === null ? [] : [moveOf(own.id, to, 'effect')];
    }),`,
    clause: 'C3/what-was-cast-stays',
    property: 'until-it-leaves',
    origin: 'clause of C3',
    cr: ['400.7'],
    says: 'A card returns to its owner though it was cast from exile.',
  },
  {
    id: 'exiles-without-its-source',
    file: 'rules/resolution/objects.ts',
    function: 'moveObjects',
    find: `if (effect.untilSourceLeaves && find(g.root, ctx.source)?.zone !== 'battlefield') return {};`,
    replacement: ``,
    clause: 'C3/nothing-once-the-source-left',
    property: 'until-it-leaves',
    origin: 'clause of C3',
    cr: ['610.3b'],
    says: 'What would be exiled until something leaves is exiled though that has left.',
  },
  {
    id: 'hostage-returns-late',
    file: 'rules/events/move.ts',
    function: 'moveAll',
    find: `if (g.root.returning.length > 0) yield* returnExiled(g);`,
    replacement: `if (g.root.returning.length > 0 && g.root.stack.length === 0) yield* returnExiled(g);`,
    clause: 'C3/returns-at-once',
    property: 'until-it-leaves',
    origin: 'clause of C3',
    cr: ['610.3'],
    says: 'What was exiled until something leaves returns once the stack is empty.',
  },
  {
    id: 'permission-follows-its-source',
    file: 'rules/casting/permissions.ts',
    function: 'permittedElsewhere',
    find: `if (!isWhose(ctx, rule.who, player) || isUsedUp(root, rule, ctx.source)) return [];`,
    replacement: `const there = find(root, ctx.source)?.zone === 'battlefield' ? derive(root).characteristics(ctx.source) : null;
    const holder = there?.controller ?? ctx.controller;
    if (!isWhose({ ...ctx, controller: holder }, rule.who, player) || isUsedUp(root, rule, ctx.source)) return [];`,
    clause: 'C3/stays-with-the-player',
    property: 'until-it-leaves',
    origin: 'clause of C3',
    cr: ['611.2a'],
    says: 'The permission goes to whoever controls what made it.',
  },
];
