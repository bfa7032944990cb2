import type { CardRecord } from '../vocabulary/record.ts';
import { artifactPossession } from './a/artifact-possession.ts';
import { barbarianOutcast } from './b/barbarian-outcast.ts';
import { barrenGlory } from './b/barren-glory.ts';
import { cavalierOfNight } from './c/cavalier-of-night.ts';
import { coilingOracle } from './c/coiling-oracle.ts';
import { colossalMajesty } from './c/colossal-majesty.ts';
import { convalescence } from './c/convalescence.ts';
import { covetousDragon } from './c/covetous-dragon.ts';
import { darkDepths } from './d/dark-depths.ts';
import { dragonmasterOutcast } from './d/dragonmaster-outcast.ts';
import { duergarHedgeMage } from './d/duergar-hedge-mage.ts';
import { dwynensElite } from './d/dwynens-elite.ts';
import { eerieInterlude } from './e/eerie-interlude.ts';
import { emperorCrocodile } from './e/emperor-crocodile.ts';
import { endangeredArmodon } from './e/endangered-armodon.ts';
import { firebladeArtist } from './f/fireblade-artist.ts';
import { hiddenPredators } from './h/hidden-predators.ts';
import { hixusPrisonWarden } from './h/hixus-prison-warden.ts';
import { hypothesizzle } from './h/hypothesizzle.ts';
import { lagonnaBandElder } from './l/lagonna-band-elder.ts';
import { merchantShip } from './m/merchant-ship.ts';
import { mistmeadowWitch } from './m/mistmeadow-witch.ts';
import { pyroclasticHellion } from './p/pyroclastic-hellion.ts';
import { reclusiveWight } from './r/reclusive-wight.ts';
import { rhoxMeditant } from './r/rhox-meditant.ts';
import { seaSerpent } from './s/sea-serpent.ts';
import { sedraxisAlchemist } from './s/sedraxis-alchemist.ts';
import { shapeStealer } from './s/shape-stealer.ts';
import { sneakAttack } from './s/sneak-attack.ts';
import { synodCenturion } from './s/synod-centurion.ts';
import { tetheredGriffin } from './t/tethered-griffin.ts';
import { wellOfLife } from './w/well-of-life.ts';

/** Cards about triggered abilities, in the order of their names. */
export const TRIGGER_CARDS: readonly CardRecord[] = [
  artifactPossession,
  barbarianOutcast,
  barrenGlory,
  cavalierOfNight,
  coilingOracle,
  colossalMajesty,
  convalescence,
  covetousDragon,
  darkDepths,
  dragonmasterOutcast,
  duergarHedgeMage,
  dwynensElite,
  eerieInterlude,
  emperorCrocodile,
  endangeredArmodon,
  firebladeArtist,
  hiddenPredators,
  hixusPrisonWarden,
  hypothesizzle,
  lagonnaBandElder,
  merchantShip,
  mistmeadowWitch,
  pyroclasticHellion,
  reclusiveWight,
  rhoxMeditant,
  seaSerpent,
  sedraxisAlchemist,
  shapeStealer,
  sneakAttack,
  synodCenturion,
  tetheredGriffin,
  wellOfLife,
];
