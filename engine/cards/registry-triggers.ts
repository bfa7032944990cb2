import type { CardRecord } from '../vocabulary/record.ts';
import { aggravatedAssault } from './a/aggravated-assault.ts';
import { artifactPossession } from './a/artifact-possession.ts';
import { atraxaPraetorsVoice } from './a/atraxa-praetors-voice.ts';
import { barbarianOutcast } from './b/barbarian-outcast.ts';
import { barrenGlory } from './b/barren-glory.ts';
import { biovisionary } from './b/biovisionary.ts';
import { borosElite } from './b/boros-elite.ts';
import { cavalierOfNight } from './c/cavalier-of-night.ts';
import { coilingOracle } from './c/coiling-oracle.ts';
import { colossalMajesty } from './c/colossal-majesty.ts';
import { convalescence } from './c/convalescence.ts';
import { covetousDragon } from './c/covetous-dragon.ts';
import { darkDepths } from './d/dark-depths.ts';
import { dauntingDefender } from './d/daunting-defender.ts';
import { daxossTorment } from './d/daxoss-torment.ts';
import { dragonmasterOutcast } from './d/dragonmaster-outcast.ts';
import { duergarHedgeMage } from './d/duergar-hedge-mage.ts';
import { dwynensElite } from './d/dwynens-elite.ts';
import { eerieInterlude } from './e/eerie-interlude.ts';
import { emperorCrocodile } from './e/emperor-crocodile.ts';
import { enatuGolem } from './e/enatu-golem.ts';
import { endangeredArmodon } from './e/endangered-armodon.ts';
import { exquisiteBlood } from './e/exquisite-blood.ts';
import { firebladeArtist } from './f/fireblade-artist.ts';
import { footlightFiend } from './f/footlight-fiend.ts';
import { harmonicSliver } from './h/harmonic-sliver.ts';
import { hiddenPredators } from './h/hidden-predators.ts';
import { hixusPrisonWarden } from './h/hixus-prison-warden.ts';
import { hypothesizzle } from './h/hypothesizzle.ts';
import { lagonnaBandElder } from './l/lagonna-band-elder.ts';
import { legionWarboss } from './l/legion-warboss.ts';
import { leoninSnarecaster } from './l/leonin-snarecaster.ts';
import { lindenTheSteadfastQueen } from './l/linden-the-steadfast-queen.ts';
import { maraudingBlightPriest } from './m/marauding-blight-priest.ts';
import { masterOfEtherium } from './m/master-of-etherium.ts';
import { merchantShip } from './m/merchant-ship.ts';
import { meriekeRiBerit } from './m/merieke-ri-berit.ts';
import { mimicVat } from './m/mimic-vat.ts';
import { mistmeadowWitch } from './m/mistmeadow-witch.ts';
import { monasteryMentor } from './m/monastery-mentor.ts';
import { necroskitter } from './n/necroskitter.ts';
import { omnathLocusOfRage } from './o/omnath-locus-of-rage.ts';
import { pyroclasticHellion } from './p/pyroclastic-hellion.ts';
import { reclusiveWight } from './r/reclusive-wight.ts';
import { relentlessAssault } from './r/relentless-assault.ts';
import { rhoxMeditant } from './r/rhox-meditant.ts';
import { rotcrownGhoul } from './r/rotcrown-ghoul.ts';
import { sanguineBond } from './s/sanguine-bond.ts';
import { seaSerpent } from './s/sea-serpent.ts';
import { sedraxisAlchemist } from './s/sedraxis-alchemist.ts';
import { selhoffOccultist } from './s/selhoff-occultist.ts';
import { servantOfTheScale } from './s/servant-of-the-scale.ts';
import { shapeStealer } from './s/shape-stealer.ts';
import { skizzik } from './s/skizzik.ts';
import { sneakAttack } from './s/sneak-attack.ts';
import { spitemare } from './s/spitemare.ts';
import { stangg } from './s/stangg.ts';
import { sunscorchRegent } from './s/sunscorch-regent.ts';
import { synodCenturion } from './s/synod-centurion.ts';
import { tetheredGriffin } from './t/tethered-griffin.ts';
import { timeWalk } from './t/time-walk.ts';
import { timeWarp } from './t/time-warp.ts';
import { wallOfTears } from './w/wall-of-tears.ts';
import { waterkinShaman } from './w/waterkin-shaman.ts';
import { wellOfLife } from './w/well-of-life.ts';

/** Cards about triggered abilities, in the order of their names. */
export const TRIGGER_CARDS: readonly CardRecord[] = [
  aggravatedAssault,
  artifactPossession,
  atraxaPraetorsVoice,
  barbarianOutcast,
  barrenGlory,
  biovisionary,
  borosElite,
  cavalierOfNight,
  coilingOracle,
  colossalMajesty,
  convalescence,
  covetousDragon,
  darkDepths,
  dauntingDefender,
  daxossTorment,
  dragonmasterOutcast,
  duergarHedgeMage,
  dwynensElite,
  eerieInterlude,
  emperorCrocodile,
  enatuGolem,
  endangeredArmodon,
  exquisiteBlood,
  firebladeArtist,
  footlightFiend,
  harmonicSliver,
  hiddenPredators,
  hixusPrisonWarden,
  hypothesizzle,
  lagonnaBandElder,
  legionWarboss,
  leoninSnarecaster,
  lindenTheSteadfastQueen,
  maraudingBlightPriest,
  masterOfEtherium,
  merchantShip,
  meriekeRiBerit,
  mimicVat,
  mistmeadowWitch,
  monasteryMentor,
  necroskitter,
  omnathLocusOfRage,
  pyroclasticHellion,
  reclusiveWight,
  relentlessAssault,
  rhoxMeditant,
  rotcrownGhoul,
  sanguineBond,
  seaSerpent,
  sedraxisAlchemist,
  selhoffOccultist,
  servantOfTheScale,
  shapeStealer,
  skizzik,
  sneakAttack,
  spitemare,
  stangg,
  sunscorchRegent,
  synodCenturion,
  tetheredGriffin,
  timeWalk,
  timeWarp,
  wallOfTears,
  waterkinShaman,
  wellOfLife,
];
