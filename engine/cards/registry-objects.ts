import type { CardRecord } from '../vocabulary/record.ts';
import { alhammarretsArchive } from './a/alhammarrets-archive.ts';
import { ancientExcavation } from './a/ancient-excavation.ts';
import { archelosLagoonMystic } from './a/archelos-lagoon-mystic.ts';
import { aspectOfLamprey } from './a/aspect-of-lamprey.ts';
import { breedingPool } from './b/breeding-pool.ts';
import { brothersYamazaki } from './b/brothers-yamazaki.ts';
import { cartoucheOfKnowledge } from './c/cartouche-of-knowledge.ts';
import { chargingTroll } from './c/charging-troll.ts';
import { circleOfProtectionRed } from './c/circle-of-protection-red.ts';
import { combust } from './c/combust.ts';
import { consumingTide } from './c/consuming-tide.ts';
import { contagionClasp } from './c/contagion-clasp.ts';
import { corrupt } from './c/corrupt.ts';
import { crownOfTheAges } from './c/crown-of-the-ages.ts';
import { cudgelTroll } from './c/cudgel-troll.ts';
import { drudgeSkeletons } from './d/drudge-skeletons.ts';
import { empyrialArchangel } from './e/empyrial-archangel.ts';
import { excruciator } from './e/excruciator.ts';
import { gildedDrake } from './g/gilded-drake.ts';
import { grimAffliction } from './g/grim-affliction.ts';
import { laboratoryManiac } from './l/laboratory-maniac.ts';
import { leylineOfPunishment } from './l/leyline-of-punishment.ts';
import { mechanizedProduction } from './m/mechanized-production.ts';
import { metallicMimic } from './m/metallic-mimic.ts';
import { nomadsEnKor } from './n/nomads-en-kor.ts';
import { notionThief } from './n/notion-thief.ts';
import { oblation } from './o/oblation.ts';
import { palisadeGiant } from './p/palisade-giant.ts';
import { panharmonicon } from './p/panharmonicon.ts';
import { pariah } from './p/pariah.ts';
import { pinpointAvalanche } from './p/pinpoint-avalanche.ts';
import { playWithFire } from './p/play-with-fire.ts';
import { progenitorMimic } from './p/progenitor-mimic.ts';
import { rayOfCommand } from './r/ray-of-command.ts';
import { raziaBorosArchangel } from './r/razia-boros-archangel.ts';
import { regenerate } from './r/regenerate.ts';
import { roots } from './r/roots.ts';
import { sakashimaTheImpostor } from './s/sakashima-the-impostor.ts';
import { samuraiOfThePaleCurtain } from './s/samurai-of-the-pale-curtain.ts';
import { sedgeTroll } from './s/sedge-troll.ts';
import { shamanEnKor } from './s/shaman-en-kor.ts';
import { skullcrack } from './s/skullcrack.ts';
import { soulScarMage } from './s/soul-scar-mage.ts';
import { spreadTheSickness } from './s/spread-the-sickness.ts';
import { steadyProgress } from './s/steady-progress.ts';
import { stealArtifact } from './s/steal-artifact.ts';
import { steamVents } from './s/steam-vents.ts';
import { teferisAgelessInsight } from './t/teferis-ageless-insight.ts';
import { torbranThaneOfRedFell } from './t/torbran-thane-of-red-fell.ts';
import { treacherousLink } from './t/treacherous-link.ts';
import { treachery } from './t/treachery.ts';
import { urzasArmor } from './u/urzas-armor.ts';
import { vedalkenPlotter } from './v/vedalken-plotter.ts';
import { voloGuideToMonsters } from './v/volo-guide-to-monsters.ts';
import { voltCharge } from './v/volt-charge.ts';
import { yarokTheDesecrated } from './y/yarok-the-desecrated.ts';

/** Cards about replacement and prevention, counters, control and what state-based actions look at. */
export const OBJECT_CARDS: readonly CardRecord[] = [
  alhammarretsArchive,
  ancientExcavation,
  archelosLagoonMystic,
  aspectOfLamprey,
  breedingPool,
  brothersYamazaki,
  cartoucheOfKnowledge,
  chargingTroll,
  circleOfProtectionRed,
  combust,
  consumingTide,
  contagionClasp,
  corrupt,
  crownOfTheAges,
  cudgelTroll,
  drudgeSkeletons,
  empyrialArchangel,
  excruciator,
  gildedDrake,
  grimAffliction,
  laboratoryManiac,
  leylineOfPunishment,
  mechanizedProduction,
  metallicMimic,
  nomadsEnKor,
  notionThief,
  oblation,
  palisadeGiant,
  panharmonicon,
  pariah,
  pinpointAvalanche,
  playWithFire,
  progenitorMimic,
  rayOfCommand,
  raziaBorosArchangel,
  regenerate,
  roots,
  sakashimaTheImpostor,
  samuraiOfThePaleCurtain,
  sedgeTroll,
  shamanEnKor,
  skullcrack,
  soulScarMage,
  spreadTheSickness,
  steadyProgress,
  stealArtifact,
  steamVents,
  teferisAgelessInsight,
  torbranThaneOfRedFell,
  treacherousLink,
  treachery,
  urzasArmor,
  vedalkenPlotter,
  voloGuideToMonsters,
  voltCharge,
  yarokTheDesecrated,
];
