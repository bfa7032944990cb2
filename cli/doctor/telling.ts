import { referenceEngine } from '../../adapters/reference/index.ts';
import type { Answer, Board, EngineUnderTest, Happening, Question } from '../../protocol/index.ts';
import { boringAnswers } from '../../runner/index.ts';
import { FORESTS, type Patient } from './probe.ts';

/** A creature that most engines know: an adapter of one that does not is not asked. */
const BEARS = 'Grizzly Bears';
/** Enough for one combat and the beginning of the next turn. */
const ANSWERS = 60;
type Kind = Happening['kind'];

/** Two creatures of player 0, which attack; one of player 1, which blocks; Forests in the libraries. */
const COMBAT: Board = {
  ...FORESTS,
  cards: FORESTS.cards.map((card) =>
    card.zone === 'battlefield' || (card.zone === 'hand' && card.owner === 0)
      ? { ...card, name: BEARS, zone: 'battlefield', held: true }
      : card,
  ),
};

/** What happens in a combat of which nothing is told, where the adapter says that it shows events: laws would take it for not having happened. */
export function untold({ engine }: Patient): string | null {
  const one = engine();
  if (!one.describe().facets.includes('events') || one.unknownCards([BEARS]).length > 0) return null;
  const told = kindsOf(one);
  const missing = [...kindsOf(referenceEngine)].filter((kind) => !told.has(kind));
  return missing.length === 0 ? null : `of a combat of ${BEARS} it does not tell: ${missing.join(', ')}`;
}

function kindsOf(engine: Pick<EngineUnderTest, 'load'>): ReadonlySet<Kind> {
  const game = engine.load(COMBAT);
  if ('kind' in game) throw new Error(`a board of ${BEARS} is refused: ${game.why}`);
  const kinds = new Set<Kind>();
  for (let given = 0; given < ANSWERS; given++) {
    for (const { kind } of game.happenings()) kinds.add(kind);
    const standing = game.standing();
    if (standing.kind === 'over' || game.view().turn > 2) return kinds;
    const answers = [...fighting(standing.question), ...boringAnswers(standing.question)];
    if (!answers.some((answer) => game.answer(answer) === null))
      throw new Error(`${JSON.stringify(standing.question)} refuses its simplest answers`);
  }
  return kinds;
}

/** Both attack player 1, and one is blocked. */
function fighting({ kind, options }: Question): readonly Answer[] {
  if (kind === 'attackers') return [{ kind: 'pick', picks: options.filter((option) => option.endsWith('>p1')) }];
  return kind === 'blockers' ? [{ kind: 'pick', picks: options.slice(0, 1) }] : [];
}
