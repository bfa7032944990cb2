import type { CardRecord } from '../vocabulary/record.ts';
import { abruptDecay } from './a/abrupt-decay.ts';
import { acidicSlime } from './a/acidic-slime.ts';
import { actOfTreason } from './a/act-of-treason.ts';
import { aetherTide } from './a/aether-tide.ts';
import { airElemental } from './a/air-elemental.ts';
import { ajaniGoldmane } from './a/ajani-goldmane.ts';
import { alabornGrenadier } from './a/alaborn-grenadier.ts';
import { altarsReap } from './a/altars-reap.ts';
import { alteredEgo } from './a/altered-ego.ts';
import { ambushViper } from './a/ambush-viper.ts';
import { animateLand } from './a/animate-land.ts';
import { apocalypseHydra } from './a/apocalypse-hydra.ts';
import { ashcoatBear } from './a/ashcoat-bear.ts';
import { avenFleetwing } from './a/aven-fleetwing.ts';
import { azoriusCharm } from './a/azorius-charm.ts';
import { ballLightning } from './b/ball-lightning.ts';
import { banehound } from './b/banehound.ts';
import { bassaraTowerArcher } from './b/bassara-tower-archer.ts';
import { benalishKnight } from './b/benalish-knight.ts';
import { blaze } from './b/blaze.ts';
import { bloodArtist } from './b/blood-artist.ts';
import { blurredMongoose } from './b/blurred-mongoose.ts';
import { bogImp } from './b/bog-imp.ts';
import { boggartBrute } from './b/boggart-brute.ts';
import { boneSplinters } from './b/bone-splinters.ts';
import { bonesplitter } from './b/bonesplitter.ts';
import { boonReflection } from './b/boon-reflection.ts';
import { borosCharm } from './b/boros-charm.ts';
import { borosSwiftblade } from './b/boros-swiftblade.ts';
import { braingeyser } from './b/braingeyser.ts';
import { cancel } from './c/cancel.ts';
import { capsize } from './c/capsize.ts';
import { carnageTyrant } from './c/carnage-tyrant.ts';
import { chaliceOfTheVoid } from './c/chalice-of-the-void.ts';
import { childOfNight } from './c/child-of-night.ts';
import { clone } from './c/clone.ts';
import { cloudshift } from './c/cloudshift.ts';
import { colossalDreadmaw } from './c/colossal-dreadmaw.ts';
import { concentrate } from './c/concentrate.ts';
import { concordantCrossroads } from './c/concordant-crossroads.ts';
import { controlMagic } from './c/control-magic.ts';
import { copyArtifact } from './c/copy-artifact.ts';
import { corpsejackMenace } from './c/corpsejack-menace.ts';
import { counterspell } from './c/counterspell.ts';
import { crusade } from './c/crusade.ts';
import { crypticCommand } from './c/cryptic-command.ts';
import { darksteelGargoyle } from './d/darksteel-gargoyle.ts';
import { darksteelMyr } from './d/darksteel-myr.ts';
import { deadlyRecluse } from './d/deadly-recluse.ts';
import { deathWind } from './d/death-wind.ts';
import { deftDuelist } from './d/deft-duelist.ts';
import { diabolicEdict } from './d/diabolic-edict.ts';
import { disenchant } from './d/disenchant.ts';
import { dismember } from './d/dismember.ts';
import { dissipate } from './d/dissipate.ts';
import { divination } from './d/divination.ts';
import { doomBlade } from './d/doom-blade.ts';
import { doomedTraveler } from './d/doomed-traveler.ts';
import { doubleMajor } from './d/double-major.ts';
import { doublingSeason } from './d/doubling-season.ts';
import { elvishVisionary } from './e/elvish-visionary.ts';
import { endlessOne } from './e/endless-one.ts';
import { engineeredExplosives } from './e/engineered-explosives.ts';
import { enthrallingHold } from './e/enthralling-hold.ts';
import { essenceScatter } from './e/essence-scatter.ts';
import { etheriumSculptor } from './e/etherium-sculptor.ts';
import { facelessButcher } from './f/faceless-butcher.ts';
import { farmsteadGleaner } from './f/farmstead-gleaner.ts';
import { fencingAce } from './f/fencing-ace.ts';
import { fervor } from './f/fervor.ts';
import { fiendHunter } from './f/fiend-hunter.ts';
import { firestorm } from './f/firestorm.ts';
import { flametongueKavu } from './f/flametongue-kavu.ts';
import { flickerwisp } from './f/flickerwisp.ts';
import { flight } from './f/flight.ts';
import { fling } from './f/fling.ts';
import { fog } from './f/fog.ts';
import { fork } from './f/fork.ts';
import { furnaceOfRath } from './f/furnace-of-rath.ts';
import { gaeasAnthem } from './g/gaeas-anthem.ts';
import { garrukWildspeaker } from './g/garruk-wildspeaker.ts';
import { garruksCompanion } from './g/garruks-companion.ts';
import { giantSpider } from './g/giant-spider.ts';
import { gideonsLawkeeper } from './g/gideons-lawkeeper.ts';
import { giftedAetherborn } from './g/gifted-aetherborn.ts';
import { gladecoverScout } from './g/gladecover-scout.ts';
import { gloriousAnthem } from './g/glorious-anthem.ts';
import { goblinElectromancer } from './g/goblin-electromancer.ts';
import { goblinGrenade } from './g/goblin-grenade.ts';
import { goblinTrailblazer } from './g/goblin-trailblazer.ts';
import { guttersnipe } from './g/guttersnipe.ts';
import { hangarbackWalker } from './h/hangarback-walker.ts';
import { hardenedScales } from './h/hardened-scales.ts';
import { harmonize } from './h/harmonize.ts';
import { healersHawk } from './h/healers-hawk.ts';
import { healingSalve } from './h/healing-salve.ts';
import { helmOfAwakening } from './h/helm-of-awakening.ts';
import { holyDay } from './h/holy-day.ts';
import { holyStrength } from './h/holy-strength.ts';
import { honorOfThePure } from './h/honor-of-the-pure.ts';
import { howlingMine } from './h/howling-mine.ts';
import { humbleBudoka } from './h/humble-budoka.ts';
import { humility } from './h/humility.ts';
import { icyManipulator } from './i/icy-manipulator.ts';
import { inspiration } from './i/inspiration.ts';
import { intangibleVirtue } from './i/intangible-virtue.ts';
import { ivyElemental } from './i/ivy-elemental.ts';
import { jaceBeleren } from './j/jace-beleren.ts';
import { jandorsSaddlebags } from './j/jandors-saddlebags.ts';
import { journeyToNowhere } from './j/journey-to-nowhere.ts';
import { kamahlFistOfKrosa } from './k/kamahl-fist-of-krosa.ts';
import { karnSilverGolem } from './k/karn-silver-golem.ts';
import { kavuTitan } from './k/kavu-titan.ts';
import { kuldothaRebirth } from './k/kuldotha-rebirth.ts';
import { lastWord } from './l/last-word.ts';
import { leoninScimitar } from './l/leonin-scimitar.ts';
import { leylineOfTheVoid } from './l/leyline-of-the-void.ts';
import { lightningBolt } from './l/lightning-bolt.ts';
import { lightningElemental } from './l/lightning-elemental.ts';
import { lightningGreaves } from './l/lightning-greaves.ts';
import { lightningSerpent } from './l/lightning-serpent.ts';
import { lithoformEngine } from './l/lithoform-engine.ts';
import { livingPlane } from './l/living-plane.ts';
import { loxodonWarhammer } from './l/loxodon-warhammer.ts';
import { manaLeak } from './m/mana-leak.ts';
import { marchOfTheMachines } from './m/march-of-the-machines.ts';
import { memoryLapse } from './m/memory-lapse.ts';
import { merfolkLooter } from './m/merfolk-looter.ts';
import { mindControl } from './m/mind-control.ts';
import { mindSpring } from './m/mind-spring.ts';
import { mobilize } from './m/mobilize.ts';
import { mossViper } from './m/moss-viper.ts';
import { murder } from './m/murder.ts';
import { naturalize } from './n/naturalize.ts';
import { naturesRevolt } from './n/natures-revolt.ts';
import { negate } from './n/negate.ts';
import { nekrataal } from './n/nekrataal.ts';
import { obliterate } from './o/obliterate.ts';
import { oblivionRing } from './o/oblivion-ring.ts';
import { omniscience } from './o/omniscience.ts';
import { opalescence } from './o/opalescence.ts';
import { opt } from './o/opt.ts';
import { orderOfWhiteclay } from './o/order-of-whiteclay.ts';
import { pacifism } from './p/pacifism.ts';
import { patrolSignaler } from './p/patrol-signaler.ts';
import { persuasion } from './p/persuasion.ts';
import { phyrexianArena } from './p/phyrexian-arena.ts';
import { phyrexianMetamorph } from './p/phyrexian-metamorph.ts';
import { platinumEmperion } from './p/platinum-emperion.ts';
import { pressurePoint } from './p/pressure-point.ts';
import { primordialHydra } from './p/primordial-hydra.ts';
import { prodigalSorcerer } from './p/prodigal-sorcerer.ts';
import { prosperity } from './p/prosperity.ts';
import { pyroclasm } from './p/pyroclasm.ts';
import { ragingGoblin } from './r/raging-goblin.ts';
import { ragingKavu } from './r/raging-kavu.ts';
import { rancor } from './r/rancor.ts';
import { ravenousRats } from './r/ravenous-rats.ts';
import { remand } from './r/remand.ts';
import { restInPeace } from './r/rest-in-peace.ts';
import { reverberate } from './r/reverberate.ts';
import { riteOfReplication } from './r/rite-of-replication.ts';
import { rollingThunder } from './r/rolling-thunder.ts';
import { royalAssassin } from './r/royal-assassin.ts';
import { rushingRiver } from './r/rushing-river.ts';
import { sabretoothTiger } from './s/sabretooth-tiger.ts';
import { safeholdSentry } from './s/safehold-sentry.ts';
import { samiteHealer } from './s/samite-healer.ts';
import { sculptingSteel } from './s/sculpting-steel.ts';
import { searingTouch } from './s/searing-touch.ts';
import { sentinelSpider } from './s/sentinel-spider.ts';
import { serraAngel } from './s/serra-angel.ts';
import { shock } from './s/shock.ts';
import { silkbindFaerie } from './s/silkbind-faerie.ts';
import { skyhunterSkirmisher } from './s/skyhunter-skirmisher.ts';
import { solemnSimulacrum } from './s/solemn-simulacrum.ts';
import { soulWarden } from './s/soul-warden.ts';
import { sphereOfResistance } from './s/sphere-of-resistance.ts';
import { steelWall } from './s/steel-wall.ts';
import { stifle } from './s/stifle.ts';
import { stormCrow } from './s/storm-crow.ts';
import { strokeOfGenius } from './s/stroke-of-genius.ts';
import { supremeVerdict } from './s/supreme-verdict.ts';
import { swiftfootBoots } from './s/swiftfoot-boots.ts';
import { swordsToPlowshares } from './s/swords-to-plowshares.ts';
import { terminate } from './t/terminate.ts';
import { thaliaGuardianOfThraben } from './t/thalia-guardian-of-thraben.ts';
import { thousandYearElixir } from './t/thousand-year-elixir.ts';
import { threaten } from './t/threaten.ts';
import { thrillOfPossibility } from './t/thrill-of-possibility.ts';
import { torchSlinger } from './t/torch-slinger.ts';
import { treetopVillage } from './t/treetop-village.ts';
import { trinisphere } from './t/trinisphere.ts';
import { twiddle } from './t/twiddle.ts';
import { twincast } from './t/twincast.ts';
import { unholyStrength } from './u/unholy-strength.ts';
import { unsummon } from './u/unsummon.ts';
import { vedalkenOrrery } from './v/vedalken-orrery.ts';
import { verdelothTheAncient } from './v/verdeloth-the-ancient.ts';
import { vindicate } from './v/vindicate.ts';
import { vulshokMorningstar } from './v/vulshok-morningstar.ts';
import { walkingBallista } from './w/walking-ballista.ts';
import { wallOfAir } from './w/wall-of-air.ts';
import { wallOfOmens } from './w/wall-of-omens.ts';
import { whispersOfTheMuse } from './w/whispers-of-the-muse.ts';
import { wordsOfWisdom } from './w/words-of-wisdom.ts';
import { wrathOfGod } from './w/wrath-of-god.ts';
import { youngPyromancer } from './y/young-pyromancer.ts';
import { VANILLA_CREATURES } from './vanilla.ts';

