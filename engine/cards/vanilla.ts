import { card, readTwice } from '../vocabulary/card.ts';
import type { CardRecord } from '../vocabulary/record.ts';

/** Creatures without abilities, of every colour and many sizes. */
export const VANILLA_CREATURES: readonly CardRecord[] = [
  vanilla('Barktooth Warbeard', '{4}{B}{R}{R}', 'Legendary Creature - Human Warrior', '6/5'),
  vanilla('Barony Vampire', '{2}{B}', 'Creature - Vampire', '3/2'),
  vanilla('Coral Merfolk', '{1}{U}', 'Creature - Merfolk', '2/1'),
  vanilla('Craw Wurm', '{4}{G}{G}', 'Creature - Wurm', '6/4'),
  vanilla('Elvish Warrior', '{G}{G}', 'Creature - Elf Warrior', '2/3'),
  vanilla('Fusion Elemental', '{W}{U}{B}{R}{G}', 'Creature - Elemental', '8/8'),
  vanilla('Giant Octopus', '{3}{U}', 'Creature - Octopus', '3/3'),
  vanilla('Goblin Piker', '{1}{R}', 'Creature - Goblin Warrior', '2/1'),
  vanilla('Grizzly Bears', '{1}{G}', 'Creature - Bear', '2/2'),
  vanilla('Hill Giant', '{3}{R}', 'Creature - Giant', '3/3'),
  vanilla('Isamaru, Hound of Konda', '{W}', 'Legendary Creature - Dog', '2/2'),
  vanilla('Memnite', '{0}', 'Artifact Creature - Construct', '1/1'),
  vanilla("Mons's Goblin Raiders", '{R}', 'Creature - Goblin', '1/1'),
  vanilla('Nyxborn Courser', '{1}{W}{W}', 'Enchantment Creature - Centaur Scout', '2/4'),
  vanilla('Obsianus Golem', '{6}', 'Artifact Creature - Golem', '4/6'),
  vanilla('Savannah Lions', '{W}', 'Creature - Cat', '2/1'),
  vanilla('Scathe Zombies', '{2}{B}', 'Creature - Zombie', '2/2'),
  vanilla('Watchwolf', '{G}{W}', 'Creature - Wolf', '3/3'),
];

/** A creature whose text is empty, and whose text's hash is that of nothing. */
function vanilla(name: string, cost: string, type: string, pt: string): CardRecord {
  return card({ name, cost, type, pt, reading: readTwice('e3b0c44298') });
}
