import type { CardRecord } from '../vocabulary/record.ts';
import { absoluteGrace } from './a/absolute-grace.ts';
import { absoluteLaw } from './a/absolute-law.ts';
import { abzanAscendancy } from './a/abzan-ascendancy.ts';
import { abzanRunemark } from './a/abzan-runemark.ts';
import { adaptiveAutomaton } from './a/adaptive-automaton.ts';
import { aegisAngel } from './a/aegis-angel.ts';
import { akromasDevoted } from './a/akromas-devoted.ts';
import { alhammarretsArchive } from './a/alhammarrets-archive.ts';
import { alwaysWatching } from './a/always-watching.ts';
import { ambushCommander } from './a/ambush-commander.ts';
import { anHavvaConstable } from './a/an-havva-constable.ts';
import { ancientExcavation } from './a/ancient-excavation.ts';
import { ancientKavu } from './a/ancient-kavu.ts';
import { anuridBarkripper } from './a/anurid-barkripper.ts';
import { arcaneFlight } from './a/arcane-flight.ts';
import { archelosLagoonMystic } from './a/archelos-lagoon-mystic.ts';
import { archetypeOfAggression } from './a/archetype-of-aggression.ts';
import { archetypeOfCourage } from './a/archetype-of-courage.ts';
import { archetypeOfEndurance } from './a/archetype-of-endurance.ts';
import { archetypeOfFinality } from './a/archetype-of-finality.ts';
import { archetypeOfImagination } from './a/archetype-of-imagination.ts';
import { ardentSoldier } from './a/ardent-soldier.ts';
import { aspectOfLamprey } from './a/aspect-of-lamprey.ts';
import { assassinsTrophy } from './a/assassins-trophy.ts';
import { avacynAngelOfHope } from './a/avacyn-angel-of-hope.ts';
import { avenTrailblazer } from './a/aven-trailblazer.ts';
import { avianChangeling } from './a/avian-changeling.ts';
import { barkhideTroll } from './b/barkhide-troll.ts';
import { basiliskCollar } from './b/basilisk-collar.ts';
import { batteringSliver } from './b/battering-sliver.ts';
import { battleSliver } from './b/battle-sliver.ts';
import { bearUmbra } from './b/bear-umbra.ts';
import { bladeHistorian } from './b/blade-historian.ts';
import { bloodCurdle } from './b/blood-curdle.ts';
import { blurSliver } from './b/blur-sliver.ts';
import { boarUmbra } from './b/boar-umbra.ts';
import { boneSaw } from './b/bone-saw.ts';
import { bootNipper } from './b/boot-nipper.ts';
import { bramblewoodParagon } from './b/bramblewood-paragon.ts';
import { breedingPool } from './b/breeding-pool.ts';
import { brothersYamazaki } from './b/brothers-yamazaki.ts';
import { caprichrome } from './c/caprichrome.ts';
import { carrionGrub } from './c/carrion-grub.ts';
import { carthTheLion } from './c/carth-the-lion.ts';
import { cartoucheOfKnowledge } from './c/cartouche-of-knowledge.ts';
import { chainbreaker } from './c/chainbreaker.ts';
import { chameleonColossus } from './c/chameleon-colossus.ts';
import { chargingTroll } from './c/charging-troll.ts';
import { chiefOfTheFoundry } from './c/chief-of-the-foundry.ts';
import { chlorophant } from './c/chlorophant.ts';
import { circleOfProtectionRed } from './c/circle-of-protection-red.ts';
import { cleverImpersonator } from './c/clever-impersonator.ts';
import { clutchOfUndeath } from './c/clutch-of-undeath.ts';
import { combust } from './c/combust.ts';
import { consumingTide } from './c/consuming-tide.ts';
import { contagionClasp } from './c/contagion-clasp.ts';
import { copyEnchantment } from './c/copy-enchantment.ts';
import { corrupt } from './c/corrupt.ts';
import { crabUmbra } from './c/crab-umbra.ts';
import { crownOfTheAges } from './c/crown-of-the-ages.ts';
import { cryptoplasm } from './c/cryptoplasm.ts';
import { cudgelTroll } from './c/cudgel-troll.ts';
import { darksteelColossus } from './d/darksteel-colossus.ts';
import { deadWeight } from './d/dead-weight.ts';
import { deathBaron } from './d/death-baron.ts';
import { divineFavor } from './d/divine-favor.ts';
import { divinityOfPride } from './d/divinity-of-pride.ts';
import { drakeUmbra } from './d/drake-umbra.ts';
import { dregscapeZombie } from './d/dregscape-zombie.ts';
import { drudgeSkeletons } from './d/drudge-skeletons.ts';
import { duskfangMentor } from './d/duskfang-mentor.ts';
import { eelUmbra } from './e/eel-umbra.ts';
import { elandUmbra } from './e/eland-umbra.ts';
import { elendaTheDuskRose } from './e/elenda-the-dusk-rose.ts';
import { eleshNornGrandCenobite } from './e/elesh-norn-grand-cenobite.ts';
import { empyrialArchangel } from './e/empyrial-archangel.ts';
import { enchantedEvening } from './e/enchanted-evening.ts';
import { energyField } from './e/energy-field.ts';
import { ensoulArtifact } from './e/ensoul-artifact.ts';
import { epiphanyStorm } from './e/epiphany-storm.ts';
import { ersatzGnomes } from './e/ersatz-gnomes.ts';
import { evilTwin } from './e/evil-twin.ts';
import { excruciator } from './e/excruciator.ts';
import { favorableWinds } from './f/favorable-winds.ts';
import { ferociousTigorilla } from './f/ferocious-tigorilla.ts';
import { flycatcherGiraffid } from './f/flycatcher-giraffid.ts';
import { followedFootsteps } from './f/followed-footsteps.ts';
import { frenziedArynx } from './f/frenzied-arynx.ts';
import { fullyGrown } from './f/fully-grown.ts';
import { gameTrailChangeling } from './g/game-trail-changeling.ts';
import { gildedDrake } from './g/gilded-drake.ts';
import { gluttonousSlime } from './g/gluttonous-slime.ts';
import { goblinChieftain } from './g/goblin-chieftain.ts';
import { gorgerWurm } from './g/gorger-wurm.ts';
import { gorgonFlail } from './g/gorgon-flail.ts';
import { grimAffliction } from './g/grim-affliction.ts';
import { grounded } from './g/grounded.ts';
import { heavyArbalest } from './h/heavy-arbalest.ts';
import { heightenedReflexes } from './h/heightened-reflexes.ts';
import { helicaGlider } from './h/helica-glider.ts';
import { hellkiteHatchling } from './h/hellkite-hatchling.ts';
import { homicidalSeclusion } from './h/homicidal-seclusion.ts';
import { hornbashMentor } from './h/hornbash-mentor.ts';
import { howlpackResurgence } from './h/howlpack-resurgence.ts';
import { huntedNightmare } from './h/hunted-nightmare.ts';
import { hyenaUmbra } from './h/hyena-umbra.ts';
import { impostorOfTheSixthPride } from './i/impostor-of-the-sixth-pride.ts';
import { infernalScarring } from './i/infernal-scarring.ts';
import { inkmothNexus } from './i/inkmoth-nexus.ts';
import { irregularCohort } from './i/irregular-cohort.ts';
import { ivoryGuardians } from './i/ivory-guardians.ts';
import { jelevaNephaliasScourge } from './j/jeleva-nephalias-scourge.ts';
import { keensightMentor } from './k/keensight-mentor.ts';
import { keigaTheTideStar } from './k/keiga-the-tide-star.ts';
import { kirdApe } from './k/kird-ape.ts';
import { kitchenFinks } from './k/kitchen-finks.ts';
import { kitesailCorsair } from './k/kitesail-corsair.ts';
import { kitesail } from './k/kitesail.ts';
import { kozilekButcherOfTruth } from './k/kozilek-butcher-of-truth.ts';
import { laboratoryManiac } from './l/laboratory-maniac.ts';
import { layClaim } from './l/lay-claim.ts';
import { leylineOfPunishment } from './l/leyline-of-punishment.ts';
import { lichsMirror } from './l/lichs-mirror.ts';
import { lifelink } from './l/lifelink.ts';
import { lilianasMastery } from './l/lilianas-mastery.ts';
import { liquimetalCoating } from './l/liquimetal-coating.ts';
import { luminousBroodmoth } from './l/luminous-broodmoth.ts';
import { mammothUmbra } from './m/mammoth-umbra.ts';
import { manorGargoyle } from './m/manor-gargoyle.ts';
import { marrowChomper } from './m/marrow-chomper.ts';
import { masterOfThePearlTrident } from './m/master-of-the-pearl-trident.ts';
import { masumaroFirstToLive } from './m/masumaro-first-to-live.ts';
import { mechanizedProduction } from './m/mechanized-production.ts';
import { memnarch } from './m/memnarch.ts';
import { merfolkTrickster } from './m/merfolk-trickster.ts';
import { metallicMimic } from './m/metallic-mimic.ts';
import { midnightReaper } from './m/midnight-reaper.ts';
import { mirrorSigilSergeant } from './m/mirror-sigil-sergeant.ts';
import { mistcutterHydra } from './m/mistcutter-hydra.ts';
import { mistformUltimus } from './m/mistform-ultimus.ts';
import { momentumRumbler } from './m/momentum-rumbler.ts';
import { moritteOfTheFrost } from './m/moritte-of-the-frost.ts';
import { mycoloth } from './m/mycoloth.ts';
import { narcomoeba } from './n/narcomoeba.ts';
import { nightmareShepherd } from './n/nightmare-shepherd.ts';
import { nimbusWings } from './n/nimbus-wings.ts';
import { nomadsEnKor } from './n/nomads-en-kor.ts';
import { notionThief } from './n/notion-thief.ts';
import { oblation } from './o/oblation.ts';
import { ocularHalo } from './o/ocular-halo.ts';
import { oneEyedScarecrow } from './o/one-eyed-scarecrow.ts';
import { opalArchangel } from './o/opal-archangel.ts';
import { opalCaryatid } from './o/opal-caryatid.ts';
import { opalChampion } from './o/opal-champion.ts';
import { opalGargoyle } from './o/opal-gargoyle.ts';
import { opalTitan } from './o/opal-titan.ts';
import { palisadeGiant } from './p/palisade-giant.ts';
import { panharmonicon } from './p/panharmonicon.ts';
import { pariah } from './p/pariah.ts';
import { pathToExile } from './p/path-to-exile.ts';
import { phantasmalImage } from './p/phantasmal-image.ts';
import { phantomWurm } from './p/phantom-wurm.ts';
import { phyrexianIngester } from './p/phyrexian-ingester.ts';
import { pinpointAvalanche } from './p/pinpoint-avalanche.ts';
import { playWithFire } from './p/play-with-fire.ts';
import { primalClay } from './p/primal-clay.ts';
import { progenitorMimic } from './p/progenitor-mimic.ts';
import { progenitus } from './p/progenitus.ts';
import { ragingRavine } from './r/raging-ravine.ts';
import { rampagingRendhorn } from './r/rampaging-rendhorn.ts';
import { rayOfCommand } from './r/ray-of-command.ts';
import { raziaBorosArchangel } from './r/razia-boros-archangel.ts';
import { regenerate } from './r/regenerate.ts';
import { rhythmOfTheWild } from './r/rhythm-of-the-wild.ts';
import { ringOfEvosIsle } from './r/ring-of-evos-isle.ts';
import { riseFromTheGrave } from './r/rise-from-the-grave.ts';
import { roarOfReclamation } from './r/roar-of-reclamation.ts';
import { roguesPassage } from './r/rogues-passage.ts';
import { roots } from './r/roots.ts';
import { rustedRelic } from './r/rusted-relic.ts';
import { safeholdElite } from './s/safehold-elite.ts';
import { sakashimaTheImpostor } from './s/sakashima-the-impostor.ts';
import { samuraiOfThePaleCurtain } from './s/samurai-of-the-pale-curtain.ts';
import { searchPartyCaptain } from './s/search-party-captain.ts';
import { sedgeTroll } from './s/sedge-troll.ts';
import { sejiriMerfolk } from './s/sejiri-merfolk.ts';
import { serraAvatar } from './s/serra-avatar.ts';
import { shamanEnKor } from './s/shaman-en-kor.ts';
import { shortSword } from './s/short-sword.ts';
import { skullcrack } from './s/skullcrack.ts';
import { skycatSovereign } from './s/skycat-sovereign.ts';
import { slaughterSpecialist } from './s/slaughter-specialist.ts';
import { soulScarMage } from './s/soul-scar-mage.ts';
import { sparkDouble } from './s/spark-double.ts';
import { spiderUmbra } from './s/spider-umbra.ts';
import { spontaneousFlight } from './s/spontaneous-flight.ts';
import { spreadTheSickness } from './s/spread-the-sickness.ts';
import { squeeGoblinNabob } from './s/squee-goblin-nabob.ts';
import { steadyProgress } from './s/steady-progress.ts';
import { stealArtifact } from './s/steal-artifact.ts';
import { steamVents } from './s/steam-vents.ts';
import { steelOverseer } from './s/steel-overseer.ts';
import { stranglerootGeist } from './s/strangleroot-geist.ts';
import { stuntDouble } from './s/stunt-double.ts';
import { suddenSpinnerets } from './s/sudden-spinnerets.ts';
import { sylvanAdvocate } from './s/sylvan-advocate.ts';
import { tatterkite } from './t/tatterkite.ts';
import { teferisAgelessInsight } from './t/teferis-ageless-insight.ts';
import { thromokTheInsatiable } from './t/thromok-the-insatiable.ts';
import { thunderThrashElder } from './t/thunder-thrash-elder.ts';
import { torbranThaneOfRedFell } from './t/torbran-thane-of-red-fell.ts';
import { treacherousLink } from './t/treacherous-link.ts';
import { treachery } from './t/treachery.ts';
import { trueConviction } from './t/true-conviction.ts';
import { twoHeadedSliver } from './t/two-headed-sliver.ts';
import { ulamogTheInfiniteGyre } from './u/ulamog-the-infinite-gyre.ts';
import { umbraMystic } from './u/umbra-mystic.ts';
import { unbreakableBond } from './u/unbreakable-bond.ts';
import { unexpectedFangs } from './u/unexpected-fangs.ts';
import { universalAutomaton } from './u/universal-automaton.ts';
import { unstableShapeshifter } from './u/unstable-shapeshifter.ts';
import { urzasArmor } from './u/urzas-armor.ts';
import { vastwoodZendikon } from './v/vastwood-zendikon.ts';
import { vedalkenPlotter } from './v/vedalken-plotter.ts';
import { venomSliver } from './v/venom-sliver.ts';
import { veteransSidearm } from './v/veterans-sidearm.ts';
import { victimize } from './v/victimize.ts';
import { vindictiveVampire } from './v/vindictive-vampire.ts';
import { visceraDragger } from './v/viscera-dragger.ts';
import { voloGuideToMonsters } from './v/volo-guide-to-monsters.ts';
import { voltCharge } from './v/volt-charge.ts';
import { wardenOfTheFirstTree } from './w/warden-of-the-first-tree.ts';
import { wardenOfTheWall } from './w/warden-of-the-wall.ts';
import { waywardServant } from './w/wayward-servant.ts';
import { weatheredRunestone } from './w/weathered-runestone.ts';
import { windZendikon } from './w/wind-zendikon.ts';
import { wingfoldPteron } from './w/wingfold-pteron.ts';
import { wingspanMentor } from './w/wingspan-mentor.ts';
import { wojekApothecary } from './w/wojek-apothecary.ts';
import { woodlandChangeling } from './w/woodland-changeling.ts';
import { worldheartPhoenix } from './w/worldheart-phoenix.ts';
import { worldspineWurm } from './w/worldspine-wurm.ts';
import { yarokTheDesecrated } from './y/yarok-the-desecrated.ts';
import { yixlidJailer } from './y/yixlid-jailer.ts';
import { youngWolf } from './y/young-wolf.ts';
import { zealousConscripts } from './z/zealous-conscripts.ts';
import { zhurTaaGoblin } from './z/zhur-taa-goblin.ts';
import { zulaportCutthroat } from './z/zulaport-cutthroat.ts';

