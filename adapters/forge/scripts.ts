import { damageLines } from './damage.ts';
import { SET_UP_TYPE, setUpCards } from './set-up-scripts.ts';

/** Cards of our own, in Forge's script language: they set a board up and tell what happens. */
export interface OwnCard {
  readonly name: string;
  readonly script: string;
}

export const WATCH = 'Headjudge Watch';

/** Whether a card is one of our own. */
export function isOurs(name: string): boolean {
  return name.startsWith('Headjudge ');
}

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

export function ownCards(): readonly OwnCard[] {
  return [...setUpCards(), { name: WATCH, script: watchScript() }];
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
  triggered: ['AbilityTriggered', 'TriggeredSource'],
  attacks: ['Attacks', 'TriggeredAttacker'],
  blocks: ['Blocks', 'TriggeredBlocker'],
  'is blocked': ['AttackerBlocked', 'TriggeredAttacker'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type Watched = keyof typeof WATCHED;

/** A card in the first player's command zone that is there for the whole game and does nothing to it. */
function watchScript(): string {
  const all = Object.entries(WATCHED).map(([word, [mode, card]], index) => [
    `T:Mode$ ${mode} | TriggerZones$ Command | Static$ True | ${SET_UP} | Execute$ Tell${index} | TriggerDescription$ Tell.`,
    `SVar:Tell${index}:DB$ ChooseCard | Defined$ You | DefinedCards$ ${card} | MinAmount$ 0 | Amount$ 99 | ChoiceTitle$ ${TELL}${word}`,
  ]);
  return lines(
    `Name:${WATCH}`,
    'ManaCost:no cost',
    'Types:Legendary Creature Human',
    'PT:1/1',
    ...all.flat(),
    ...damageLines(SET_UP, TELL),
    'Oracle:',
  );
}

/** A board that is being set up is not told of. */
const SET_UP = `IsPresent$ Card.${SET_UP_TYPE} | PresentZone$ Command | PresentCompare$ EQ0`;

/** How the description of a prompt begins that only tells something. */
export const TELL = 'HJ ';

function lines(...each: readonly string[]): string {
  return `${each.join('\n')}\n`;
}
