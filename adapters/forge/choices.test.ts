import { describe, expect, test } from 'vitest';
import type { Around } from './around.ts';
import type { Asked, Reaction } from './asked.ts';
import { ask } from './choices.ts';
import type { ForgeAction, ForgeCard, PromptInput } from './messages.ts';
import { Names, Seats } from './names.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  Spark: 'Name:Spark\nManaCost:R\nTypes:Instant',
  Grove: 'Name:Grove\nManaCost:no cost\nTypes:Land Forest',
  Lamp: 'Name:Lamp\nManaCost:2\nTypes:Artifact\nA:AB$ Draw | Cost$ 1 T | SpellDescription$ Look up.\nA:AB$ Mana | Cost$ T | Produced$ Any | SpellDescription$ Shine.',
  Bell: 'Name:Bell\nManaCost:2\nTypes:Artifact\nT:Mode$ Phase | TriggerDescription$ Ring once.\nT:Mode$ SpellCast | TriggerDescription$ Ring twice.',
};
const CALLED: Readonly<Record<string, string>> = {
  'engine-card-1': 'Spark',
  'engine-card-2': 'Grove',
  'engine-card-3': 'Lamp',
};

/** A game in which c1 is a Spark in hand, c2 a Grove in hand and c3 a Lamp on the battlefield. */
const AROUND: Around = {
  names: new Names(new Map(['c1', 'c2', 'c3'].map((name, index) => [`engine-card-${index + 1}`, name]))),
  seats: new Seats(2, 1),
  cards: new Map(),
  where: (id) => (id === 'engine-card-3' ? 'battlefield' : 'hand'),
  exiledBy: () => null,
  nameOf: (id) => CALLED[id] ?? '',
  script: (name) => SCRIPTS[name] ?? null,
  permitting: () => null,
  isFree: () => false,
  isInstead: () => false,
  casting: null,
  resolving: null,
  ...{ resolvingAs: null, aimedAt: [] },
  making: null,
  activating: null,
  triggering: () => null,
  step: 'main1',
};

function asked(input: PromptInput, around: Around = AROUND): Asked {
  const made = ask({ promptId: 1, decidingPlayerId: 'player-0', input }, around);
  if (made === null || 'output' in made) throw new Error('nothing is asked');
  return made;
}

function picking(of: Asked, ...picks: readonly string[]): Reaction {
  return of.respond({ kind: 'pick', picks });
}

const said = (output: unknown) => expect.objectContaining({ kind: 'say', output });
const action = (id: string, cardId: string, rest: Partial<ForgeAction>): ForgeAction => ({
  id,
  type: 'cast',
  cardId,
  ...rest,
});
const normal = { mode: { type: 'normal' } };
const mana = (color: string): Partial<ForgeAction> => ({
  ...{ type: 'activateAbility', isManaAbility: true, description: 'T: Shine.', cost: '{T}' },
  producedMana: [{ color, amount: 1 }],
});

describe('priority', () => {
  const input: PromptInput = {
    type: 'chooseAction',
    actions: [
      action('a', 'engine-card-1', normal),
      action('b', 'engine-card-1', { mode: { type: 'alternative', cost: 'overload' } }),
      action('c', 'engine-card-2', normal),
      action('d', 'engine-card-3', { type: 'activateAbility', isManaAbility: false, description: '1, T: Look up.' }),
      action('e', 'engine-card-3', mana('W')),
      action('f', 'engine-card-3', mana('U')),
      action('g', 'engine-card-3', { type: 'undoMana' }),
    ],
  };

  test('is asked of the player in our seat, with what can be done by meaning', () => {
    const { question } = asked(input);
    expect(question).toMatchObject({ kind: 'priority', player: 1, purpose: 'priority' });
    expect(question.options).toEqual(['activate c3/0', 'activate c3/1', 'cast c1', 'pass', 'play c2']);
  });

  test('is passed, or something is done', () => {
    expect(picking(asked(input), 'pass')).toEqual(said({ type: 'pass', exhaustStack: false }));
    expect(picking(asked(input), 'play c2')).toEqual(said({ type: 'act', actionId: 'c' }));
    expect(picking(asked(input), 'activate c3/0')).toEqual(said({ type: 'act', actionId: 'd' }));
  });

  test('what can be cast in two ways, or makes one of two types, is asked for', () => {
    const ways = picking(asked(input), 'cast c1');
    if (ways.kind !== 'ask') throw new Error('it is not asked');
    expect(ways.asked.question).toMatchObject({
      kind: 'value',
      purpose: 'alternative cost',
      source: 'c1',
      options: ['mana cost', 'overload'],
    });
    expect(picking(ways.asked, 'overload')).toMatchObject({ output: { actionId: 'b' }, doing: { way: 'overload' } });
    const types = picking(asked(input), 'activate c3/1');
    if (types.kind !== 'ask') throw new Error('it is not asked');
    expect(types.asked.question).toMatchObject({ purpose: 'mana type', source: 'c3', options: ['U', 'W'] });
    expect(picking(types.asked, 'U')).toMatchObject({
      output: { actionId: 'f' },
      doing: { kind: 'mana', ability: 'c3/1' },
    });
  });

  test('what is no option is refused', () => {
    expect(picking(asked(input), 'cast c9')).toMatchObject({ kind: 'illegal answer' });
    expect(picking(asked(input), 'pass', 'cast c1')).toMatchObject({ kind: 'illegal answer' });
  });
});