/** Cards about replacement and prevention, counters, control and what state-based actions look at. */
export const OBJECT_CARDS: readonly CardRecord[] = [
  absoluteGrace,
  absoluteLaw,
  abzanAscendancy,
  abzanRunemark,
  adaptiveAutomaton,
  aegisAngel,
  akromasDevoted,
  alhammarretsArchive,
  alwaysWatching,
  ambushCommander,
  anHavvaConstable,
  ancientExcavation,
  ancientKavu,
  anuridBarkripper,
  arcaneFlight,
  archelosLagoonMystic,
  archetypeOfAggression,
  archetypeOfCourage,
  archetypeOfEndurance,
  archetypeOfFinality,
  archetypeOfImagination,
  ardentSoldier,
  aspectOfLamprey,
  assassinsTrophy,
  avacynAngelOfHope,
  avenTrailblazer,
  avianChangeling,
  barkhideTroll,
  basiliskCollar,
  batteringSliver,
  battleSliver,
  bearUmbra,
  bladeHistorian,
  bloodCurdle,
  blurSliver,
  boarUmbra,
  boneSaw,
  bootNipper,
  bramblewoodParagon,
  breedingPool,
  brothersYamazaki,
  caprichrome,
  carrionGrub,
  carthTheLion,
  cartoucheOfKnowledge,
  chainbreaker,
  chameleonColossus,
  chargingTroll,
  chiefOfTheFoundry,
  chlorophant,
  circleOfProtectionRed,
  cleverImpersonator,
  clutchOfUndeath,
  combust,
  consumingTide,
  contagionClasp,
  copyEnchantment,
  corrupt,
  crabUmbra,
  crownOfTheAges,
  cryptoplasm,
  cudgelTroll,
  darksteelColossus,
  deadWeight,
  deathBaron,
  divineFavor,
  divinityOfPride,
  drakeUmbra,
  dregscapeZombie,
  drudgeSkeletons,
  duskfangMentor,
  eelUmbra,
  elandUmbra,
  elendaTheDuskRose,
  eleshNornGrandCenobite,
  empyrialArchangel,
  enchantedEvening,
  energyField,
  ensoulArtifact,
  epiphanyStorm,
  ersatzGnomes,
  evilTwin,
  excruciator,
  favorableWinds,
  ferociousTigorilla,
  flycatcherGiraffid,
  followedFootsteps,
  frenziedArynx,
  fullyGrown,
  gameTrailChangeling,
  gildedDrake,
  gluttonousSlime,
  goblinChieftain,
  gorgerWurm,
  gorgonFlail,
  grimAffliction,
  grounded,
  heavyArbalest,
  heightenedReflexes,
  helicaGlider,
  hellkiteHatchling,
  homicidalSeclusion,
  hornbashMentor,
  howlpackResurgence,
  huntedNightmare,
  hyenaUmbra,
  impostorOfTheSixthPride,
  infernalScarring,
  inkmothNexus,
  irregularCohort,
  ivoryGuardians,
  jelevaNephaliasScourge,
  keensightMentor,
  keigaTheTideStar,
  kirdApe,
  kitchenFinks,
  kitesail,
  kitesailCorsair,
  kozilekButcherOfTruth,
  laboratoryManiac,
  layClaim,
  leylineOfPunishment,
  lichsMirror,
  lifelink,
  lilianasMastery,
  liquimetalCoating,
  luminousBroodmoth,
  mammothUmbra,
  manorGargoyle,
  marrowChomper,
  masterOfThePearlTrident,
  masumaroFirstToLive,
  mechanizedProduction,
  memnarch,
  merfolkTrickster,
  metallicMimic,
  midnightReaper,
  mirrorSigilSergeant,
  mistcutterHydra,
  mistformUltimus,
  momentumRumbler,
  moritteOfTheFrost,
  mycoloth,
  narcomoeba,
  nightmareShepherd,
  nimbusWings,
  nomadsEnKor,
  notionThief,
  oblation,
  ocularHalo,
  oneEyedScarecrow,
  opalArchangel,
  opalCaryatid,
  opalChampion,
  opalGargoyle,
  opalTitan,
  palisadeGiant,
  panharmonicon,
  pariah,
  pathToExile,
  phantasmalImage,
  phantomWurm,
  phyrexianIngester,
  pinpointAvalanche,
  playWithFire,
  primalClay,
  progenitorMimic,
  progenitus,
  ragingRavine,
  rampagingRendhorn,
  rayOfCommand,
  raziaBorosArchangel,
  regenerate,
  rhythmOfTheWild,
  ringOfEvosIsle,
  riseFromTheGrave,
  roarOfReclamation,
  roguesPassage,
  roots,
  rustedRelic,
  safeholdElite,
  sakashimaTheImpostor,
  samuraiOfThePaleCurtain,
  searchPartyCaptain,
  sedgeTroll,
  sejiriMerfolk,
  serraAvatar,
  shamanEnKor,
  shortSword,
  skullcrack,
  skycatSovereign,
  slaughterSpecialist,
  soulScarMage,
  sparkDouble,
  spiderUmbra,
  spontaneousFlight,
  spreadTheSickness,
  squeeGoblinNabob,
  steadyProgress,
  stealArtifact,
  steamVents,
  steelOverseer,
  stranglerootGeist,
  stuntDouble,
  suddenSpinnerets,
  sylvanAdvocate,
  tatterkite,
  teferisAgelessInsight,
  thromokTheInsatiable,
  thunderThrashElder,
  torbranThaneOfRedFell,
  treacherousLink,
  treachery,
  trueConviction,
  twoHeadedSliver,
  ulamogTheInfiniteGyre,
  umbraMystic,
  unbreakableBond,
  unexpectedFangs,
  universalAutomaton,
  unstableShapeshifter,
  urzasArmor,
  vastwoodZendikon,
  vedalkenPlotter,
  venomSliver,
  veteransSidearm,
  victimize,
  vindictiveVampire,
  visceraDragger,
  voloGuideToMonsters,
  voltCharge,
  wardenOfTheFirstTree,
  wardenOfTheWall,
  waywardServant,
  weatheredRunestone,
  windZendikon,
  wingfoldPteron,
  wingspanMentor,
  wojekApothecary,
  woodlandChangeling,
  worldheartPhoenix,
  worldspineWurm,
  yarokTheDesecrated,
  yixlidJailer,
  youngWolf,
  zealousConscripts,
  zhurTaaGoblin,
  zulaportCutthroat,
];
