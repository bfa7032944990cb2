/** Cards of our own, in Forge's script language: they set a board up and tell what happens. */
export interface OwnCard {
  readonly name: string;
  readonly script: string;
}

export const SETUP = 'Headjudge Setup';
export const WATCH = 'Headjudge Watch';
export const BLANK = 'Headjudge Blank';

export const EDITION_FILE = 'res/editions/Headjudge.txt';

/** One edition with all cards: what is in none, Forge takes out of a deck. */
export function edition(names: readonly string[]): string {
  const cards = [...new Set(names)].map((name, index) => `${index + 1} C ${name}`);
  return [
    '[metadata]',
    'Code=HJ',
    'Date=2020-01-01',
    'Name=Headjudge',
    'Type=Core',
    'ScryfallCode=HJ',
    '',
    '[cards]',
    ...cards,
    '',
  ].join('\n');
}

/** What the ability says that has the game begin. */
export const BEGIN = 'The game begins.';

/** What the players are asked while a board is set up, in this order; each prompt has the word in its description. */
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
  | 'control held'
  | 'control new';

export function ownCards(): readonly OwnCard[] {
  return [
    { name: SETUP, script: setUpScript() },
    { name: WATCH, script: watchScript() },
    { name: BLANK, script: lines(`Name:${BLANK}`, 'ManaCost:no cost', 'Types:Artifact', 'Oracle:') },
  ];
}

/**
 * A card in each player's command zone. As the game begins, permanents that have been there for a turn are chosen from the
 * library; each player then begins a turn, which ends in its upkeep, so that they have been there for a turn; and in the first
 * player's next main phase the rest is chosen. Meanwhile nothing is drawn and nothing triggers. The first player's card then has all of
 * them go away.
 */
function setUpScript(): string {
  return lines(
    `Name:${SETUP}`,
    'ManaCost:no cost',
    'Types:Legendary Creature Human',
    'PT:1/1',
    'S:Mode$ CantDraw | ValidPlayer$ You | EffectZone$ Command | Description$ No cards are drawn.',
    `S:Mode$ DisableTriggers | ValidCard$ Card.!named${SETUP} | EffectZone$ Command | Description$ Nothing triggers.`,
    'T:Mode$ NewGame | TriggerZones$ Command | Static$ True | Execute$ First0 | TriggerDescription$ Set up.',
    'T:Mode$ Phase | Phase$ Upkeep | ValidPlayer$ You | TriggerZones$ Command | Static$ True | CheckSVar$ Turns | SVarCompare$ EQ1 | Execute$ Skip | TriggerDescription$ Set up.',
    'T:Mode$ Phase | Phase$ Main1 | TriggerZones$ Command | Static$ True | Execute$ Then0 | TriggerDescription$ Set up.',
    `A:AB$ ChangeZoneAll | Cost$ 0 | ActivationZone$ Command | ChangeType$ Card.named${SETUP} | Origin$ Command | Destination$ Sideboard | SpellDescription$ ${BEGIN}`,
    'SVar:Turns:Count$YourTurns',
    'SVar:Chosen:Count$ChosenNumber',
    'SVar:Skip:DB$ EndTurn',
    ...chain('First', FIRST),
    ...chain('Then', THEN),
    ...chain('Held', taking('control held')),
    ...chain('New', taking('control new')),
    'Oracle:',
  );
}

/** Has a player choose among cards of a zone. */
function choose(word: SetUpWord, which: string, from: string): string {
  return `DB$ ChooseCard | Defined$ You | Choices$ ${which} | ChoiceZone$ ${from} | MinAmount$ 0 | Amount$ 199 | ChoiceTitle$ ${word}`;
}

/** Has a player choose cards of the library, and puts them elsewhere. */
function put(word: SetUpWord, to: string, which = 'Card.YouOwn'): readonly string[] {
  return [
    choose(word, which, 'Library'),
    `DB$ ChangeZone | Defined$ ChosenCard | Origin$ Library | Destination$ ${to}`,
    'DB$ Cleanup | ClearChosenCard$ True',
  ];
}

/** Has each player choose what is under their control though it is another's. */
function taking(word: SetUpWord): readonly string[] {
  return [
    `DB$ ChooseCard | Defined$ Player.IsRemembered | Choices$ Permanent | ChoiceZone$ Battlefield | MinAmount$ 0 | Amount$ 199 | ChoiceTitle$ ${word}`,
    'DB$ GainControl | Defined$ ChosenCard | NewController$ Player.IsRemembered',
    'DB$ Cleanup | ClearChosenCard$ True',
  ];
}

