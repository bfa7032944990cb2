import type { BoardStep } from '../../protocol/index.ts';

/** The cards of our own that set a board up, in Forge's script language. */

/** What a card that sets up does beside its player's cards: nothing, all that is everyone's, or that and links. */
export type Role = 'own' | 'last' | 'linking';

/** The card in a player's command zone that sets up a board which begins in this step. */
export function setUpName(step: BoardStep, role: Role): string {
  return `${SETUP} ${PHASES[step].replaceAll(' ', '')} ${role}`;
}

/** Whether a card is one of those: they go away before the game begins. */
export function setsUp(name: string): boolean {
  return name.startsWith(SETUP);
}

const SETUP = 'Headjudge Setup';
/** The creature type of these cards: no other card in a command zone has it. */
export const SET_UP_TYPE = 'Advisor';
export const BLANK = 'Headjudge Blank';
/** In the last player's deck: it moves when all is laid out. */
export const DONE = 'Headjudge Done';
/** In the deck of a player who has played a land this turn: it is the land. */
export const LAND = 'Headjudge Land';

/** In the last player's deck, one for each group of the board's cards or players with as many marks of a kind. */
export function markName(kind: string): string {
  return `Headjudge Mark ${kind}`;
}

export const DAMAGE = 'damage';
/** Equipment is attached: it is chosen, and what it is attached to. */
export const ATTACHMENT = 'attachment';
/** Kinds of counters on permanents and cards that can be put there, as Forge calls them. */
export const COUNTERS: readonly string[] = [
  ...['P1P1', 'M1M1', 'P1P0', 'P0P1', 'AGE', 'CHARGE', 'DEPLETION', 'FADE', 'ICE', 'LORE', 'LOYALTY', 'MINING'],
  ...['OIL', 'STORAGE', 'TIME', 'VERSE'],
];
/** Kinds of counters on players. */
export const PLAYER_COUNTERS: readonly string[] = ['POISON', 'ENERGY', 'EXPERIENCE'];

const KINDS: readonly string[] = [...COUNTERS, ...PLAYER_COUNTERS, DAMAGE, ATTACHMENT];

/** How a permanent remembers the cards that were exiled with it. */
type Link = 'imprinted' | 'remembered' | 'exiled';

/** What the ability says that has cards exiled with a permanent, and the one that has the game begin. */
export const LINK = 'Cards are exiled with this.';
export const BEGIN = 'The game begins.';

/** What the players are asked while a board is set up; each prompt has the word in its description, before the kind of a mark. */
export type SetUpWord =
  | 'held'
  | 'held auras'
  | 'new'
  | 'new auras'
  | 'hand'
  | 'graveyard'
  | 'exile'
  | 'tap'
  | 'life'
  | 'lands'
  | 'control held'
  | 'control new'
  | 'mark'
  | 'number'
  | 'host'
  | 'linked'
  | 'shown';

export function setUpCards(): readonly { readonly name: string; readonly script: string }[] {
  const steps = Object.keys(PHASES) as BoardStep[];
  const roles: readonly Role[] = ['own', 'last', 'linking'];
  const kinds = KINDS.map(markName);
  return [
    ...steps.flatMap((step) => roles.map((role) => ({ name: setUpName(step, role), script: setUpScript(step, role) }))),
    ...[BLANK, DONE, ...kinds].map((name) => ({ name, script: plain(name, 'Artifact') })),
    { name: LAND, script: plain(LAND, 'Land') },
  ];
}

function plain(name: string, type: string): string {
  return lines(`Name:${name}`, 'ManaCost:no cost', `Types:${type}`, 'Oracle:');
}

const PHASES: Readonly<Record<BoardStep, string>> = {
  upkeep: 'Upkeep',
  draw: 'Draw',
  'precombat main': 'Main1',
  'beginning of combat': 'BeginCombat',
  'end of combat': 'EndCombat',
  'postcombat main': 'Main2',
  end: 'End of Turn',
};

/**
 * A card in each player's command zone. As the game begins, permanents that have been there for a turn are chosen from the
 * library; each player then begins a turn, which ends in its upkeep, so that they have been there for a turn; and in the turn
 * after that, as the step begins in which the board does, the rest is chosen. Meanwhile nothing is drawn, nothing triggers, and no
 * creature dies for want of counters. Then all of these cards go away; where cards are to be exiled with permanents, only when a
 * player says so, for abilities of those permanents have to do that.
 */
