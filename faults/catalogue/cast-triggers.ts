import type { Fault } from '../fault.ts';

const PROPERTY = 'pools';

/** Faults in what triggers on spells being cast. In the order of their ids. */
export const castTriggerFaults: readonly Fault[] = [
  {
    id: 'cast-from-anywhere-sets-off',
    file: 'evaluate/expression.ts',
    function: 'test',
    find: 'object.spell !== null && object.spell.castFrom === filter.zone',
    replacement: 'object.spell !== null && object.spell.castFrom !== null',
    clause: 'K4/only-from-hand',
    property: PROPERTY,
    origin: 'trap of K4',
    cr: ['603.2', '601.2a'],
    says: 'What watches for spells cast from hand sees those cast from elsewhere, too.',
  },
  {
    id: 'copies-are-cast',
    file: 'rules/resolution/copy-on-stack.ts',
    function: 'put',
    find: `log(g, { kind: 'put on stack', object: id, source: ability?.source ?? original.id, player: controller });`,
    replacement: `log(g, { kind: 'put on stack', object: id, source: ability?.source ?? original.id, player: controller });
    if (ability === null) log(g, { kind: 'cast', spell: id, player: controller, from: 'hand' });`,
    clause: 'K4/a-copy-was-not-cast',
    property: PROPERTY,
    origin: 'trap of K4',
    cr: ['707.10'],
    says: 'A copy that is put on the stack counts as cast.',
  },
  {
    id: 'own-trigger-goes-with-the-spell',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveAbility',
    find: '!holds(base, onlyIf) ?',
    replacement: `!holds(base, onlyIf) || g.root.lastKnown[state.source]?.object.zone === 'stack' ?`,
    clause: 'K4/trigger-on-the-spell-itself',
    property: PROPERTY,
    origin: 'trap of K4, field bug B032',
    cr: ['603.2', '113.7a'],
    says: 'A cast trigger of a spell does nothing once the spell is gone.',
  },
  {
    id: 'storm-counts-hands-only',
    file: 'rules/casting/cast.ts',
    function: 'becomeCast',
    find: 'playerState(g.root, player).spellsCast + 1',
    replacement: `playerState(g.root, player).spellsCast + (from === 'hand' ? 1 : 0)`,
    clause: 'K4/storm-counts-it',
    property: PROPERTY,
    origin: 'trap of K4',
    cr: ['702.40a'],
    says: 'Spells that are not cast from hand do not count as cast this turn.',
  },
  {
    id: 'triggers-go-with-the-spell',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveAbility',
    find: '!holds(base, onlyIf) ?',
    replacement: `!holds(base, onlyIf) || (g.root.lastKnown[state.event.object ?? 0]?.object.zone === 'stack' && find(g.root, state.event.object ?? 0) === null) ?`,
    clause: 'K4/trigger-of-another-permanent',
    property: PROPERTY,
    origin: 'trap of K4',
    cr: ['603.2'],
    says: 'A trigger on casting a spell does nothing once the spell is gone.',
  },
];