test('a cost that nothing but the pool can pay is paid without asking', () => {
  const input: PromptInput = {
    ...{ type: 'payManaCost', presentation: { title: 'Spark' }, cardId: 'engine-card-1', manaCost: '{R}' },
    ...{ canConfirmFromPool: true, actions: [] },
  };
  expect(ask({ promptId: 1, decidingPlayerId: 'player-0', input }, AROUND)).toEqual({
    output: { type: 'pay', auto: false },
  });
});

test('targets are asked for at once and given one by one', () => {
  const input: PromptInput = {
    ...{ type: 'chooseBoardTargets', presentation: { title: 'Damage' }, intent: 'damage', cancellable: true },
    candidates: [
      { kind: 'player', id: 'player-1' },
      { kind: 'card', id: 'engine-card-3' },
    ],
    ...{ minTargets: 1, maxTargets: 2, chosenTargets: 0 },
  };
  const made = asked(input, { ...AROUND, casting: 'engine-card-1' });
  expect(made.question).toMatchObject({
    kind: 'objects',
    purpose: 'targets',
    source: 'c1',
    options: ['c3', 'p0'],
    min: 1,
    max: 2,
  });
  expect(picking(made, 'p0', 'c3')).toMatchObject({
    output: { chosen: [{ id: 'player-1' }] },
    more: ['c3'],
    chosen: { group: ['p0', 'c3'] },
  });
  expect(made.respond({ kind: 'take back' })).toEqual(said({ type: 'cancel' }));
});

test('triggers are put on the stack in our order, and so resolve the other way round', () => {
  const card = { id: 'engine-card-4', identity: { name: 'Bell', isToken: false } } as Extract<
    PromptInput,
    { type: 'reorder' }
  >['items'][number]['card'];
  const input: PromptInput = {
    ...{ type: 'reorder', presentation: { title: 'Order triggered abilities' } },
    items: [
      { id: 'sa-0', card, oracle: 'Ring twice.' },
      { id: 'sa-1', card, oracle: 'Ring once.' },
    ],
  };
  const made = asked(input);
  expect(made.question).toMatchObject({
    kind: 'order',
    purpose: 'order of triggers',
    source: null,
    options: ['a t1/0', 'a t1/1'],
  });
  expect(picking(made, 'a t1/0', 'a t1/1')).toEqual(said({ type: 'reorderDecision', orderedIds: ['sa-0', 'sa-1'] }));
});

test('a number is within its bounds', () => {
  const made = asked({ type: 'chooseNumber', presentation: { title: 'Choose a value for X' }, min: 0, max: 3 });
  expect(made.question).toMatchObject({ kind: 'number', purpose: 'X', min: 0, max: 3 });
  expect(made.respond({ kind: 'number', value: 3 })).toMatchObject({ output: { chosenNumber: 3 }, chosen: { x: 3 } });
  expect(made.respond({ kind: 'number', value: 4 })).toMatchObject({ kind: 'illegal answer' });
});

const VEIL: ForgeCard = {
  ...{ id: 'engine-card-3', identity: { name: 'Veil', isToken: false }, color: '', types: ['Artifact'], subtypes: [] },
  ...{ supertypes: [], controllerId: 'player-0', ownerId: 'player-0', tapped: false, keywords: [], counters: {} },
  ...{ damage: 0, summoningSick: false, isCopy: false, isFaceDown: false, isAttacking: false },
};

test('replacement effects are called by what has them, the buyback of a spell by the spell', () => {
  const script = 'Name:Veil\nR:Event$ Moved | Description$ Exile it instead.';
  const around: Around = {
    ...AROUND,
    resolving: 'engine-card-1',
    script: (name) => (name === 'Veil' ? script : (SCRIPTS[name] ?? null)),
    cards: new Map([['engine-card-3', { card: VEIL, zone: 'battlefield', ownerId: 'player-0', blocks: [] }]]),
  };
  const option = (label: string) => ({ label, weight: 1, canRepeat: false });
  const made = asked(
    {
      type: 'chooseFromSelection',
      presentation: { title: 'Choose' },
      options: [option('Exile it instead.'), option('Buyback {4} (or so)')],
      ...{ minTotal: 1, maxTotal: 1 },
    },
    around,
  );
  expect(made.question).toMatchObject({ kind: 'objects', purpose: 'replacement', options: ['c1', 'c3'] });
  expect(picking(made, 'c3')).toEqual(said({ type: 'selectionDecision', chosenIndices: [0] }));
});