function setUpScript(step: BoardStep, role: Role): string {
  const others = (['own', 'last', 'linking'] as const).map((each) => `!named${setUpName(step, each)}`);
  const isTime = 'CheckSVar$ Late | SVarCompare$ EQ1';
  return lines(
    `Name:${setUpName(step, role)}`,
    'ManaCost:no cost',
    `Types:Legendary Creature ${SET_UP_TYPE}`,
    'PT:1/1',
    'S:Mode$ CantDraw | ValidPlayer$ You | EffectZone$ Command | Description$ No cards are drawn.',
    `S:Mode$ DisableTriggers | ValidCard$ Card.${others.join('+')} | EffectZone$ Command | Description$ Nothing triggers.`,
    'T:Mode$ NewGame | TriggerZones$ Command | Static$ True | Execute$ First0 | TriggerDescription$ Set up.',
    'T:Mode$ Phase | Phase$ Upkeep | ValidPlayer$ You | TriggerZones$ Command | Static$ True | CheckSVar$ Turns | SVarCompare$ EQ1 | Execute$ Skip | TriggerDescription$ Set up.',
    `T:Mode$ Phase | Phase$ ${PHASES[step]} | TriggerZones$ Command | Static$ True | ${isTime} | Execute$ Then0 | TriggerDescription$ Set up.`,
    'SVar:Turns:Count$YourTurns',
    'SVar:Players:PlayerCountPlayers$Amount',
    'SVar:Late:Count$TotalTurns/Minus.Players',
    'SVar:Chosen:Count$ChosenNumber',
    'SVar:Lands:PlayerCountPropertyYou$LandsPlayed',
    'SVar:Skip:DB$ EndTurn',
    ...chain('First', role === 'own' ? FIRST : [...FIRST, ...FIRST_FOR_ALL]),
    ...chain('Then', [...THEN, ...ENDS[role]]),
    ...chain('Held', taking('control held')),
    ...chain('New', taking('control new')),
    ...chain('Land', LAND_DROP),
    ...(role === 'own' ? [] : lastLines(step, isTime)),
    ...(role === 'linking' ? linkingLines(step) : []),
    'Oracle:',
  );
}

/** Has a player choose among cards of a zone. */
function choose(word: SetUpWord, which: string, from: string, about = ''): string {
  return `DB$ ChooseCard | Defined$ You | Choices$ ${which} | ChoiceZone$ ${from} | MinAmount$ 0 | Amount$ 199 | ChoiceTitle$ ${word}${about}`;
}

const FORGET = 'DB$ Cleanup | ClearChosenCard$ True';

/** Has a player choose cards of the library, and puts them elsewhere. */
function put(word: SetUpWord, to: string, which = 'Card.YouOwn'): readonly string[] {
  return [
    choose(word, which, 'Library'),
    `DB$ ChangeZone | Defined$ ChosenCard | Origin$ Library | Destination$ ${to}`,
    FORGET,
  ];
}

/** Has each player choose what is under their control though it is another's. */
function taking(word: SetUpWord): readonly string[] {
  return [
    `DB$ ChooseCard | Defined$ Player.IsRemembered | Choices$ Permanent | ChoiceZone$ Battlefield | MinAmount$ 0 | Amount$ 199 | ChoiceTitle$ ${word}`,
    'DB$ GainControl | Defined$ ChosenCard | NewController$ Player.IsRemembered',
    FORGET,
  ];
}

/** Before the first turn. */
const FIRST: readonly string[] = [
  'DB$ ChangeZoneAll | ChangeType$ Card.YouOwn | Origin$ Hand | Destination$ Library | Shuffle$ False',
  `DB$ ChangeZoneAll | ChangeType$ ${[BLANK, DONE, LAND, ...KINDS.map(markName)].map((name) => `Card.YouOwn+named${name}`).join(',')} | Origin$ Library | Destination$ Sideboard | Shuffle$ False`,
  ...put('held', 'Battlefield', 'Permanent.YouOwn'),
];

/** After that, for all players: Auras enter when what they are attached to is there. */
const FIRST_FOR_ALL: readonly string[] = [
  ...put('held auras', 'Battlefield', 'Aura'),
  'DB$ RepeatEach | RepeatPlayers$ Player | RepeatSubAbility$ Held0',
];

