import type { History, Ref, View } from '../../protocol/index.ts';
import { permanentIn } from '../reading/views.ts';
import { type Blow, type Changer, canBeDealt, type ShieldEffect, Unknown } from '../oracles/damage-changers.ts';
import type { Scene } from '../oracles/sight.ts';
import { type Instruction, instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, stepsDuring } from '../reading/resolutions.ts';
import type { Outcome } from './damage-outcomes.ts';

interface Shield {
  readonly key: string;
  readonly source: Ref;
  readonly name: string;
  readonly to: Ref;
  /** The permanent's incarnation; null for a player. */
  readonly incarnation: number | null;
  readonly amount: number | 'all' | 'next';
  readonly from: Ref | null;
  readonly onto: Ref | null;
  readonly ontoIncarnation: number | null;
  readonly combatOnly: boolean;
}

/** The shields of a turn, as far as the history shows what has become of them. CR 615.7-615.9 */
export class Shields {
  readonly #history: History;
  #turn = -1;
  #order = 0;
  #made = 0;
  #shields: readonly Shield[] = [];
  /** Those that were used up, or ended with their turn. */
  #over: readonly Shield[] = [];
  /** Something may have used up any of them. */
  #lost = false;

  constructor(history: History) {
    this.#history = history;
  }

  /** They end with the turn; combat damage may have used them up. */
  advanceTo({ begun, over }: Resolution): void {
    const { steps } = this.#history;
    const turn = steps[begun]?.view.turn ?? -1;
    if (turn !== this.#turn) {
      this.#over = [...this.#over, ...this.#shields];
      this.#shields = [];
      this.#lost = false;
      this.#turn = turn;
    }
    const fought = steps
      .slice(this.#order, begun + 1)
      .some(({ happenings }) => happenings.some((each) => each.kind === 'damage' && each.combat));
    const combat = steps.slice(this.#order, begun + 1).some(({ view }) => view.step.includes('damage'));
    if (fought || combat) this.lose();
    this.#order = over;
  }

  lose(): void {
    this.#lost = this.#lost || this.#shields.length > 0;
  }

  /** What a resolution leaves: new shields, or doubt about those that there are. */
  note(resolution: Resolution, dealsDamage: boolean): void {
    if (resolution.did !== 'resolved') return;
    const instructions = instructionsOf(resolution.object);
    if (instructions === null || dealsDamage) this.lose();
    for (const instruction of instructions ?? []) {
      for (const effect of stepsOf(instruction.effect)) {
        if (effect.kind === 'preventDamage' || effect.kind === 'redirectDamage')
          this.#make(resolution, instruction, effect);
      }
    }
  }

  #make(resolution: Resolution, instruction: Instruction, effect: ShieldEffect): void {
    const { object } = resolution;
    const amount = effect.amount;
    const chosen = effect.from === null ? null : this.#chosenSource(resolution);
    const to = effect.to === 'anyone' ? null : this.#meant(resolution, instruction, effect.to);
    const onto = effect.kind === 'preventDamage' ? null : this.#meant(resolution, instruction, effect.onto);
    const known = typeof amount === 'number' || amount === 'all' || amount === 'next';
    if (!known || to === null || chosen === undefined || (effect.kind === 'redirectDamage' && onto === null)) {
      this.#lost = true;
      return;
    }
    const view = this.#history.steps[resolution.over]?.view;
    const incarnation = incarnationOf(view, to);
    const ontoIncarnation = onto === null ? null : incarnationOf(view, onto);
    const { combatOnly } = effect;
    const source = object.source ?? object.ref;
    const key = `shield ${this.#made++}`;
    this.#shields = [
      ...this.#shields,
      { key, source, name: object.name, to, incarnation, amount, from: chosen, onto, ontoIncarnation, combatOnly },
    ];
  }

  /** One object or player; null where it is not so. */
  #meant({ object }: Resolution, { targets }: Instruction, what: ShieldEffect['to'] & object): Ref | null {
    switch (what.kind) {
      case 'you':
        return `p${object.controller}`;
      case 'source':
        return object.source;
      case 'target':
      case 'anyTarget':
      case 'targetPlayer':
        return targets[what.index]?.length === 1 ? (targets[what.index]?.[0] ?? null) : null;
      default:
        return null;
    }
  }

  #chosenSource(resolution: Resolution): Ref | undefined {
    const at = stepsDuring(this.#history, resolution).find(
      (step) => this.#history.steps[step]?.question?.purpose === 'source of damage',
    );
    const answer = at === undefined ? null : this.#history.steps[at]?.answer;
    return answer?.kind === 'pick' ? answer.picks[0] : undefined;
  }

  /** Those that may be left. Throws `Unknown` where that is not known. */
  changers(scene: Scene): readonly Changer[] {
    if (this.#lost) throw new Unknown();
    return this.#there(scene, (shield) => !endIsGone(scene, shield));
  }

  /** Those that would deal it to what has gone or cannot be dealt damage any more. CR 614.9 */
  withoutEnd(scene: Scene): readonly Changer[] {
    return this.#there(scene, (shield) => endIsGone(scene, shield));
  }

  /** Why a shield for what is dealt the damage takes nothing of it; null: there has been none. CR 615.7-615.9 */
  inVain({ view }: Scene, { to, source, combat }: Blow): 'over' | 'not meant' | null {
    const isFor = (shield: Shield) => shield.to === to && shield.incarnation === incarnationOf(view, to);
    const isMeant = ({ from, combatOnly }: Shield) => (from === null || from === source.ref) && (combat || !combatOnly);
    if (this.#over.some((shield) => isFor(shield) && isMeant(shield))) return 'over';
    return this.#shields.some((shield) => isFor(shield) && !isMeant(shield)) ? 'not meant' : null;
  }

  #there(scene: Scene, fits: (shield: Shield) => boolean): readonly Changer[] {
    return this.#shields
      .filter((shield) => shield.incarnation === incarnationOf(scene.view, shield.to) && fits(shield))
      .map((shield) => ({
        key: shield.key,
        from: shield.source,
        name: shield.name,
        change: { kind: 'shield' as const, amount: shield.amount, onto: shield.onto },
        applies: ({ to, source, combat }: Blow) =>
          shield.to === to &&
          shield.onto !== to &&
          (!shield.combatOnly || combat) &&
          (shield.from === null || shield.from === source.ref),
      }));
  }

  /** What was taken of them, where all that fits what was seen says the same; else it is not known what is left. */
  take(outcomes: readonly Outcome[]): void {
    const told = new Set(outcomes.map(({ taken }) => JSON.stringify(Object.entries(taken).sort())));
    if (told.size > 1) {
      this.lose();
      return;
    }
    const taken = outcomes[0]?.taken ?? {};
    const left = this.#shields.flatMap((shield) => {
      const much = taken[shield.key];
      if (much === undefined || shield.amount === 'all') return [shield];
      if (shield.amount === 'next' || shield.amount <= much) return [];
      return [{ ...shield, amount: shield.amount - much }];
    });
    this.#over = [...this.#over, ...this.#shields.filter(({ key }) => left.every((each) => each.key !== key))];
    this.#shields = left;
  }
}

function endIsGone(scene: Scene, { onto, ontoIncarnation }: Shield): boolean {
  return onto !== null && (ontoIncarnation !== incarnationOf(scene.view, onto) || !canBeDealt(scene, onto));
}

function incarnationOf(view: View | undefined, ref: Ref): number | null {
  return view === undefined ? null : (permanentIn(view, ref)?.incarnation ?? null);
}