/** Every card whose business is not mana, in the order of its file. */
export const OTHER_CARDS: readonly CardRecord[] = [
  abruptDecay,
  acidicSlime,
  actOfTreason,
  aetherTide,
  airElemental,
  ajaniGoldmane,
  alabornGrenadier,
  altarsReap,
  alteredEgo,
  ambushViper,
  animateLand,
  apocalypseHydra,
  ashcoatBear,
  avenFleetwing,
  azoriusCharm,
  ballLightning,
  banehound,
  bassaraTowerArcher,
  benalishKnight,
  blaze,
  bloodArtist,
  blurredMongoose,
  bogImp,
  boggartBrute,
  boneSplinters,
  bonesplitter,
  boonReflection,
  borosCharm,
  borosSwiftblade,
  braingeyser,
  cancel,
  capsize,
  carnageTyrant,
  chaliceOfTheVoid,
  childOfNight,
  clone,
  cloudshift,
  colossalDreadmaw,
  concentrate,
  concordantCrossroads,
  controlMagic,
  copyArtifact,
  corpsejackMenace,
  counterspell,
  crusade,
  crypticCommand,
  darksteelGargoyle,
  darksteelMyr,
  deadlyRecluse,
  deathWind,
  deftDuelist,
  diabolicEdict,
  disenchant,
  dismember,
  dissipate,
  divination,
  doomBlade,
  doomedTraveler,
  doubleMajor,
  doublingSeason,
  elvishVisionary,
  endlessOne,
  engineeredExplosives,
  enthrallingHold,
  essenceScatter,
  etheriumSculptor,
  facelessButcher,
  farmsteadGleaner,
  fencingAce,
  fervor,
  fiendHunter,
  firestorm,
  flametongueKavu,
  flickerwisp,
  flight,
  fling,
  fog,
  fork,
  furnaceOfRath,
  gaeasAnthem,
  garrukWildspeaker,
  garruksCompanion,
  giantSpider,
  gideonsLawkeeper,
  giftedAetherborn,
  gladecoverScout,
  gloriousAnthem,
  goblinElectromancer,
  goblinGrenade,
  goblinTrailblazer,
  guttersnipe,
  hangarbackWalker,
  hardenedScales,
  harmonize,
  healersHawk,
  healingSalve,
  helmOfAwakening,
  holyDay,
  holyStrength,
  honorOfThePure,
  howlingMine,
  humbleBudoka,
  humility,
  icyManipulator,
  inspiration,
  intangibleVirtue,
  ivyElemental,
  jaceBeleren,
  jandorsSaddlebags,
  journeyToNowhere,
  kamahlFistOfKrosa,
  karnSilverGolem,
  kavuTitan,
  kuldothaRebirth,
  lastWord,
  leoninScimitar,
  leylineOfTheVoid,
  lightningBolt,
  lightningElemental,
  lightningGreaves,
  lightningSerpent,
  lithoformEngine,
  livingPlane,
  loxodonWarhammer,
  manaLeak,
  marchOfTheMachines,
  memoryLapse,
  merfolkLooter,
  mindControl,
  mindSpring,
  mobilize,
  mossViper,
  murder,
  naturalize,
  naturesRevolt,
  negate,
  nekrataal,
  obliterate,
  oblivionRing,
  omniscience,
  opalescence,
  opt,
  orderOfWhiteclay,
  pacifism,
  patrolSignaler,
  persuasion,
  phyrexianArena,
  phyrexianMetamorph,
  platinumEmperion,
  pressurePoint,
  primordialHydra,
  prodigalSorcerer,
  prosperity,
  pyroclasm,
  ragingGoblin,
  ragingKavu,
  rancor,
  ravenousRats,
  remand,
  restInPeace,
  reverberate,
  riteOfReplication,
  rollingThunder,
  royalAssassin,
  rushingRiver,
  sabretoothTiger,
  safeholdSentry,
  samiteHealer,
  sculptingSteel,
  searingTouch,
  sentinelSpider,
  serraAngel,
  shock,
  silkbindFaerie,
  skyhunterSkirmisher,
  solemnSimulacrum,
  soulWarden,
  sphereOfResistance,
  steelWall,
  stifle,
  stormCrow,
  strokeOfGenius,
  supremeVerdict,
  swiftfootBoots,
  swordsToPlowshares,
  terminate,
  thaliaGuardianOfThraben,
  thousandYearElixir,
  threaten,
  thrillOfPossibility,
  torchSlinger,
  treetopVillage,
  trinisphere,
  twiddle,
  twincast,
  unholyStrength,
  unsummon,
  vedalkenOrrery,
  verdelothTheAncient,
  vindicate,
  vulshokMorningstar,
  walkingBallista,
  wallOfAir,
  wallOfOmens,
  whispersOfTheMuse,
  wordsOfWisdom,
  wrathOfGod,
  youngPyromancer,
  ...VANILLA_CREATURES,
];