/** In the turn in which the board begins. */
const THEN: readonly string[] = [
  ...put('new', 'Battlefield', 'Permanent.YouOwn'),
  ...put('hand', 'Hand'),
  ...put('graveyard', 'Graveyard'),
  ...put('exile', 'Exile'),
  'DB$ RearrangeTopOfLibrary | Defined$ You | NumCards$ 199',
  `DB$ RepeatEach | RepeatCards$ Card.YouOwn+named${LAND} | Zone$ Sideboard | RepeatSubAbility$ Land0`,
  'DB$ ChooseNumber | Defined$ You | Min$ -100 | Max$ 10000 | ListTitle$ life',
  'DB$ SetLife | Defined$ You | LifeAmount$ Chosen',
];

/** A land is played, and goes away. How many were is shown by how large a number may be. */
const LAND_DROP: readonly string[] = [
  `DB$ ChangeZoneAll | ChangeType$ Card.YouOwn+named${LAND} | Origin$ Sideboard | Destination$ Hand`,
  `DB$ Play | Valid$ Card.YouOwn+named${LAND} | ValidZone$ Hand | Controller$ You`,
  `DB$ ChangeZoneAll | ChangeType$ Card.YouOwn+named${LAND} | Origin$ Battlefield,Hand | Destination$ Sideboard`,
  'DB$ ChooseNumber | Defined$ You | Min$ -1 | Max$ Lands | ListTitle$ lands',
];

/** What the last player's card has happen when all cards are where they are. */
function marking(): readonly string[] {
  return [
    ...put('new auras', 'Battlefield', 'Aura'),
    'DB$ RepeatEach | RepeatPlayers$ Player | RepeatSubAbility$ New0',
    // A planeswalker keeps the loyalty with which it came until it is marked.
    'DB$ RemoveCounterAll | ValidCards$ Permanent.nonPlaneswalker | AllCounterTypes$ True',
    'DB$ UntapAll | ValidCards$ Permanent',
    choose('tap', 'Permanent', 'Battlefield'),
    'DB$ Tap | Defined$ ChosenCard',
    FORGET,
    ...KINDS.map(
      (kind) =>
        `DB$ RepeatEach | UseImprinted$ True | RepeatCards$ Card.named${markName(kind)} | Zone$ Sideboard | RepeatSubAbility$ Mark${kind}0`,
    ),
  ];
}

/** What triggers on the board being laid out is looked for after that, in order: the cards go away when all has been, on a trigger of their own. */
const DONE_LAST = `DB$ ChangeZoneAll | ChangeType$ Card.YouOwn+named${DONE} | Origin$ Sideboard | Destination$ Exile`;

const ENDS: Readonly<Record<Role, readonly string[]>> = {
  own: [],
  last: [...marking(), DONE_LAST],
  linking: marking(),
};

function goingAway(step: BoardStep): string {
  const names = (['own', 'last', 'linking'] as const).map((role) => `Card.named${setUpName(step, role)}`);
  return `DB$ ChangeZoneAll | ChangeType$ ${names.join(',')} | Origin$ Command | Destination$ Sideboard`;
}

function lastLines(step: BoardStep, isTime: string): readonly string[] {
  const before = (['upkeep', 'draw'] as const).slice(0, step === 'upkeep' ? 0 : step === 'draw' ? 1 : 2);
  const number = 'DB$ ChooseNumber | Defined$ You | Min$ 0 | Max$ 999 | ListTitle$ number';
  return [
    `T:Mode$ ChangesZone | ValidCard$ Card.named${DONE} | Origin$ Any | Destination$ Exile | TriggerZones$ Command | Static$ True | Execute$ Go0 | TriggerDescription$ Set up.`,
    ...chain('Go', [
      `DB$ ChangeZoneAll | ChangeType$ Card.named${DONE} | Origin$ Exile | Destination$ Sideboard`,
      goingAway(step),
    ]),
    'S:Mode$ Continuous | Affected$ Creature | AddToughness$ 100 | EffectZone$ Command | Description$ No creature dies.',
    ...before.map(
      (each) =>
        `R:Event$ BeginPhase | ActiveZones$ Command | Phase$ ${PHASES[each]} | Skip$ True | ${isTime} | Description$ The turn begins later.`,
    ),
    ...[...COUNTERS, DAMAGE].flatMap((kind) =>
      chain(`Mark${kind}`, [
        choose('mark', 'Card', 'Battlefield,Exile', ` ${kind}`),
        number,
        ...effectsOf(kind),
        FORGET,
      ]),
    ),
    ...chain(`Mark${ATTACHMENT}`, [
      `${choose('mark', 'Permanent', 'Battlefield', ` ${ATTACHMENT}`)} | RememberChosen$ True`,
      FORGET,
      choose('host', 'Permanent', 'Battlefield'),
      'DB$ Attach | Object$ Remembered | Defined$ ChosenCard',
      `${FORGET} | ClearRemembered$ True`,
    ]),
    ...PLAYER_COUNTERS.flatMap((kind) => [
      `SVar:Mark${kind}0:DB$ RepeatEach | RepeatPlayers$ Player | RepeatSubAbility$ Each${kind}0`,
      ...chain(`Each${kind}`, [
        `DB$ ChooseNumber | Defined$ Player.IsRemembered | Min$ 0 | Max$ 999 | ListTitle$ number ${kind}`,
        `DB$ PutCounter | Defined$ Player.IsRemembered | CounterType$ ${kind} | CounterNum$ Chosen`,
      ]),
    ]),
  ];
}

