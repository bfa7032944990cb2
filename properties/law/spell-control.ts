import type { History, Ref, Seat, StackView } from '../../protocol/index.ts';
import { cardNamed, type Filter, textHas } from '../oracles/card-facts.ts';
import { matches } from '../oracles/matching.ts';
import { matchesSpell } from '../oracles/spells.ts';
import { ofKind } from '../reading/happenings.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf, stepsDuring } from '../reading/resolutions.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn, stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

const CHANGES = 'L3/control-changes';
const DECIDES = 'L3/new-controller-decides';
const ENTERS = 'L3/enters-under-the-new-controller';
const OWNER = 'L3/owners-graveyard';
const ANY = 'L3/any-spell-is-a-target';
const SEES = 'L3/targets-as-the-new-controller-sees-them';

/** A spell of which something that has resolved gave its controller control. */
interface Taken {
  readonly by: Resolution;
  readonly spell: StackView;
  readonly player: Seat;
}

/** Spells whose control changes. CR 108.4, 608.2, 608.3a, 608.2n */
export function* takenSpells(history: History, scenes: Scenes): Generator<Finding> {
  const resolutions = resolutionsOf(history);
  yield* choices(history, scenes);
  for (const by of resolutions) {
    for (const taken of takenBy(history, by)) {
      yield* changes(history, taken);
      const end = resolutions.find(
        ({ object, over }) =>
          over > by.over && object.ref === taken.spell.ref && object.incarnation === taken.spell.incarnation,
      );
      if (end !== undefined && end.object.controller === taken.player) yield* resolves(history, scenes, taken, end);
    }
  }
}

function takenBy(history: History, by: Resolution): readonly Taken[] {
  const before = history.steps[by.begun]?.view;
  if (before === undefined || by.did !== 'resolved') return [];
  return (instructionsOf(by.object) ?? []).flatMap(({ effect, targets }) =>
    stepsOf(effect).flatMap((step) => {
      if (step.kind !== 'controlSpells' || step.what.kind !== 'target') return [];
      return (targets[step.what.index] ?? []).flatMap((ref): readonly Taken[] => {
        const spell = stackEntry(before, ref);
        return spell?.kind === 'spell' ? [{ by, spell, player: by.object.controller }] : [];
      });
    }),
  );
}

function* changes(history: History, { by, spell, player }: Taken): Generator<Finding> {
  const after = history.steps[by.over]?.view;
  const now = after === undefined ? null : stackEntry(after, spell.ref);
  yield* checked(now?.controller === player, CHANGES, `${by.object.name} | ${spell.types.join(' ')} | ${spell.card}`, {
    cr: '108.4',
    at: by.over,
    expected: `player ${player} controls ${spell.name} now`,
    found: now === null ? 'it is gone' : `player ${now.controller} does`,
  });
}

/** The new controller makes the choices, controls what it becomes, and is who it speaks of. */
function* resolves(history: History, scenes: Scenes, { spell, player }: Taken, end: Resolution): Generator<Finding> {
  const after = history.steps[end.over]?.view;
  if (after === undefined) return;
  yield* legality(scenes, end, player);
  if (end.did !== 'resolved') return;
  const record = cardNamed(spell.name);
  const asked = stepsDuring(history, end).flatMap((at) => history.steps[at]?.question ?? []);
  for (const question of asked.filter(({ source, purpose }) => source === spell.ref && OWN_CHOICES.includes(purpose))) {
    yield* decided(end, spell, player, question.player, question.purpose);
  }
  for (const draw of drawsOf(end)) yield* decided(end, spell, player, draw, 'draw');
  const permanent = permanentIn(after, spell.ref);
  const entered = ofKind(end.happenings, 'moved').some(
    ({ happening }) => happening.object === spell.ref && happening.to === 'battlefield',
  );
  if (entered && permanent !== null && !after.battlefield.some(({ name }) => textHas(name, 'control'))) {
    yield* checked(permanent.controller === player, ENTERS, `${spell.name} | ${permanent.types.join(' ')}`, {
      cr: '608.3a',
      at: end.over,
      expected: `${spell.name} enters under the control of player ${player}`,
      found: `player ${permanent.controller} controls it`,
    });
  }
  if (record?.spell == null || !spell.card) return;
  const graveyard = after.players.find(({ seat }) =>
    after.zone('graveyard', seat).some(({ ref }) => ref === spell.ref),
  );
  if (graveyard === undefined) return;
  yield* checked(graveyard.seat === spell.owner, OWNER, `${spell.name} | ${spell.owner} | ${player}`, {
    cr: '608.2n',
    at: end.over,
    expected: `${spell.name} goes to the graveyard of its owner, player ${spell.owner}`,
    found: `it is in that of player ${graveyard.seat}`,
  });
}

