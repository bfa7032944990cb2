import type { History, Seat, StackView } from '../protocol/index.ts';
import { card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { cardNamed, type Effect, holdsNode } from './oracles/card-facts.ts';
import { printedTrigger } from './oracles/printed-triggers.ts';
import type { LawProperty } from './property.ts';
import { type Resolution, resolutionsOf, stepsDuring } from './reading/resolutions.ts';
import { type Triggering, triggeringsOf } from './reading/triggers.ts';

const CARDS = 'whose-library/that-players-cards';
const CASTS = 'whose-library/that-player-casts';

/** Effects that exile cards from the top of one player's library. CR 608.2c */
export const whoseLibrary: LawProperty = {
  kind: 'law',
  id: 'whose-library',
  statement: 'whose-library',
  says: 'Cards that an effect exiles from the top of a library are those of the player of whom it speaks, and whom it lets cast one of them casts it.',
  clauses: [CARDS, CASTS],
  rulings: [],
  cr: ['608.2c', '608.2g', '406.2'],
  observe: ['battlefield', 'zones', 'stack', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...permanents('active', 75, 'Possibility Storm'),
      ...permanents('opponent', 25, 'Possibility Storm'),
      ...permanents('opponent', 90, 'Island', 'Mountain', 'Mountain'),
      ...permanents('active', 80, 'Island', 'Mountain', 'Mountain', 'Forest', 'Forest'),
      card('Shock', 'hand', 'opponent', 80),
      card('Opt', 'hand', 'opponent', 80),
      card('Lightning Bolt', 'hand', 'opponent', 60),
      ...inHand(50, 'Shock', 'Bloodbraid Elf', 'Opt'),
    ],
    { weights: { pass: 4, cast: 16, activate: 1, play: 2, 'take back': 0 }, bare: 60, decisions: 30 },
  ),
  law: judged(findings),
};

type Speaks = Extract<Effect, { readonly kind: 'exileFromTop' | 'exileTop' | 'castNow' }>;

function* findings(history: History): Generator<Finding> {
  const triggerings = triggeringsOf(history);
  for (const resolution of resolutionsOf(history)) {
    const { object, did } = resolution;
    const effect = effectOf(object);
    if (did !== 'resolved' || effect === null) continue;
    const caster = triggerings.find(({ ability }) => ability.ref === object.ref);
    yield* ownCards(history, resolution, spokenOf(effect, ['exileFromTop', 'exileTop'], object, caster));
    yield* ownCasts(history, resolution, spokenOf(effect, ['castNow'], object, caster));
  }
}

function effectOf(object: StackView): Effect | null {
  if (object.kind === 'ability') return printedTrigger(object)?.effect ?? null;
  const spell = cardNamed(object.name)?.spell ?? null;
  return spell === null || spell.modes !== null || object.paid.length > 0 ? null : spell.effect;
}

/** The one player of whom the one part of these kinds speaks; null: there are others, or it is not known. */
function spokenOf(
  effect: Effect,
  kinds: readonly Speaks['kind'][],
  object: StackView,
  triggering: Triggering | undefined,
): Seat | null {
  const parts: Speaks[] = [];
  holdsNode(effect, (node) => {
    if ((kinds as readonly string[]).includes(node.kind)) parts.push(node as Speaks);
    return false;
  });
  const [part, more] = parts;
  if (part === undefined || more !== undefined) return null;
  const { who } = part;
  if (who.kind === 'you') return object.controller;
  if (who.kind === 'eventPlayer') return triggering?.on?.player ?? null;
  if (who.kind !== 'targetPlayer') return null;
  const target = object.targets[who.index]?.[0];
  return target?.startsWith('p') === true ? Number(target.slice(1)) : null;
}

function* ownCards(
  history: History,
  { object, begun, over, happenings }: Resolution,
  whose: Seat | null,
): Generator<Finding> {
  const view = history.steps[begun]?.view;
  if (view === undefined || whose === null) return;
  const exiled = happenings.flatMap(({ happening }) =>
    happening.kind === 'moved' && happening.from === 'library' && happening.to === 'exile' ? [happening.object] : [],
  );
  const owners = exiled.flatMap(
    (ref) => view.players.find(({ seat }) => view.zone('library', seat).some((each) => each.ref === ref))?.seat ?? [],
  );
  if (owners.length === 0) return;
  const wrong = owners.find((seat) => seat !== whose);
  yield* checked(wrong === undefined, CARDS, `${object.name} | ${whose === object.controller ? 'own' : 'of another'}`, {
    cr: '608.2c',
    at: over,
    expected: `cards of player ${whose} are exiled`,
    found: `a card of player ${wrong} is`,
  });
}

function* ownCasts(history: History, resolution: Resolution, whose: Seat | null): Generator<Finding> {
  const { object, over } = resolution;
  if (whose === null) return;
  for (const step of stepsDuring(history, resolution)) {
    const question = history.steps[step]?.question;
    if (question?.purpose !== 'spell to cast' || question.source !== (object.source ?? object.ref)) continue;
    yield* checked(
      question.player === whose,
      CASTS,
      `${object.name} | ${whose === object.controller ? 'own' : 'of another'}`,
      {
        cr: '608.2g',
        at: over,
        expected: `player ${whose} may cast one of the cards`,
        found: `player ${question.player} may`,
      },
    );
  }
}