/** Before the first turn. */
const FIRST: readonly string[] = [
  'DB$ ChangeZoneAll | ChangeType$ Card.YouOwn | Origin$ Hand | Destination$ Library | Shuffle$ False',
  `DB$ ChangeZoneAll | ChangeType$ Card.YouOwn+named${BLANK} | Origin$ Library | Destination$ Sideboard | Shuffle$ False`,
  ...put('held', 'Battlefield', 'Permanent.YouOwn'),
  ...put('held auras', 'Battlefield', 'Aura.YouOwn'),
  'DB$ RepeatEach | RepeatPlayers$ Player | RepeatSubAbility$ Held0',
];

/** In the first player's main phase. */
const THEN: readonly string[] = [
  ...put('new', 'Battlefield', 'Permanent.YouOwn'),
  ...put('new auras', 'Battlefield', 'Aura.YouOwn'),
  ...put('hand', 'Hand'),
  ...put('graveyard', 'Graveyard'),
  ...put('exile', 'Exile'),
  'DB$ RearrangeTopOfLibrary | Defined$ You | NumCards$ 199',
  'DB$ RepeatEach | RepeatPlayers$ Player | RepeatSubAbility$ New0',
  'DB$ RemoveCounterAll | ValidCards$ Permanent.YouCtrl | AllCounterTypes$ True',
  'DB$ UntapAll | ValidCards$ Permanent.YouCtrl',
  choose('tap', 'Permanent.YouCtrl', 'Battlefield'),
  'DB$ Tap | Defined$ ChosenCard',
  'DB$ ChooseNumber | Defined$ You | Min$ -100 | Max$ 10000 | ListTitle$ life',
  'DB$ SetLife | Defined$ You | LifeAmount$ Chosen',
];

function chain(name: string, effects: readonly string[]): readonly string[] {
  return effects.map((effect, index) => {
    const next = index + 1 < effects.length ? ` | SubAbility$ ${name}${index + 1}` : '';
    return `SVar:${name}${index}:${effect}${next}`;
  });
}

/** What the watching card tells of: each is a prompt to choose among the cards concerned, as it happens. */
export const WATCHED = {
  'to battlefield': ['ChangesZone | Destination$ Battlefield', 'TriggeredCard'],
  'to graveyard': ['ChangesZone | Destination$ Graveyard', 'TriggeredCard'],
  'to exile': ['ChangesZone | Destination$ Exile', 'TriggeredCard'],
  'to hand': ['ChangesZone | Destination$ Hand', 'TriggeredCard'],
  'to library': ['ChangesZone | Destination$ Library', 'TriggeredCard'],
  'to stack': ['ChangesZone | Destination$ Stack', 'TriggeredCard'],
  cast: ['SpellCast', 'TriggeredCard'],
  activated: ['AbilityCast | ValidSA$ SpellAbility.nonManaAbility', 'TriggeredCard'],
  'mana added': ['ManaAdded', 'TriggeredCard'],
  'tapped for mana': ['TapsForMana', 'TriggeredCard'],
  untapped: ['Untaps', 'TriggeredCard'],
  countered: ['Countered', 'TriggeredCard'],
  drawn: ['Drawn', 'TriggeredCard'],
  discarded: ['Discarded', 'TriggeredCard'],
  sacrificed: ['Sacrificed', 'TriggeredCard'],
  destroyed: ['Destroyed', 'TriggeredCard'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type Watched = keyof typeof WATCHED;

/** A card in the first player's command zone that is there for the whole game and does nothing to it. */
function watchScript(): string {
  const all = Object.entries(WATCHED).map(([word, [mode, card]], index) => [
    `T:Mode$ ${mode} | TriggerZones$ Command | Static$ True | Execute$ Tell${index} | TriggerDescription$ Tell.`,
    `SVar:Tell${index}:DB$ ChooseCard | Defined$ You | DefinedCards$ ${card} | MinAmount$ 0 | Amount$ 99 | ChoiceTitle$ ${TELL}${word}`,
  ]);
  return lines(
    `Name:${WATCH}`,
    'ManaCost:no cost',
    'Types:Legendary Creature Human',
    'PT:1/1',
    ...all.flat(),
    'Oracle:',
  );
}

/** How the description of a prompt begins that only tells something. */
export const TELL = 'HJ ';

function lines(...each: readonly string[]): string {
  return `${each.join('\n')}\n`;
}
