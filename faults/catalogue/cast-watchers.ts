import type { Fault } from '../fault.ts';

/** Faults in what watches for spells of some mana value. In the order of their ids. */
export const castWatcherFaults: readonly Fault[] = [
  {
    id: 'exact-number-as-at-most',
    file: 'evaluate/comparing.ts',
    function: 'compare',
    find: 'return left === right;',
    replacement: 'return left <= right;',
    clause: 'L5/as-it-becomes-cast',
    property: 'cast-watchers',
    origin: 'clause of L5',
    cr: ['603.2'],
    says: 'What watches for spells of one mana value triggers on those of a lower one, too.',
  },
  {
    id: 'gone-watcher-counters-nothing',
    file: 'rules/resolution/objects.ts',
    function: 'counterObjects',
    find: '!cantBeCountered(g.root, id)',
    replacement:
      "(effect.what.kind !== 'eventObject' || find(g.root, ctx.source)?.zone === 'battlefield') && !cantBeCountered(g.root, id)",
    clause: 'L5/looked-at-once',
    property: 'cast-watchers',
    origin: 'trap of L5',
    cr: ['113.7a'],
    says: 'An ability whose source has gone counters nothing.',
  },
  {
    id: 'gone-watcher-triggers',
    file: 'rules/triggers/detect.ts',
    function: 'watching',
    find: "if (event.kind !== 'moved') return triggersOn(times.after, kinds);",
    replacement: `if (event.kind !== 'moved') {
    const left = event.kind !== 'cast' ? [] : Object.values(times.after.lastKnown).flatMap(({ object, characteristics }) =>
      object.zone !== 'battlefield' ? [] : characteristics.abilities.flatMap((address): readonly Has<TriggeredAbility>[] => {
        const ability = abilityAt(address);
        return ability.kind === 'triggered' && ability.on.kind === 'cast'
          ? [{ source: object.id, controller: characteristics.controller, address, ability, x: null, bound: {} }]
          : [];
      }),
    );
    return [...triggersOn(times.after, kinds), ...left];
  }`,
    clause: 'L5/gone-before-it-was-cast',
    property: 'cast-watchers',
    origin: 'trap of L5',
    cr: ['601.2i'],
    says: 'What was given up to pay for a spell triggers on its being cast.',
  },
  {
    id: 'watchers-see-copies-cast',
    file: 'rules/resolution/copy-on-stack.ts',
    function: 'put',
    find: "log(g, { kind: 'put on stack', object: id, source: ability?.source ?? original.id, player: controller });",
    replacement: `log(g, { kind: 'put on stack', object: id, source: ability?.source ?? original.id, player: controller });
    if (spell !== null) log(g, { kind: 'cast', spell: id, player: controller, from: 'stack' });`,
    clause: 'L5/copies-are-not-cast',
    property: 'cast-watchers',
    origin: 'field bug B029',
    cr: ['707.10'],
    says: 'What triggers on a spell being cast triggers on a copy.',
  },
];