const asksTo = (title: string, labels: readonly [string, string] = ['Yes', 'No']): PromptInput => ({
  ...{ type: 'chooseBoolean', presentation: { title }, confirmLabel: labels[0], denyLabel: labels[1] },
});

const BY = { id: 'engine-card-3', incarnation: 1, during: 't1', order: 1 };

test('of two cards of one name the one may be cast that what resolves had exiled', () => {
  const exiled = (id: string) =>
    ({
      card: { ...VEIL, id, identity: { name: 'Spark', isToken: false } },
      zone: 'exile',
      ownerId: 'player-0',
      blocks: [],
    }) as const;
  const around: Around = {
    ...AROUND,
    resolving: 'engine-card-3',
    cards: new Map(['engine-card-1', 'engine-card-2'].map((id) => [id, exiled(id)])),
    resolvingAs: 't2',
    exiledBy: (id) => (id === 'engine-card-2' ? { ...BY, incarnation: 1 } : null),
  };
  const made = asked(asksTo('Do you want to play Spark?'), around);
  const both: Around = {
    ...around,
    exiledBy: (id) => ({ ...BY, incarnation: id === 'engine-card-1' ? 3 : 1 }),
  };
  expect(asked(asksTo('Do you want to play Spark?'), both).question.options).toEqual(['c1']);
  const now: Around = { ...around, exiledBy: (id) => ({ ...BY, during: id === 'engine-card-1' ? 't2' : 't1' }) };
  expect(asked(asksTo('Do you want to play Spark?'), now).question.options, 'not what it exiles').toEqual(['c2']);
  const dug: Around = { ...around, exiledBy: (id) => ({ ...BY, during: 't2', order: id === 'engine-card-1' ? 7 : 6 }) };
  expect(asked(asksTo('Do you want to play Spark?'), dug).question.options, 'what it has turned up').toEqual(['c1']);
  expect(made.question).toMatchObject({ kind: 'objects', purpose: 'spell to cast', source: 'c3', options: ['c2'] });
});

test('what is tapped or untapped may be left as it is', () => {
  const cards = new Map([['engine-card-3', { card: VEIL, zone: 'battlefield', ownerId: 'player-0', blocks: [] }]]);
  const around: Around = { ...AROUND, resolving: 'engine-card-1', aimedAt: ['engine-card-3'], cards };
  const first = asked(asksTo('Tap or untap Veil?', ['Tap', 'Untap']), around);
  expect(first.question).toMatchObject({ kind: 'yes or no', purpose: 'optional effect', source: 'c1' });
  expect(picking(first, 'yes')).toEqual(said({ type: 'decision', value: true }));
  const second = picking(first, 'no');
  if (second.kind !== 'ask') throw new Error('it is not asked');
  expect(picking(second.asked, 'yes')).toEqual(said({ type: 'decision', value: false }));
  expect(picking(second.asked, 'no'), 'an untapped one is untapped').toEqual(said({ type: 'decision', value: false }));
  const tapped = new Map([
    ['engine-card-3', { card: { ...VEIL, tapped: true }, zone: 'battlefield', ownerId: 'player-0', blocks: [] }],
  ]);
  const other = picking(asked(asksTo('Tap or untap Veil?', ['Tap', 'Untap']), { ...around, cards: tapped }), 'no');
  if (other.kind !== 'ask') throw new Error('it is not asked');
  expect(picking(other.asked, 'no')).toEqual(said({ type: 'decision', value: true }));
});

test('an attacker with trample gives the player something only where all that block it get enough', () => {
  const cards = new Map([
    [
      'engine-card-3',
      { card: { ...VEIL, toughness: '3', damage: 1 }, zone: 'battlefield', ownerId: 'player-0', blocks: [] },
    ],
  ]);
  const made = asked(
    {
      ...{ type: 'chooseCombatDamageAssignment', attackerId: 'engine-card-1', blockerIds: ['engine-card-3'] },
      ...{ defenderId: 'player-1', totalDamage: 3 },
    },
    { ...AROUND, cards },
  );
  expect(made.respond({ kind: 'divide', amounts: [1, 2] })).toMatchObject({ kind: 'illegal answer', cr: '702.19b' });
  const assignments = [
    { assigneeId: 'engine-card-3', damage: 2 },
    { assigneeId: 'player-1', damage: 1 },
  ];
  expect(made.respond({ kind: 'divide', amounts: [2, 1] })).toEqual(
    said({ type: 'combatDamageAssignmentDecision', assignments }),
  );
});