/** What the controller of a spell chooses as it resolves. CR 608.2d */
const OWN_CHOICES: readonly string[] = ['scry', 'surveil', 'search', 'choose', 'discard', 'spell to cast'];

/** Who drew by what it says that its controller does. */
function drawsOf({ object, happenings }: Resolution): readonly Seat[] {
  const own = (instructionsOf(object) ?? []).flatMap(({ effect }) => stepsOf(effect));
  const mine = own.some((step) => step.kind === 'draw' && step.who.kind === 'you');
  const others = own.some((step) => step.kind === 'draw' && step.who.kind !== 'you');
  return mine && !others ? ofKind(happenings, 'drew').map(({ happening }) => happening.player) : [];
}

function* decided(
  { over }: Resolution,
  spell: StackView,
  player: Seat,
  found: Seat | 'chance',
  what: string,
): Generator<Finding> {
  yield* checked(found === player, DECIDES, `${spell.name} | ${what}`, {
    cr: '608.2d',
    at: over,
    expected: `player ${player}, who controls ${spell.name}, does what it says (${what})`,
    found: `player ${found} does`,
  });
}

/** Its one target is legal or not as seen from the new controller. CR 608.2b */
function* legality(scenes: Scenes, { object, begun, over, did }: Resolution, player: Seat): Generator<Finding> {
  const [instruction, more] = instructionsOf(object) ?? [];
  const [spec, another] = instruction?.specs ?? [];
  const [target, second] = instruction?.targets[0] ?? [];
  if (spec === undefined || more !== undefined || another !== undefined || target === undefined || second !== undefined)
    return;
  const legal = isLegal(scenes, begun, object.ref, player, spec, target);
  if (legal !== false) return;
  yield* checked(
    did === 'had no legal target',
    SEES,
    `${object.name} | ${target.startsWith('p') ? 'player' : 'object'}`,
    {
      cr: '608.2b',
      at: over,
      expected: `${target} is no legal target for ${object.name} as player ${player} controls it`,
      found: 'it resolved',
    },
  );
}

function isLegal(
  scenes: Scenes,
  at: number,
  source: Ref,
  you: Seat,
  { what, players }: { readonly what: Filter | null; readonly players: string | null },
  target: Ref,
): boolean | 'unknown' {
  const scene = scenes(at);
  if (/^p\d+$/.test(target)) {
    if (players === 'opponent') return target !== `p${you}`;
    return players === 'any' ? true : 'unknown';
  }
  const permanent = permanentIn(scene.view, target);
  if (permanent === null || what === null) return 'unknown';
  return matches({ scene, you, source, bound: null }, what, permanent);
}

/** Spells without targets can be chosen like any other. CR 115.1 */
function* choices(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.purpose !== 'targets' || question.source === null) continue;
    const aiming = stackEntry(view, question.source);
    const spell = aiming === null ? null : cardNamed(aiming.name)?.spell;
    const [spec, more] = spell?.targets ?? [];
    if (aiming === null || spec?.what == null || more !== undefined || spell == null) continue;
    if (!stepsOf(spell.effect).some(({ kind }) => kind === 'controlSpells')) continue;
    const sight = { scene: scenes(at), you: aiming.controller, source: aiming.ref, bound: null };
    for (const each of view.stack) {
      if (each.kind !== 'spell' || each.ref === aiming.ref || matchesSpell(sight, spec.what, each) !== true) continue;
      const aims = each.targets.flat().length > 0 ? 'with targets' : 'without';
      yield* checked(question.options.includes(each.ref), ANY, `${aiming.name} | ${each.types.join(' ')} | ${aims}`, {
        cr: '115.1',
        at,
        expected: `${each.name} can be chosen for ${aiming.name}`,
        found: 'it cannot',
      });
    }
  }
}