function effectsOf(kind: string): readonly string[] {
  if (kind === DAMAGE) return ['DB$ DealDamage | Defined$ ChosenCard | NumDmg$ Chosen | NoPrevention$ True'];
  const before = 'DB$ RemoveCounter | Defined$ ChosenCard | CounterType$ LOYALTY | CounterNum$ All';
  return [
    ...(kind === 'LOYALTY' ? [before] : []),
    `DB$ PutCounter | Defined$ ChosenCard | CounterType$ ${kind} | CounterNum$ Chosen`,
  ];
}

/** A player has the game begin, when cards are exiled with permanents. */
function linkingLines(step: BoardStep): readonly string[] {
  return [
    `A:${goingAway(step).replace('DB$', 'AB$')} | Cost$ 0 | Activator$ Player | ActivationZone$ Command | SpellDescription$ ${BEGIN}`,
  ];
}

/**
 * A card's script with one more ability, which can be activated while a board is set up and not in the game: it exiles cards with the
 * permanent as the card's own text does, and has those shown that are. Forge tells by the ability what is exiled with what, so no
 * other card can do that. A card that exiles nothing is left as it is.
 */
export function withLink(script: string): string {
  const link = linkOf(script);
  if (link === null) return script;
  const ways: Readonly<Record<Link, readonly [string, string]>> = {
    imprinted: [' | Imprint$ True', 'Card.IsImprinted+ExiledWithSource'],
    remembered: [' | RememberChanged$ True', 'Card.IsRemembered+ExiledWithSource'],
    exiled: ['', 'Card.ExiledWithSource'],
  };
  const [how, which] = ways[link];
  const [first = '', ...rest] = chain('HeadjudgeLink', [
    choose('linked', 'Card', 'Library'),
    `DB$ ChangeZone | Defined$ ChosenCard | Origin$ Library | Destination$ Exile${how}`,
    choose('shown', which, 'Exile'),
    FORGET,
  ]);
  const ability = first.replace(/^SVar:\w+:DB\$/, 'A:AB$');
  const set = `Cost$ 0 | Activator$ Player | IsPresent$ Card.${SET_UP_TYPE} | PresentZone$ Command`;
  const [front = '', ...back] = script.split(/^(?=ALTERNATE$)/m);
  const own = [`${ability} | ${set} | SpellDescription$ ${LINK}`, ...rest];
  return [`${front.trimEnd()}\n${lines(...own)}`, ...back].join('');
}

/** How the script of a card has it remember what it exiles, in the first place where it does; null: it does not exile with itself. */
function linkOf(script: string): Link | null {
  const exiling = script.split('\n').filter((line) => /Destination(Zone)?\$ Exile\b/.test(line));
  if (exiling.some((line) => /Imprint\$ True/.test(line))) return 'imprinted';
  if (exiling.some((line) => /RememberChanged\$ True/.test(line))) return 'remembered';
  return exiling.length > 0 && /ExiledWith/.test(script) ? 'exiled' : null;
}

/** Effects one after the other, each a variable of its card. */
function chain(name: string, effects: readonly string[]): readonly string[] {
  return effects.map((effect, index) => {
    const next = index + 1 < effects.length ? ` | SubAbility$ ${name}${index + 1}` : '';
    return `SVar:${name}${index}:${effect}${next}`;
  });
}

function lines(...each: readonly string[]): string {
  return `${each.join('\n')}\n`;
}
