import { expect, test } from 'vitest';
import { boardOf } from '../../protocol/board-spec.ts';
import type { Archive } from './archive.ts';
import { NOTHING } from './doing.ts';
import type { ForgeCard, ForgePlayer, ForgeStackObject, GameView } from './messages.ts';
import { Names, Seats } from './names.ts';
import { Tracker } from './tracker.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  Snare:
    'Name:Snare\nTypes:Artifact\nT:Mode$ ChangesZone | Execute$ Aim | TriggerDescription$ Aim.\nSVar:Aim:DB$ Tap | ValidTgts$ Permanent',
};
const ARCHIVE: Archive = { script: (name) => SCRIPTS[name] ?? null, assets: () => '' };

function shown(id: string, name: string): ForgeCard {
  return {
    ...{ id, identity: { name, isToken: false }, color: '', types: [], subtypes: [], supertypes: [], counters: {} },
    ...{ controllerId: 'player-0', ownerId: 'player-0', tapped: false, keywords: [], damage: 0 },
    ...{ summoningSick: false, isCopy: false, isFaceDown: false, isAttacking: false },
  };
}

const SNARE = shown('engine-card-1', 'Snare');
const PLAYERS: readonly ForgePlayer[] = ['player-0', 'player-1'].map((id) => ({
  ...{ id, name: id, status: 'playing', isHuman: id === 'player-0', life: 20, counters: {}, manaPool: {} },
}));
const VIEW: GameView = {
  ...{ turn: 3, step: 'main1', activePlayerId: 'player-0', priorityPlayerId: 'player-0', players: PLAYERS, stack: [] },
  ...{ combatAssignments: [], gameOver: false },
  zones: [{ zone: 'battlefield', ownerId: 'player-0', cards: [SNARE], count: 1 }],
};

/** A game with a Snare on the battlefield, and a library of a Spark above a Wastes. */
function tracked(): Tracker {
  const { cards } = boardOf({ players: [{ battlefield: ['Snare'], library: ['Spark', 'Wastes'] }, { library: [] }] });
  const called = new Map(cards.map((card, index) => [`engine-card-${index + 1}`, card]));
  return new Tracker({
    names: new Names(new Map([...called].map(([id, { name }]) => [id, name]))),
    ...{ seats: new Seats(2, 0), archive: ARCHIVE, views: [VIEW], turns: 0, landsPlayed: [0, 0], called },
    libraries: [['engine-card-2', 'engine-card-3'], []],
  });
}

test('the targets of a triggered ability are asked for its source, though the ability is on the stack by then', () => {
  const tracker = tracked();
  tracker.told('triggered', [SNARE]);
  tracker.aims(0);
  expect(tracker.stack.aiming?.name).toBe('t1');
  expect(tracker.triggering(0)).toBe('engine-card-1');
});

test('who takes a spell back has done nothing: with one more pass what is below it resolves', () => {
  const tracker = tracked();
  const spell = (id: string, isCasting: boolean): ForgeStackObject => ({
    ...{ id: `${id}-spell`, sourceId: id, controllerId: 'player-1', ownerId: 'player-1', text: '', targets: [] },
    ...{ identity: { name: 'Spark' }, isPermanentSpell: false, isCasting },
  });
  const below = spell('engine-card-2', false);
  tracker.sees([{ ...VIEW, stack: [below] }]);
  tracker.passes();
  tracker.does({ ...NOTHING, kind: 'cast', card: 'engine-card-3', player: 1 });
  tracker.sees([{ ...VIEW, stack: [below, spell('engine-card-3', true)] }]);
  tracker.sees([{ ...VIEW, stack: [below] }]);
  expect(tracker.take().map(({ kind }) => kind)).toContain('taken back');
  expect(tracker.stack.resolving).toBeNull();
  tracker.passes();
  expect(tracker.stack.resolving?.source).toBe('engine-card-2');
});
