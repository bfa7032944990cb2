import type { FocusCard, Recipe } from '../../generators/index.ts';
import { card, cases, inHand, permanents, theyCast } from '../../properties/cases.ts';

/** Where players do little but cast spells, and answer them. */
const ANSWERED: Partial<Omit<Recipe, 'focus'>> = {
  weights: { pass: 2, cast: 36, activate: 0.5, play: 0, 'take back': 0 },
  players: [2],
  decisions: 46,
};

/** Where players go through their combats, and use abilities there now and then. */
const FOUGHT: Partial<Omit<Recipe, 'focus'>> = {
  weights: { pass: 20, cast: 4, activate: 4, play: 1, 'take back': 0 },
  players: [2],
};

/** A spell is delayed, and cast again at once. */
const DELAYED: Recipe['openings'] = [
  [
    theyCast({ kind: 'card', name: "Altar's Reap" }),
    theyCast({ kind: 'card', name: 'Delay' }, { whose: 'opponent', target: 0 }),
    theyCast({ kind: 'card', name: 'Timecrafting' }, { target: 0, when: 'later' }),
  ],
];

const many = (count: number, name: string): readonly string[] => Array.from({ length: count }, () => name);

/** Cases for faults that a property's own cases meet too rarely to look for a witness there: little more than the cards that show them. */
export const RARE: Readonly<Record<string, Recipe>> = {
  'deathtouch-takes-its-time': alone(
    [
      ...permanents('active', 100, 'Grand Melee', 'Loxodon Warhammer', 'Typhoid Rats'),
      ...permanents('opponent', 100, 'Wall of Roots'),
    ],
    FOUGHT,
  ),
  'first-strike-gained-too-late': alone(
    permanents('active', 100, 'Grand Melee', 'Zhalfirin Knight', 'Benalish Knight', ...many(4, 'Plains')),
    FOUGHT,
  ),
  'first-strike-lost-strikes-again': alone(
    [...permanents('active', 100, 'Knighthood', 'Goblin Brigand'), ...permanents('opponent', 100, 'Seal of Cleansing')],
    FOUGHT,
  ),
  'trample-on-the-dead': alone(
    [...permanents('active', 100, 'War Mammoth'), ...permanents('opponent', 100, 'Trap Runner')],
    FOUGHT,
  ),
  'suspended-cards-owe-nothing-more': alone(
    [
      ...permanents('active', 100, ...many(2, 'Swamp'), ...many(4, 'Mountain'), 'Hill Giant', 'Grizzly Bears'),
      ...inHand(100, "Altar's Reap", 'Timecrafting'),
      ...permanents('opponent', 100, 'Island', 'Island'),
      card('Delay', 'hand', 'opponent', 100),
    ],
    { ...ANSWERED, weights: { pass: 20, cast: 1, activate: 0, play: 0, 'take back': 0 }, openings: DELAYED },
  ),
  'free-cast-countered-to-the-graveyard': alone(
    [
      ...permanents('active', 100, 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'),
      ...inHand(100, 'Goblin Dark-Dwellers'),
      card('Shock', 'graveyard', 'active', 100),
      ...permanents('opponent', 100, 'Island', 'Island'),
      card('Negate', 'hand', 'opponent', 100),
    ],
    ANSWERED,
  ),
  'auras-move-to-anything': alone(
    [
      ...permanents('active', 100, ...many(9, 'Forest'), 'Crown of the Ages', 'Serra Angel', 'Hill Giant'),
      ...inHand(100, 'Roots'),
    ],
    { ...ANSWERED, weights: { pass: 4, cast: 20, activate: 15, play: 0, 'take back': 0 } },
  ),
  'control-outlasts-its-reason': alone(
    [
      ...permanents('active', 100, ...many(4, 'Island'), 'Mountain'),
      ...inHand(100, 'Master Thief', 'Lightning Bolt'),
      ...permanents('next', 100, 'Sol Ring'),
    ],
    ANSWERED,
  ),
  'earlier-control-wins': alone(
    [
      ...permanents('active', 100, ...many(5, 'Island')),
      ...inHand(100, 'Treachery'),
      ...permanents('next', 100, ...many(4, 'Island'), 'Hill Giant'),
      card('Control Magic', 'hand', 'next', 100),
    ],
    ANSWERED,
  ),
  'legends-by-what-is-printed': alone(
    [
      ...permanents('active', 100, ...many(8, 'Island')),
      ...inHand(100, 'Clone', 'Clone'),
      ...permanents('next', 100, 'Isamaru, Hound of Konda', 'Kess, Dissident Mage'),
    ],
    ANSWERED,
  ),
  'tokens-are-cards-in-hand': alone(
    [
      ...permanents('active', 100, ...many(4, 'Island'), 'Mountain'),
      ...inHand(100, 'Shock', 'Consuming Tide'),
      ...permanents('next', 100, 'Doomed Traveler', 'Hill Giant'),
    ],
    ANSWERED,
  ),
  'prevented-damage-leaves-counters': alone(
    [
      ...permanents('active', 100, 'Mountain', 'Mountain', 'Soul-Scar Mage'),
      ...inHand(100, 'Lightning Bolt', 'Lightning Bolt'),
      ...permanents('next', 100, 'Plains', 'Hill Giant', 'Samite Healer'),
      card('Healing Salve', 'hand', 'next', 100),
    ],
    { ...ANSWERED, weights: { pass: 6, cast: 20, activate: 20, play: 0, 'take back': 0 } },
  ),
  'prevented-though-it-cannot-be': alone(
    [
      ...permanents('active', 100, 'Mountain', 'Mountain', 'Leyline of Punishment'),
      ...inHand(100, 'Lightning Bolt', 'Lightning Bolt'),
      ...permanents('next', 100, 'Plains', 'Hill Giant', 'Samite Healer'),
      card('Healing Salve', 'hand', 'next', 100),
    ],
    { ...ANSWERED, weights: { pass: 6, cast: 20, activate: 20, play: 0, 'take back': 0 } },
  ),
  'taken-back-spells-count': alone(
    [...permanents('active', 100, ...many(5, 'Mountain')), ...inHand(100, 'Shock', 'Shock', 'Grapeshot')],
    { ...ANSWERED, weights: { pass: 6, cast: 20, activate: 1, play: 0, 'take back': 8 } },
  ),
  'cost-exiled-spell-resolves': alone(
    [...permanents('active', 100, 'Mountain', 'Nivmagus Elemental'), ...inHand(100, 'Shock')],
    { ...ANSWERED, weights: { pass: 4, cast: 20, activate: 20, play: 0, 'take back': 0 } },
  ),
  'tokens-exiled-instead': alone(
    [
      ...permanents(
        'active',
        100,
        'Swamp',
        'Mountain',
        'Mountain',
        'Mountain',
        'Mountain',
        'Mountain',
        'Mountain',
        'Mountain',
        'Phyrexian Altar',
      ),
      ...inHand(100, "Yawgmoth's Will", 'Goblin War Party'),
    ],
    { ...ANSWERED, weights: { pass: 2, cast: 30, activate: 8, play: 0, 'take back': 0 } },
  ),
  'permission-follows-its-source': alone(
    [
      ...inHand(100, 'Hostage Taker'),
      ...permanents('active', 100, 'Mana Confluence', 'Gilded Lotus', 'Island'),
      ...permanents('opponent', 100, 'Sol Ring', 'Mountain', 'Mountain', 'Mountain'),
      card('Act of Treason', 'hand', 'opponent', 100),
      card('Threaten', 'hand', 'opponent', 100),
    ],
    { weights: { pass: 6, cast: 14, activate: 0, play: 0, 'take back': 0 }, players: [2], decisions: 70 },
  ),
  'legend-rule-keeps-the-first': alone([
    ...inHand(100, 'Isamaru, Hound of Konda', 'Isamaru, Hound of Konda'),
    ...permanents('active', 100, 'Plains', 'Plains'),
  ]),
  'moves-one-after-another': alone([
    ...permanents('active', 100, 'Plains', 'Plains', 'Plains', 'Plains', 'Blood Artist', 'Storm Crow', 'Bog Imp'),
    ...inHand(100, 'Wrath of God'),
  ]),
  'dual-sources-counted-twice': alone([
    ...permanents('active', 100, 'Tropical Island', 'Mountain'),
    ...inHand(100, "Kiora's Follower"),
  ]),
  'chosen-type-of-the-land-forgotten': alone(
    [
      ...permanents('active', 100, 'Cavern of Souls', 'Cavern of Souls', 'Forest'),
      ...inHand(100, 'Llanowar Elves', 'Arbor Elf', 'Elvish Visionary', 'Devoted Druid'),
    ],
    { weights: { pass: 2, cast: 4, activate: 9, play: 0, 'take back': 0 }, decisions: 20 },
  ),
  'new-creature-lands-not-counted': alone(
    [...permanents('active', 100, 'Reflecting Pool'), ...inHand(100, 'Dryad Arbor')],
    { weights: { pass: 1, cast: 5, activate: 5, play: 9, 'take back': 0 } },
  ),
  'contamination-changes-untapped-mana': alone(
    permanents('active', 100, 'Contamination', 'Crumbling Vestige', 'Crumbling Vestige', 'Squandered Resources'),
  ),
  'contamination-defines-a-type': alone(
    permanents('active', 100, 'Contamination', 'Reflecting Pool', 'Reflecting Pool'),
  ),
  'lone-pools-make-colourless': alone(permanents('active', 100, 'Reflecting Pool', 'Reflecting Pool')),
  'one-order-of-replacements': alone(
    permanents('active', 100, 'Contamination', 'Ritual of Subdual', 'Forest', 'Forest', 'Squandered Resources'),
  ),
  'utility-lands-make-colourless': alone(permanents('active', 100, "Gaea's Cradle", 'Reflecting Pool', 'Wasteland')),
  'separate-choices-not-doubled': alone(
    permanents('active', 100, 'Mana Reflection', 'Mystic Gate', 'Plains', 'Island'),
  ),
  'copied-spell-loses-x': alone([
    ...permanents('active', 100, 'Tropical Island', 'Tropical Island', 'Tropical Island', 'Tropical Island'),
    ...permanents('active', 100, 'Gilded Lotus', 'Gilded Lotus', 'Tropical Island', 'Tropical Island'),
    ...inHand(100, 'Double Major', 'Double Major', 'Double Major', 'Endless One', 'Endless One'),
  ]),
  'returning-to-the-owner-is-no-change': alone(
    [
      ...permanents('active', 100, 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'),
      ...inHand(100, 'Act of Treason', 'Threaten'),
      ...permanents('opponent', 100, 'Llanowar Elves', 'Prodigal Sorcerer'),
    ],
    { players: [3, 4], decisions: 120, weights: { pass: 4, cast: 30, activate: 0, play: 2, 'take back': 0 } },
  ),
  'hands-not-looked-at-again': alone([
    ...permanents('active', 100, 'Maro', 'Forest'),
    ...inHand(100, 'Llanowar Elves'),
  ]),
  'ten-poison-counters-are-borne': alone(
    [
      ...permanents('active', 100, 'Swamp', 'Swamp', 'Swamp', 'Swamp', 'Decimator Web'),
      ...inHand(100, 'Caress of Phyrexia', 'Caress of Phyrexia'),
    ],
    { frail: 100 },
  ),
  'kept-cards-return-together': alone([
    ...permanents('active', 100, 'Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'),
    ...inHand(100, 'Banisher Priest', 'Banisher Priest', 'Swords to Plowshares'),
    ...permanents('opponent', 100, 'Grizzly Bears', 'Hill Giant'),
  ]),
  'link-lost-with-the-cost': alone([
    ...permanents('active', 100, 'Plains', 'Plains', 'Plains', 'Plains', 'Bag of Holding'),
    card('Hill Giant', 'exile', 'active', 100),
  ]),
  'no-life-is-too-much': alone([
    ...permanents('active', 100, 'Platinum Emperion', 'Swamp', 'Swamp', 'Swamp', 'Swamp'),
    ...inHand(100, 'Toxic Deluge'),
  ]),
  'links-of-any-text': alone(
    [
      ...permanents('active', 100, 'Tundra', 'Tundra', 'Tundra', 'Tundra', 'Tundra', 'Tundra', 'Tundra', 'Tundra'),
      ...permanents('active', 100, 'Tundra', 'Tundra', 'Tundra', 'Tundra'),
      ...inHand(100, 'Fiend Hunter', 'Mirrorweave', 'Innocent Blood'),
      ...permanents('active', 100, 'Swamp', 'Swamp'),
      ...permanents('opponent', 100, 'Grizzly Bears', 'Faceless Butcher'),
    ],
    { weights: { pass: 2, cast: 30, activate: 0, play: 0, 'take back': 0 } },
  ),
  'links-of-earlier-objects': alone(
    [
      ...permanents('active', 100, 'Plains', 'Plains', 'Plains', 'Plains', 'Swamp', 'Swamp'),
      ...inHand(100, 'Faceless Butcher', 'Cloudshift', 'Innocent Blood'),
      ...permanents('active', 100, 'Swamp', 'Swamp'),
      ...permanents('opponent', 100, 'Grizzly Bears', 'Hill Giant'),
    ],
    { weights: { pass: 2, cast: 30, activate: 0, play: 0, 'take back': 0 } },
  ),
};

function alone(focus: readonly FocusCard[], more: Partial<Omit<Recipe, 'focus'>> = {}): Recipe {
  return cases(focus, { bare: 100, weights: { pass: 2, cast: 8, activate: 5, play: 2, 'take back': 0 }, ...more });
}
