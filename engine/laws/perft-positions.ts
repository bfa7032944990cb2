import { before, type Counted, on } from './perft-boards.ts';

/** Small positions, each about one kind of decision; what is in the golden table. */
export const COUNTED: readonly Counted[] = [
  on('priority alone: an instant that can be paid for', 6, [
    { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    {},
  ]),
  on('priority of four players with a mana ability each', 7, [
    { battlefield: ['Sol Ring'] },
    { battlefield: ['Sol Ring'] },
    { battlefield: ['Sol Ring'] },
    { battlefield: ['Sol Ring'] },
  ]),
  on('a payment out of three lands of different colours', 5, [
    { battlefield: ['Mountain', 'Forest', 'Plateau'], hand: ['Goblin Raider'] },
    {},
  ]),
  on('a payment whose sources need mana themselves', 5, [
    { battlefield: ['Island', 'Azorius Signet', 'Plains'], hand: ['Divination'] },
    {},
  ]),
  on('hybrid mana', 4, [{ battlefield: ['Plains', 'Forest'], hand: ['Selesnya Guildmage'] }, {}]),
  on('Phyrexian mana', 5, [
    { battlefield: ['Swamp', 'Swamp', 'Swamp'], hand: ['Dismember'] },
    { battlefield: ['Storm Crow'] },
  ]),
  on('X in a cost, up to what can be paid', 5, [
    { battlefield: ['Mountain', 'Mountain', 'Mountain'], hand: ['Blaze'] },
    {},
  ]),
  on('an amount divided among targets', 5, [
    { battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain'], hand: ['Rolling Thunder'] },
    { battlefield: ['Storm Crow'] },
  ]),
  on('one mode of three', 5, [
    { battlefield: ['Island', 'Mountain'], hand: ['Izzet Charm'] },
    { battlefield: ['Storm Crow'] },
  ]),
  on('two modes of four', 5, [
    { battlefield: ['Island', 'Island', 'Island', 'Island'], hand: ['Cryptic Command'] },
    { battlefield: ['Sol Ring'] },
  ]),
  on('two targets of one instance', 5, [
    { battlefield: ['Island', 'Island', 'Plains', 'Sol Ring'], hand: ['Ghostly Flicker'] },
    {},
  ]),
  on('kicker', 4, [{ battlefield: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'], hand: ['Kavu Titan'] }, {}]),
  on('an alternative cost', 5, [{ battlefield: ['Mountain', 'Mountain', 'Mountain'], hand: ['Fireblast'] }, {}]),
  on('an additional cost with a choice', 5, [
    { battlefield: ['Swamp', 'Storm Crow', 'Goblin Raider'], hand: ['Bone Splinters'] },
    { battlefield: ['Air Elemental'] },
  ]),
  on('two replacements of one production of mana', 6, [
    { battlefield: ['Forest', 'Contamination', 'Ritual of Subdual'], hand: ['Llanowar Elves'] },
    {},
  ]),
  on('two replacements of counters as a creature enters', 8, [
    {
      battlefield: ['Forest', 'Forest', 'Hardened Scales', 'Branching Evolution'],
      hand: ['Endless One'],
    },
    {},
  ]),
  on('two doublers of tokens', 8, [
    { battlefield: ['Forest', 'Forest', 'Forest', 'Jade Mage', 'Parallel Lives', 'Anointed Procession'] },
    {},
  ]),
  on('own triggers in any order', 6, [
    { battlefield: ['Soul Warden', "Ajani's Pridemate", 'Soul Warden', 'Island', 'Island'], hand: ['Storm Crow'] },
    { battlefield: ['Soul Warden'] },
  ]),
  on('the legend rule', 6, [{ battlefield: ['Mox Amber'], hand: ['Mox Amber'] }, {}]),
  on('a copy of a permanent as it enters', 6, [
    { battlefield: ['Island', 'Island', 'Island', 'Island'], hand: ['Clone'] },
    { battlefield: ['Storm Crow', 'Air Elemental'] },
  ]),
  on('a copy of a spell with a new target', 6, [
    { battlefield: ['Mountain'], hand: ['Shock'] },
    { battlefield: ['Island', 'Island'], hand: ['Twincast'] },
  ]),
  on('a card looked at on top of a library', 6, [
    { battlefield: ['Island'], hand: ['Opt'], library: ['Island', 'Forest'] },
    {},
  ]),
  on('a card searched for in a library', 6, [
    { battlefield: ['Forest', 'Forest'], hand: ['Rampant Growth'], library: ['Storm Crow', 'Island', 'Swamp'] },
    {},
  ]),
  on('a planeswalker', 6, [
    { battlefield: [{ name: 'Jace Beleren', counters: { loyalty: 3 } }], library: ['Island', 'Island'] },
    { library: ['Island', 'Island'] },
  ]),
  on('a payment asked for as a spell resolves', 8, [
    { battlefield: ['Sol Ring'], hand: ['Leonin Scimitar'] },
    { battlefield: [{ name: 'Island', tapped: false }, 'Island'], hand: ['Mana Leak'] },
  ]),
  before('attackers', 'attackers against a player and a planeswalker', 1, [
    { battlefield: ['Storm Crow', 'Goblin Raider'] },
    { battlefield: [{ name: 'Jace Beleren', counters: { loyalty: 3 } }], library: ['Island'] },
  ]),
  before('attackers', 'attackers against either of two opponents', 2, [
    { battlefield: ['Storm Crow', 'Goblin Raider'] },
    { battlefield: ['Air Elemental'], library: ['Island'] },
    { battlefield: ['Wall of Air'], library: ['Island'] },
  ]),
  before('attackers', 'attackers and then blockers', 4, [
    { battlefield: ['Storm Crow', 'Boggart Brute'] },
    { battlefield: ['Air Elemental', 'Giant Spider', 'Goblin Raider'], library: ['Island'] },
  ]),
  before('attackers', 'damage divided by an attacker with trample', 7, [
    { battlefield: ['Colossal Dreadmaw'] },
    { battlefield: ['Storm Crow', 'Giant Spider'], library: ['Island'] },
  ]),
  before('discard to hand size', 'a hand that is too large at cleanup', 1, [
    { hand: ['Island', 'Island', 'Island', 'Island', 'Island', 'Island', 'Island', 'Island', 'Island'] },
    { library: ['Island'] },
  ]),
  before('mulligan', 'mulligans before the first turn', 4, null),
];
