import type { CardRecord } from '../vocabulary/record.ts';
import { abyssalGatekeeper } from './a/abyssal-gatekeeper.ts';
import { agelessEntity } from './a/ageless-entity.ts';
import { aggravatedAssault } from './a/aggravated-assault.ts';
import { akkiRaider } from './a/akki-raider.ts';
import { akroanSkyguard } from './a/akroan-skyguard.ts';
import { angelOfMercy } from './a/angel-of-mercy.ts';
import { angelicProtector } from './a/angelic-protector.ts';
import { anointerPriest } from './a/anointer-priest.ts';
import { arcboundBruiser } from './a/arcbound-bruiser.ts';
import { arcboundLancer } from './a/arcbound-lancer.ts';
import { arcboundRavager } from './a/arcbound-ravager.ts';
import { arcboundWorker } from './a/arcbound-worker.ts';
import { archangelOfThune } from './a/archangel-of-thune.ts';
import { armadilloCloak } from './a/armadillo-cloak.ts';
import { artifactPossession } from './a/artifact-possession.ts';
import { atraxaPraetorsVoice } from './a/atraxa-praetors-voice.ts';
import { avenRiftwatcher } from './a/aven-riftwatcher.ts';
import { banewaspAffliction } from './b/banewasp-affliction.ts';
import { barbarianOutcast } from './b/barbarian-outcast.ts';
import { barrenGlory } from './b/barren-glory.ts';
import { basrisLieutenant } from './b/basris-lieutenant.ts';
import { bearerOfTheHeavens } from './b/bearer-of-the-heavens.ts';
import { bindingAgony } from './b/binding-agony.ts';
import { biovisionary } from './b/biovisionary.ts';
import { blastoderm } from './b/blastoderm.ts';
import { blazingSpecter } from './b/blazing-specter.ts';
import { blisterstickShaman } from './b/blisterstick-shaman.ts';
import { bloodbondMarch } from './b/bloodbond-march.ts';
import { bloomHulk } from './b/bloom-hulk.ts';
import { borosElite } from './b/boros-elite.ts';
import { broodWeaver } from './b/brood-weaver.ts';
import { butcherGhoul } from './b/butcher-ghoul.ts';
import { cavalierOfNight } from './c/cavalier-of-night.ts';
import { chaosMaw } from './c/chaos-maw.ts';
import { chromeReplicator } from './c/chrome-replicator.ts';
import { chronozoa } from './c/chronozoa.ts';
import { circleOfAffliction } from './c/circle-of-affliction.ts';
import { coilingOracle } from './c/coiling-oracle.ts';
import { colossalMajesty } from './c/colossal-majesty.ts';
import { conjurersCloset } from './c/conjurers-closet.ts';
import { consecratedSphinx } from './c/consecrated-sphinx.ts';
import { convalescence } from './c/convalescence.ts';
import { covetousDragon } from './c/covetous-dragon.ts';
import { darkDepths } from './d/dark-depths.ts';
import { dauntingDefender } from './d/daunting-defender.ts';
import { daxossTorment } from './d/daxoss-torment.ts';
import { deadeyeTormentor } from './d/deadeye-tormentor.ts';
import { defiantBloodlord } from './d/defiant-bloodlord.ts';
import { demonsHorn } from './d/demons-horn.ts';
import { dragonmasterOutcast } from './d/dragonmaster-outcast.ts';
import { dragonsClaw } from './d/dragons-claw.ts';
import { duergarHedgeMage } from './d/duergar-hedge-mage.ts';
import { dwynensElite } from './d/dwynens-elite.ts';
import { eerieInterlude } from './e/eerie-interlude.ts';
import { embermageGoblin } from './e/embermage-goblin.ts';
import { emperorCrocodile } from './e/emperor-crocodile.ts';
import { enatuGolem } from './e/enatu-golem.ts';
import { endangeredArmodon } from './e/endangered-armodon.ts';
import { eternalWitness } from './e/eternal-witness.ts';
import { evernightShade } from './e/evernight-shade.ts';
import { exquisiteBlood } from './e/exquisite-blood.ts';
import { fabledHero } from './f/fabled-hero.ts';
import { falkenrathNoble } from './f/falkenrath-noble.ts';
import { firebladeArtist } from './f/fireblade-artist.ts';
import { footlightFiend } from './f/footlight-fiend.ts';
import { fountainOfRenewal } from './f/fountain-of-renewal.ts';
import { geralfsMessenger } from './g/geralfs-messenger.ts';
import { harmonicSliver } from './h/harmonic-sliver.ts';
import { hellsparkElemental } from './h/hellspark-elemental.ts';
import { hiddenPredators } from './h/hidden-predators.ts';
import { hixusPrisonWarden } from './h/hixus-prison-warden.ts';
import { howlingBanshee } from './h/howling-banshee.ts';
import { hypothesizzle } from './h/hypothesizzle.ts';
import { ichorRats } from './i/ichor-rats.ts';
import { illusionaryServant } from './i/illusionary-servant.ts';
import { jhoiraWeatherlightCaptain } from './j/jhoira-weatherlight-captain.ts';
import { kurgadon } from './k/kurgadon.ts';
import { lagonnaBandElder } from './l/lagonna-band-elder.ts';
import { legionWarboss } from './l/legion-warboss.ts';
import { leoninSnarecaster } from './l/leonin-snarecaster.ts';
import { lindenTheSteadfastQueen } from './l/linden-the-steadfast-queen.ts';
import { lorescaleCoatl } from './l/lorescale-coatl.ts';
import { lureboundScarecrow } from './l/lurebound-scarecrow.ts';
import { maraudingBlightPriest } from './m/marauding-blight-priest.ts';
import { masterOfEtherium } from './m/master-of-etherium.ts';
import { merchantShip } from './m/merchant-ship.ts';
import { meriekeRiBerit } from './m/merieke-ri-berit.ts';
import { mesmericOrb } from './m/mesmeric-orb.ts';
import { mikaeusTheUnhallowed } from './m/mikaeus-the-unhallowed.ts';
import { mimicVat } from './m/mimic-vat.ts';
import { mindeyeDrake } from './m/mindeye-drake.ts';
import { mistmeadowWitch } from './m/mistmeadow-witch.ts';
import { monasteryMentor } from './m/monastery-mentor.ts';
import { murderInvestigation } from './m/murder-investigation.ts';
import { naturesWill } from './n/natures-will.ts';
import { necroskitter } from './n/necroskitter.ts';
import { netherVoid } from './n/nether-void.ts';
import { nettleSentinel } from './n/nettle-sentinel.ts';
import { nexusWardens } from './n/nexus-wardens.ts';
import { omnathLocusOfRage } from './o/omnath-locus-of-rage.ts';
import { paradoxEngine } from './p/paradox-engine.ts';
import { parallaxWave } from './p/parallax-wave.ts';
import { phantasmalDragon } from './p/phantasmal-dragon.ts';
import { phobianPhantasm } from './p/phobian-phantasm.ts';
import { phyrexianNegator } from './p/phyrexian-negator.ts';
import { planarVoid } from './p/planar-void.ts';
import { poolingVenom } from './p/pooling-venom.ts';
import { primevalTitan } from './p/primeval-titan.ts';
import { promiseOfTomorrow } from './p/promise-of-tomorrow.ts';
import { prosperousInnkeeper } from './p/prosperous-innkeeper.ts';
import { pyroclasticHellion } from './p/pyroclastic-hellion.ts';
import { raptorHatchling } from './r/raptor-hatchling.ts';
import { reclusiveWight } from './r/reclusive-wight.ts';
import { relentlessAssault } from './r/relentless-assault.ts';
import { rhoxMeditant } from './r/rhox-meditant.ts';
import { riteOfPassage } from './r/rite-of-passage.ts';
import { rockslideElemental } from './r/rockslide-elemental.ts';
import { rotcrownGhoul } from './r/rotcrown-ghoul.ts';
import { sanguineBond } from './s/sanguine-bond.ts';
import { savraQueenOfTheGolgari } from './s/savra-queen-of-the-golgari.ts';
import { seaSerpent } from './s/sea-serpent.ts';
import { secretsOfTheDead } from './s/secrets-of-the-dead.ts';
import { sedraxisAlchemist } from './s/sedraxis-alchemist.ts';
import { selhoffOccultist } from './s/selhoff-occultist.ts';
import { servantOfTheScale } from './s/servant-of-the-scale.ts';
import { shapeStealer } from './s/shape-stealer.ts';
import { sharuumTheHegemon } from './s/sharuum-the-hegemon.ts';
import { sightlessGhoul } from './s/sightless-ghoul.ts';
import { skizzik } from './s/skizzik.ts';
import { sneakAttack } from './s/sneak-attack.ts';
import { soldierOfThePantheon } from './s/soldier-of-the-pantheon.ts';
import { spiritMirror } from './s/spirit-mirror.ts';
import { spitefulShadows } from './s/spiteful-shadows.ts';
import { spitemare } from './s/spitemare.ts';
import { stangg } from './s/stangg.ts';
import { stitchersSupplier } from './s/stitchers-supplier.ts';
import { stormCauldron } from './s/storm-cauldron.ts';
import { sunscorchRegent } from './s/sunscorch-regent.ts';
import { surrakarMarauder } from './s/surrakar-marauder.ts';
import { synodCenturion } from './s/synod-centurion.ts';
import { tetheredGriffin } from './t/tethered-griffin.ts';
import { thopterSpyNetwork } from './t/thopter-spy-network.ts';
import { thousandYearStorm } from './t/thousand-year-storm.ts';
import { thrabenInspector } from './t/thraben-inspector.ts';
import { throneOfTheGodPharaoh } from './t/throne-of-the-god-pharaoh.ts';
import { timeWalk } from './t/time-walk.ts';
import { timeWarp } from './t/time-warp.ts';
import { tinStreetHooligan } from './t/tin-street-hooligan.ts';
import { tirelessTracker } from './t/tireless-tracker.ts';
import { traxosScourgeOfKroog } from './t/traxos-scourge-of-kroog.ts';
import { trostaniSelesnyasVoice } from './t/trostani-selesnyas-voice.ts';
import { undeadLeotau } from './u/undead-leotau.ts';
import { valakutTheMoltenPinnacle } from './v/valakut-the-molten-pinnacle.ts';
import { valorOfTheWorthy } from './v/valor-of-the-worthy.ts';
import { venerableMonk } from './v/venerable-monk.ts';
import { verdantForce } from './v/verdant-force.ts';
import { vorapede } from './v/vorapede.ts';
import { wallOfTears } from './w/wall-of-tears.ts';
import { waterkinShaman } from './w/waterkin-shaman.ts';
import { wellOfLife } from './w/well-of-life.ts';
import { wingsteedRider } from './w/wingsteed-rider.ts';
import { wurmcoilEngine } from './w/wurmcoil-engine.ts';

