import { card, readTwice } from '../vocabulary/card.ts';
import type { CardRecord } from '../vocabulary/record.ts';

/** Creatures without abilities, of every colour and many sizes. */
export const VANILLA_CREATURES: readonly CardRecord[] = [
  vanilla('Alpha Myr', '{2}', 'Artifact Creature - Myr', '2/1'),
  vanilla('Alpine Grizzly', '{2}{G}', 'Creature - Bear', '4/2'),
  vanilla('Ancient Brontodon', '{6}{G}{G}', 'Creature - Dinosaur', '9/9'),
  vanilla('Balduvian Bears', '{1}{G}', 'Creature - Bear', '2/2'),
  vanilla('Barbarian Horde', '{3}{R}', 'Creature - Human Barbarian Soldier', '3/3'),
  vanilla('Barktooth Warbeard', '{4}{B}{R}{R}', 'Legendary Creature - Human Warrior', '6/5'),
  vanilla('Barony Vampire', '{2}{B}', 'Creature - Vampire', '3/2'),
  vanilla('Bear Cub', '{1}{G}', 'Creature - Bear', '2/2'),
  vanilla('Bronze Sable', '{2}', 'Artifact Creature - Sable', '2/1'),
  vanilla('Centaur Courser', '{2}{G}', 'Creature - Centaur Warrior', '3/3'),
  vanilla('Coral Merfolk', '{1}{U}', 'Creature - Merfolk', '2/1'),
  vanilla('Craw Wurm', '{4}{G}{G}', 'Creature - Wurm', '6/4'),
  vanilla('Dross Crocodile', '{3}{B}', 'Creature - Zombie Crocodile', '5/1'),
  vanilla('Eager Cadet', '{W}', 'Creature - Human Soldier', '1/1'),
  vanilla('Earth Elemental', '{3}{R}{R}', 'Creature - Elemental', '4/5'),
  vanilla('Elite Vanguard', '{W}', 'Creature - Human Soldier', '2/1'),
  vanilla('Elvish Warrior', '{G}{G}', 'Creature - Elf Warrior', '2/3'),
  vanilla('Feral Maaka', '{1}{R}', 'Creature - Cat', '2/2'),
  vanilla('Fortress Crab', '{3}{U}', 'Creature - Crab', '1/6'),
  vanilla('Fugitive Wizard', '{U}', 'Creature - Human Wizard', '1/1'),
  vanilla('Fusion Elemental', '{W}{U}{B}{R}{G}', 'Creature - Elemental', '8/8'),
  vanilla('Giant Octopus', '{3}{U}', 'Creature - Octopus', '3/3'),
  vanilla('Goblin Piker', '{1}{R}', 'Creature - Goblin Warrior', '2/1'),
  vanilla('Goblin Roughrider', '{2}{R}', 'Creature - Goblin Knight', '3/2'),
  vanilla('Gray Ogre', '{2}{R}', 'Creature - Ogre', '2/2'),
  vanilla('Grizzly Bears', '{1}{G}', 'Creature - Bear', '2/2'),
  vanilla('Hill Giant', '{3}{R}', 'Creature - Giant', '3/3'),
  vanilla('Indomitable Ancients', '{2}{W}{W}', 'Creature - Treefolk Warrior', '2/10'),
  vanilla('Isamaru, Hound of Konda', '{W}', 'Legendary Creature - Dog', '2/2'),
  vanilla('Kraken Hatchling', '{U}', 'Creature - Kraken', '0/4'),
  vanilla('Memnite', '{0}', 'Artifact Creature - Construct', '1/1'),
  vanilla('Merfolk of the Pearl Trident', '{U}', 'Creature - Merfolk', '1/1'),
  vanilla('Metallic Sliver', '{1}', 'Artifact Creature - Sliver', '1/1'),
  vanilla("Mons's Goblin Raiders", '{R}', 'Creature - Goblin', '1/1'),
  vanilla('Nyxborn Courser', '{1}{W}{W}', 'Enchantment Creature - Centaur Scout', '2/4'),
  vanilla('Obsianus Golem', '{6}', 'Artifact Creature - Golem', '4/6'),
  vanilla('Pillarfield Ox', '{3}{W}', 'Creature - Ox', '2/4'),
  vanilla('Runeclaw Bear', '{1}{G}', 'Creature - Bear', '2/2'),
  vanilla('Savannah Lions', '{W}', 'Creature - Cat', '2/1'),
  vanilla('Scathe Zombies', '{2}{B}', 'Creature - Zombie', '2/2'),
  vanilla('Silvercoat Lion', '{1}{W}', 'Creature - Cat', '2/2'),
  vanilla('Squire', '{1}{W}', 'Creature - Human Soldier', '1/2'),
  vanilla('Stonework Puma', '{3}', 'Artifact Creature - Cat Ally', '2/2'),
  vanilla('Walking Corpse', '{1}{B}', 'Creature - Zombie', '2/2'),
  vanilla('Warpath Ghoul', '{2}{B}', 'Creature - Zombie', '3/2'),
  vanilla('Watchwolf', '{G}{W}', 'Creature - Wolf', '3/3'),
  vanilla('Yoked Ox', '{W}', 'Creature - Ox', '0/4'),
];

/** A creature whose text is empty, and whose text's hash is that of nothing. */
function vanilla(name: string, cost: string, type: string, pt: string): CardRecord {
  return card({ name, cost, type, pt, reading: readTwice('e3b0c44298') });
}
