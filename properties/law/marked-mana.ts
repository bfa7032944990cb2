import type { History, HistoryStep, PermanentView, Ref, StackView } from '../../protocol/index.ts';
import { cardNamed, holdsNode } from '../oracles/card-facts.ts';
import { coversCost } from '../oracles/offers.ts';
import { markOf, mayBeSpent, type Payee } from '../oracles/restricted-mana.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';
import { matchesSpell } from '../oracles/spells.ts';
import { totalCost } from '../oracles/total-cost.ts';
import type { Truth } from '../oracles/truth.ts';
import { actionsOf } from '../reading/actions.ts';
import { ofKind } from '../reading/happenings.ts';
import { resolutionsOf } from '../reading/resolutions.ts';
import { lastSeen, type Scenes } from '../reading/scenes.ts';
import { isMarked, sourceOfUnit, spentMana } from '../reading/spent-mana.ts';
import { permanentIn, playerIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

/** What restricted mana was spent on, and whether it counts where it may be spent. CR 106.6 */
export function* markedMana(
  history: History,
  scenes: Scenes,
  clauses: { readonly only: string; readonly allowed: string },
): Generator<Finding> {
  for (const { at, on, units } of spentMana(history)) {
    const payee = payeeOf(history.steps[at], on);
    if (payee === null) continue;
    for (const unit of units.filter(isMarked)) {
      const source = permanentIn(scenes(at - 1).view, sourceOfUnit(unit));
      const may = source === null ? 'unknown' : allows(scenes(at - 1), source, payee);
      if (source === null || may === 'unknown') continue;
      yield* checked(may, clauses.only, `${source.name} | ${nameOf(payee)}`, {
        cr: '106.6',
        at,
        expected: `mana of ${source.name} is not spent on ${nameOf(payee)}`,
        found: 'it was',
      });
    }
  }
  yield* countedIn(history, scenes, clauses.allowed);
}

function payeeOf(step: HistoryStep | undefined, on: Ref): Payee | null {
  const spell = step?.view.stack.find(({ ref, kind }) => ref === on && kind === 'spell');
  if (spell !== undefined) return { kind: 'spell', spell };
  const permanent = step === undefined ? null : permanentIn(step.view, on);
  return permanent === null ? null : { kind: 'permanent', permanent };
}

function nameOf(payee: Payee): string {
  return payee.kind === 'spell' ? payee.spell.name : payee.permanent.name;
}

/** Whether marked mana of this permanent may be spent so; true for mana that has a rider only. */
function allows(scene: Scene, source: PermanentView, payee: Payee): Truth {
  const mark = markOf(source.name);
  if (mark === null) return 'unknown';
  return mark.spendOnly === null || mayBeSpent(sightOf(scene, source), mark.spendOnly, payee);
}

/** Where the pool pays for a spell only with mana that is marked and may be spent on it, paying is possible. */
function* countedIn(history: History, scenes: Scenes, clause: string): Generator<Finding> {
  for (const action of actionsOf(history)) {
    if (action.kind !== 'cast') continue;
    for (let at = action.begun + 1; at <= action.over; at++) {
      const { question, view } = history.steps[at] ?? { question: null, view: null };
      if (view === null || question?.kind !== 'pay' || question.source !== action.object) continue;
      const spell = view.stack.find(({ ref, kind }) => ref === action.object && kind === 'spell');
      const cost = spell === undefined ? null : totalCost(scenes(action.begun), spell, action.player);
      if (spell === undefined || cost === null || cost.mana.hybrid.length + cost.mana.snow > 0) continue;
      const units = playerIn(view, action.player).unspent;
      const plain = units.filter((unit) => !isMarked(unit));
      const usable = units.filter((unit) => isMarked(unit) && isUsable(scenes(at), unit, spell));
      if (usable.length === 0 || coversCost(letters(plain), cost.mana)) continue;
      if (!coversCost(letters([...plain, ...usable]), cost.mana)) continue;
      const names = [...new Set(usable.map((unit) => permanentIn(view, sourceOfUnit(unit))?.name ?? ''))].sort();
      yield* checked(question.options.includes('pay'), clause, `${names.join(', ')} | ${spell.name} | X ${spell.x}`, {
        cr: '106.6',
        at,
        expected: `${spell.name} can be paid for with mana of ${names.join(' and ')}`,
        found: 'paying is not offered',
      });
    }
  }
}

function isUsable(scene: Scene, unit: string, spell: StackView): boolean {
  const source = permanentIn(scene.view, sourceOfUnit(unit));
  return source !== null && allows(scene, source, { kind: 'spell', spell }) === true;
}

function letters(units: readonly string[]): string {
  return units.map((unit) => unit[0] ?? '').join('');
}

/** A counterspell that resolves counters its target, unless mana that was spent on it says otherwise. CR 106.6, 701.6a */
export function* uncounterable(history: History, scenes: Scenes, clause: string): Generator<Finding> {
  const spent = new Map(spentMana(history).map((each) => [each.on, each]));
  for (const { object, begun, over, happenings, did } of resolutionsOf(history)) {
    const target = did === 'resolved' ? countered(object) : null;
    const spell = target === null ? null : lastSeen(history, over, target);
    const paid = target === null ? undefined : spent.get(target);
    if (spell?.kind !== 'spell' || paid === undefined || paid.units.length < spell.manaSpent.length) continue;
    const protects = paid.units.filter(isMarked).map((unit) => protectedBy(scenes(paid.at - 1), unit, spell));
    if (protects.includes('unknown') || otherwiseProtected(scenes(begun), spell)) continue;
    const should = !protects.includes(true);
    const gone = ofKind(happenings, 'countered').some(({ happening }) => happening.object === target);
    yield* checked(gone === should, clause, `${spell.name} | ${paid.units.some(isMarked) ? 'marked' : 'plain'}`, {
      cr: '106.6',
      at: over,
      expected: `${spell.name} is ${should ? 'countered' : 'not countered'}, by the mana that was spent on it`,
      found: gone ? 'it was countered' : 'it was not countered',
    });
  }
}

/** What a spell that does nothing but counter its target has as its target. */
function countered({ kind, name, targets }: StackView): Ref | null {
  const effect = cardNamed(name)?.spell?.effect;
  return kind === 'spell' && effect?.kind === 'counter' ? (targets[0]?.[0] ?? null) : null;
}

function protectedBy(scene: Scene, unit: string, spell: StackView): Truth {
  const source = permanentIn(scene.view, sourceOfUnit(unit));
  const mark = source === null ? null : markOf(source.name);
  if (source === null || mark === null) return 'unknown';
  return mark.rider?.kind === 'cantBeCountered' && matchesSpell(sightOf(scene, source), mark.rider.what, spell);
}

/** Whether the spell, or something on the battlefield, may say that it cannot be countered. */
function otherwiseProtected({ view }: Scene, spell: StackView): boolean {
  const says = (name: string): boolean =>
    holdsNode(
      (cardNamed(name)?.abilities ?? []).filter(({ kind }) => kind === 'rule' || kind === 'static'),
      ({ kind }) => kind === 'cantBeCountered',
    );
  return says(spell.name) || view.battlefield.some(({ name }) => says(name));
}