/** Cards about triggered abilities, in the order of their names. */
export const TRIGGER_CARDS: readonly CardRecord[] = [
  abyssalGatekeeper,
  agelessEntity,
  aggravatedAssault,
  akkiRaider,
  akroanSkyguard,
  angelOfMercy,
  angelicProtector,
  anointerPriest,
  arcboundBruiser,
  arcboundLancer,
  arcboundRavager,
  arcboundWorker,
  archangelOfThune,
  armadilloCloak,
  artifactPossession,
  atraxaPraetorsVoice,
  avenRiftwatcher,
  banewaspAffliction,
  barbarianOutcast,
  barrenGlory,
  basrisLieutenant,
  bearerOfTheHeavens,
  bindingAgony,
  biovisionary,
  blastoderm,
  blazingSpecter,
  blisterstickShaman,
  bloodbondMarch,
  bloomHulk,
  borosElite,
  broodWeaver,
  butcherGhoul,
  cavalierOfNight,
  chaosMaw,
  chromeReplicator,
  chronozoa,
  circleOfAffliction,
  coilingOracle,
  colossalMajesty,
  conjurersCloset,
  consecratedSphinx,
  convalescence,
  covetousDragon,
  darkDepths,
  dauntingDefender,
  daxossTorment,
  deadeyeTormentor,
  defiantBloodlord,
  demonsHorn,
  dragonsClaw,
  dragonmasterOutcast,
  duergarHedgeMage,
  dwynensElite,
  eerieInterlude,
  embermageGoblin,
  emperorCrocodile,
  enatuGolem,
  endangeredArmodon,
  eternalWitness,
  evernightShade,
  exquisiteBlood,
  fabledHero,
  falkenrathNoble,
  firebladeArtist,
  footlightFiend,
  fountainOfRenewal,
  geralfsMessenger,
  harmonicSliver,
  hellsparkElemental,
  hiddenPredators,
  hixusPrisonWarden,
  howlingBanshee,
  hypothesizzle,
  ichorRats,
  illusionaryServant,
  jhoiraWeatherlightCaptain,
  kurgadon,
  lagonnaBandElder,
  legionWarboss,
  leoninSnarecaster,
  lindenTheSteadfastQueen,
  lorescaleCoatl,
  lureboundScarecrow,
  maraudingBlightPriest,
  masterOfEtherium,
  merchantShip,
  meriekeRiBerit,
  mesmericOrb,
  mikaeusTheUnhallowed,
  mimicVat,
  mindeyeDrake,
  mistmeadowWitch,
  monasteryMentor,
  murderInvestigation,
  naturesWill,
  necroskitter,
  netherVoid,
  nettleSentinel,
  nexusWardens,
  omnathLocusOfRage,
  paradoxEngine,
  parallaxWave,
  phantasmalDragon,
  phobianPhantasm,
  phyrexianNegator,
  planarVoid,
  poolingVenom,
  primevalTitan,
  promiseOfTomorrow,
  prosperousInnkeeper,
  pyroclasticHellion,
  raptorHatchling,
  reclusiveWight,
  relentlessAssault,
  rhoxMeditant,
  riteOfPassage,
  rockslideElemental,
  rotcrownGhoul,
  sanguineBond,
  savraQueenOfTheGolgari,
  seaSerpent,
  secretsOfTheDead,
  sedraxisAlchemist,
  selhoffOccultist,
  servantOfTheScale,
  shapeStealer,
  sharuumTheHegemon,
  sightlessGhoul,
  skizzik,
  sneakAttack,
  soldierOfThePantheon,
  spiritMirror,
  spitefulShadows,
  spitemare,
  stangg,
  stitchersSupplier,
  stormCauldron,
  sunscorchRegent,
  surrakarMarauder,
  synodCenturion,
  tetheredGriffin,
  thopterSpyNetwork,
  thousandYearStorm,
  thrabenInspector,
  throneOfTheGodPharaoh,
  timeWalk,
  timeWarp,
  tinStreetHooligan,
  tirelessTracker,
  traxosScourgeOfKroog,
  trostaniSelesnyasVoice,
  undeadLeotau,
  valakutTheMoltenPinnacle,
  valorOfTheWorthy,
  venerableMonk,
  verdantForce,
  vorapede,
  wallOfTears,
  waterkinShaman,
  wellOfLife,
  wingsteedRider,
  wurmcoilEngine,
];
