import type { Happening, History, PermanentView } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { markedMana, uncounterable } from './law/marked-mana.ts';
import { costsMana, isManaAbility } from './oracles/abilities.ts';
import { type ActivatedAbility, textHas } from './oracles/card-facts.ts';
import { type Offer, offersOf } from './oracles/offers.ts';
import type { LawProperty } from './property.ts';
import { actionsOf, wasCompleted } from './reading/actions.ts';
import { continuityOf } from './reading/continuity.ts';
import { sorted, spoken } from './reading/pool.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';
import { toldBetween } from './reading/happenings.ts';
import { permanentIn, poolOf } from './reading/views.ts';

const ONLY = 'paying/only-as-it-says';
const ALLOWED = 'paying/on-what-it-allows';
const RIDER = 'paying/riders-with-their-mana';
const DOUBLED = 'paying/doubled-mana-is-plain';
const WHILE = 'paying/mana-abilities-while-paying';

/** What mana may be spent on, and that it may be made while a cost is paid. CR 106.6, 605.3a */
export const paying: LawProperty = {
  kind: 'law',
  id: 'paying',
  statement: 'paying',
  says: 'Restricted mana is spent on what it says and on nothing else, riders go with their mana alone, and mana abilities may be activated while a cost is paid.',
  clauses: [ONLY, ALLOWED, RIDER, DOUBLED, WHILE],
  rulings: [],
  cr: ['106.6', '106.6a', '605.3a', '601.2g', '701.10f'],
  observe: ['battlefield', 'stack', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 35, 'Cavern of Souls', 'Rosheen Meanderer', 'Pillar of the Paruns', 'Ancient Ziggurat'),
      ...permanents('active', 30, 'Wall of Roots', 'Doubling Cube', 'Boseiju, Who Shelters All', 'Cavern of Souls'),
      ...permanents('active', 12, 'Eldrazi Temple', 'Hall of the Bandit Lord', 'Vedalken Engineer', 'Phyrexian Altar'),
      ...permanents('active', 45, 'Forest', 'Gilded Lotus', 'Mana Confluence'),
      ...inHand(45, 'Verdeloth the Ancient', 'Blaze', 'Llanowar Elves', 'Elvish Visionary'),
      anyOf('X spell', 'hand', 'active', 50),
      anyOf('creature', 'hand', 'active', 70),
      anyOf('restricted mana', 'battlefield', 'active', 60),
      anyOf('counterspell', 'hand', 'opponent', 80),
      anyOf('counterspell', 'hand', 'opponent', 50),
      ...permanents('opponent', 60, 'Island', 'Island', 'Island'),
      anyOf('mana producer', 'battlefield', 'active', 60),
    ],
    { weights: { pass: 4, cast: 8, activate: 5, play: 3, 'take back': 0 }, bare: 25, decisions: 36 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  yield* markedMana(history, scenes, { only: ONLY, allowed: ALLOWED });
  yield* uncounterable(history, scenes, RIDER);
  yield* doubled(history);
  yield* whilePaying(history, scenes);
}

/** As much again of each type, whatever the mana was for. CR 701.10f, 106.6 */
function* doubled(history: History): Generator<Finding> {
  for (const action of actionsOf(history)) {
    if (action.kind !== 'activate' || !wasCompleted(action)) continue;
    const [before, after] = [history.steps[action.begun]?.view, history.steps[action.over]?.view];
    const cube = before === undefined ? null : permanentIn(before, action.object);
    if (before === undefined || after === undefined || cube === null || !doubles(cube)) continue;
    const meanwhile = toldBetween(history, action.begun, action.over);
    const added = meanwhile.flatMap((each) => (each.kind === 'mana added' ? [each] : []));
    const mana = added.flatMap((each) => (each.source === cube.ref ? [each.mana] : [])).join('');
    if (added.length > 0 && mana !== '' && added.at(-1)?.source !== cube.ref) continue;
    if (before.battlefield.some(({ name }) => changesMana(name)) || meanwhile.some(losesMana)) continue;
    const pool = poolOf(after, action.player);
    const marked = after.players.some(({ unspent }) => unspent.some((unit) => unit.split(' ').length > 2));
    yield* checked(pool === sorted(mana + mana), DOUBLED, `${cube.name} | ${mana} | ${marked ? 'marked' : 'plain'}`, {
      cr: '701.10f',
      at: action.over,
      expected: `${cube.name} adds as much as there was of each type`,
      found: `it added ${spoken(mana)}, and ${spoken(pool)} is there`,
    });
  }
}

/** A player who leaves the game has no pool any more. CR 800.4a */
function losesMana({ kind }: Happening): boolean {
  return kind === 'mana lost' || kind === 'left the game';
}

function doubles({ name }: PermanentView): boolean {
  return textHas(name, 'asMuchAsUnspent');
}

function changesMana(name: string): boolean {
  return textHas(name, 'tappedForMana', 'manaAdded');
}

/** While a cost is paid, a mana ability whose own cost can be paid is there to be activated. CR 605.3a */
function* whilePaying(history: History, scenes: Scenes): Generator<Finding> {
  const continuity = continuityOf(history);
  for (const offer of offersOf(history, scenes, continuity, isPlainMana, ['pay'])) {
    if (!canBePaid(history, offer)) continue;
    const { permanent, ability, at } = offer;
    const parts = ability.cost.parts.map(({ kind }) => kind).join(', ');
    yield* checked(offer.offered, WHILE, `${permanent.name} | ${parts}`, {
      cr: '605.3a',
      at,
      expected: `the mana ability of ${permanent.name} can be activated while a cost is paid`,
      found: 'it is not offered',
    });
  }
}

const PLAIN: readonly string[] = ['tap', 'putCounters', 'sacrificeSource'];

/** A mana ability without mana in its cost, of which all parts are plain. */
function isPlainMana(ability: ActivatedAbility): boolean {
  const { cost, onlyIf, timing } = ability;
  const plain = cost.parts.length > 0 && cost.parts.every(({ kind }) => PLAIN.includes(kind));
  return isManaAbility(ability) && !costsMana(ability) && plain && onlyIf === null && timing === 'instant';
}

function canBePaid(history: History, { at, permanent, ability, held, hasty, scene }: Offer): boolean {
  const taps = ability.cost.parts.some(({ kind }) => kind === 'tap');
  if (taps && (permanent.tapped || (permanent.types.includes('creature') && !held && hasty !== true))) return false;
  if (scene.view.battlefield.some(({ name }) => forbids(name))) return false;
  return ability.perTurn === null || !wasActivated(history, at, permanent);
}

function forbids(name: string): boolean {
  return textHas(name, 'cantHaveCounters');
}

/** Whether any of its abilities was begun since the turn began. */
function wasActivated(history: History, at: number, { ref }: PermanentView): boolean {
  const turn = history.steps[at]?.view.turn;
  return history.steps
    .slice(0, at + 1)
    .some(
      ({ view, answer, happenings }) =>
        view.turn === turn &&
        ((answer?.kind === 'pick' && answer.picks[0]?.startsWith(`activate ${ref}/`) === true) ||
          happenings.some((each) => each.kind === 'activated' && each.object === ref)),
    );
}
