import type { CardRecord } from '../vocabulary/record.ts';
import { abolish } from './a/abolish.ts';
import { abruptDecay } from './a/abrupt-decay.ts';
import { acidicSlime } from './a/acidic-slime.ts';
import { actOfTreason } from './a/act-of-treason.ts';
import { aetherTide } from './a/aether-tide.ts';
import { aggressiveMining } from './a/aggressive-mining.ts';
import { airElemental } from './a/air-elemental.ts';
import { ajaniGoldmane } from './a/ajani-goldmane.ts';
import { ajanisPridemate } from './a/ajanis-pridemate.ts';
import { alabornGrenadier } from './a/alaborn-grenadier.ts';
import { aladdin } from './a/aladdin.ts';
import { altarsReap } from './a/altars-reap.ts';
import { alteredEgo } from './a/altered-ego.ts';
import { ambushViper } from './a/ambush-viper.ts';
import { animateLand } from './a/animate-land.ts';
import { ankhOfMishra } from './a/ankh-of-mishra.ts';
import { annex } from './a/annex.ts';
import { anointedProcession } from './a/anointed-procession.ts';
import { apocalypseHydra } from './a/apocalypse-hydra.ts';
import { ashcoatBear } from './a/ashcoat-bear.ts';
import { audaciousThief } from './a/audacious-thief.ts';
import { avenFleetwing } from './a/aven-fleetwing.ts';
import { azoriusCharm } from './a/azorius-charm.ts';
import { ballLightning } from './b/ball-lightning.ts';
import { banehound } from './b/banehound.ts';
import { banisherPriest } from './b/banisher-priest.ts';
import { barkhideMauler } from './b/barkhide-mauler.ts';
import { bassaraTowerArcher } from './b/bassara-tower-archer.ts';
import { benalishKnight } from './b/benalish-knight.ts';
import { blaze } from './b/blaze.ts';
import { bloodArtist } from './b/blood-artist.ts';
import { bloodbraidElf } from './b/bloodbraid-elf.ts';
import { blurredMongoose } from './b/blurred-mongoose.ts';
import { bogImp } from './b/bog-imp.ts';
import { boggartBrute } from './b/boggart-brute.ts';
import { boneSplinters } from './b/bone-splinters.ts';
import { bonesplitter } from './b/bonesplitter.ts';
import { boonReflection } from './b/boon-reflection.ts';
import { borosCharm } from './b/boros-charm.ts';
import { borosReckoner } from './b/boros-reckoner.ts';
import { borosSwiftblade } from './b/boros-swiftblade.ts';
import { braingeyser } from './b/braingeyser.ts';
import { branchingEvolution } from './b/branching-evolution.ts';
import { cancel } from './c/cancel.ts';
import { capsize } from './c/capsize.ts';
import { caressOfPhyrexia } from './c/caress-of-phyrexia.ts';
import { carnageTyrant } from './c/carnage-tyrant.ts';
import { ceruleanWisps } from './c/cerulean-wisps.ts';
import { chaliceOfTheVoid } from './c/chalice-of-the-void.ts';
import { childOfNight } from './c/child-of-night.ts';
import { chimericStaff } from './c/chimeric-staff.ts';
import { cloakOfMists } from './c/cloak-of-mists.ts';
import { clone } from './c/clone.ts';
import { cloudshift } from './c/cloudshift.ts';
import { colossalDreadmaw } from './c/colossal-dreadmaw.ts';
import { colossusHammer } from './c/colossus-hammer.ts';
import { commandeer } from './c/commandeer.ts';
import { concentrate } from './c/concentrate.ts';
import { conclaveMentor } from './c/conclave-mentor.ts';
import { concordantCrossroads } from './c/concordant-crossroads.ts';
import { confiscate } from './c/confiscate.ts';
import { controlMagic } from './c/control-magic.ts';
import { copyArtifact } from './c/copy-artifact.ts';
import { corpseKnight } from './c/corpse-knight.ts';
import { corpsejackMenace } from './c/corpsejack-menace.ts';
import { counterspell } from './c/counterspell.ts';
import { crashingDrawbridge } from './c/crashing-drawbridge.ts';
import { crimsonWisps } from './c/crimson-wisps.ts';
import { crusade } from './c/crusade.ts';
import { crypticCommand } from './c/cryptic-command.ts';
import { cursedTotem } from './c/cursed-totem.ts';
import { cytoshape } from './c/cytoshape.ts';
import { dakkonBlackblade } from './d/dakkon-blackblade.ts';
import { dampingMatrix } from './d/damping-matrix.ts';
import { dangerousWager } from './d/dangerous-wager.ts';
import { darkestHour } from './d/darkest-hour.ts';
import { darksteelGargoyle } from './d/darksteel-gargoyle.ts';
import { darksteelMyr } from './d/darksteel-myr.ts';
import { daze } from './d/daze.ts';
import { deadlyRecluse } from './d/deadly-recluse.ts';
import { deathWind } from './d/death-wind.ts';
import { decimatorWeb } from './d/decimator-web.ts';
import { deepAnalysis } from './d/deep-analysis.ts';
import { deftDuelist } from './d/deft-duelist.ts';
import { diabolicEdict } from './d/diabolic-edict.ts';
import { diabolicTutor } from './d/diabolic-tutor.ts';
import { dingusEgg } from './d/dingus-egg.ts';
import { disallow } from './d/disallow.ts';
import { disenchant } from './d/disenchant.ts';
import { dismember } from './d/dismember.ts';
import { dissipate } from './d/dissipate.ts';
import { divination } from './d/divination.ts';
import { dominate } from './d/dominate.ts';
import { doomBlade } from './d/doom-blade.ts';
import { doomedTraveler } from './d/doomed-traveler.ts';
import { doorToNothingness } from './d/door-to-nothingness.ts';
import { doubleMajor } from './d/double-major.ts';
import { doublingSeason } from './d/doubling-season.ts';
import { drannithMagistrate } from './d/drannith-magistrate.ts';
import { dromarsCharm } from './d/dromars-charm.ts';
import { edgewalker } from './e/edgewalker.ts';
import { electrickery } from './e/electrickery.ts';
import { elvishVisionary } from './e/elvish-visionary.ts';
import { empyrialArmor } from './e/empyrial-armor.ts';
import { endlessOne } from './e/endless-one.ts';
import { engineeredExplosives } from './e/engineered-explosives.ts';
import { enthrallingHold } from './e/enthralling-hold.ts';
import { eonHub } from './e/eon-hub.ts';
import { essenceOfTheWild } from './e/essence-of-the-wild.ts';
import { essenceScatter } from './e/essence-scatter.ts';
import { etherealHaze } from './e/ethereal-haze.ts';
import { etheriumSculptor } from './e/etherium-sculptor.ts';
import { exploration } from './e/exploration.ts';
import { facelessButcher } from './f/faceless-butcher.ts';
import { farmsteadGleaner } from './f/farmstead-gleaner.ts';
import { farseek } from './f/farseek.ts';
import { felidarSovereign } from './f/felidar-sovereign.ts';
import { fencingAce } from './f/fencing-ace.ts';
import { fervor } from './f/fervor.ts';
import { fiendHunter } from './f/fiend-hunter.ts';
import { fireblast } from './f/fireblast.ts';
import { firebolt } from './f/firebolt.ts';
import { firestorm } from './f/firestorm.ts';
import { flametongueKavu } from './f/flametongue-kavu.ts';
import { flickerwisp } from './f/flickerwisp.ts';
import { flight } from './f/flight.ts';
import { fling } from './f/fling.ts';
import { fog } from './f/fog.ts';
import { foil } from './f/foil.ts';
import { footstepsOfTheGoryo } from './f/footsteps-of-the-goryo.ts';
import { fork } from './f/fork.ts';
import { frogify } from './f/frogify.ts';
import { fumeSpitter } from './f/fume-spitter.ts';
import { furnaceOfRath } from './f/furnace-of-rath.ts';
import { gaddockTeeg } from './g/gaddock-teeg.ts';
import { gadwickTheWizened } from './g/gadwick-the-wizened.ts';
import { gaeasAnthem } from './g/gaeas-anthem.ts';
import { galepowderMage } from './g/galepowder-mage.ts';
import { garrukWildspeaker } from './g/garruk-wildspeaker.ts';
import { garruksCompanion } from './g/garruks-companion.ts';
import { ghostlyFlicker } from './g/ghostly-flicker.ts';
import { giantGrowth } from './g/giant-growth.ts';
import { giantSpider } from './g/giant-spider.ts';
import { gideonsLawkeeper } from './g/gideons-lawkeeper.ts';
import { giftedAetherborn } from './g/gifted-aetherborn.ts';
import { gladecoverScout } from './g/gladecover-scout.ts';
import { glareOfSubdual } from './g/glare-of-subdual.ts';
import { glimmerpointStag } from './g/glimmerpoint-stag.ts';
import { gloriousAnthem } from './g/glorious-anthem.ts';
import { glowrider } from './g/glowrider.ts';
import { goblinElectromancer } from './g/goblin-electromancer.ts';
import { goblinGrenade } from './g/goblin-grenade.ts';
import { goblinRaider } from './g/goblin-raider.ts';
import { goblinTrailblazer } from './g/goblin-trailblazer.ts';
import { grapeshot } from './g/grapeshot.ts';
import { gravedigger } from './g/gravedigger.ts';
import { gravitySphere } from './g/gravity-sphere.ts';
import { gush } from './g/gush.ts';
import { guttersnipe } from './g/guttersnipe.ts';
import { hammerOfPurphoros } from './h/hammer-of-purphoros.ts';
import { hangarbackWalker } from './h/hangarback-walker.ts';
import { hardenedScales } from './h/hardened-scales.ts';
import { harmonize } from './h/harmonize.ts';
import { hatred } from './h/hatred.ts';
import { healersHawk } from './h/healers-hawk.ts';
import { healingSalve } from './h/healing-salve.ts';
import { helmOfAwakening } from './h/helm-of-awakening.ts';
import { holyDay } from './h/holy-day.ts';
import { holyLight } from './h/holy-light.ts';
import { holyStrength } from './h/holy-strength.ts';
import { honorOfThePure } from './h/honor-of-the-pure.ts';
import { howlingMine } from './h/howling-mine.ts';
import { humbleBudoka } from './h/humble-budoka.ts';
import { humility } from './h/humility.ts';
import { icyManipulator } from './i/icy-manipulator.ts';
import { innocentBlood } from './i/innocent-blood.ts';
import { inspiration } from './i/inspiration.ts';
import { intangibleVirtue } from './i/intangible-virtue.ts';
import { ivyElemental } from './i/ivy-elemental.ts';
import { izzetCharm } from './i/izzet-charm.ts';
import { jaceBeleren } from './j/jace-beleren.ts';
import { jaceIngeniousMindMage } from './j/jace-ingenious-mind-mage.ts';
import { jadeMage } from './j/jade-mage.ts';
import { jandorsSaddlebags } from './j/jandors-saddlebags.ts';
import { jayemdaeTome } from './j/jayemdae-tome.ts';
import { journeyToNowhere } from './j/journey-to-nowhere.ts';
import { kamahlFistOfKrosa } from './k/kamahl-fist-of-krosa.ts';
import { karnSilverGolem } from './k/karn-silver-golem.ts';
import { kavuTitan } from './k/kavu-titan.ts';
import { kessDissidentMage } from './k/kess-dissident-mage.ts';
import { knowledgePool } from './k/knowledge-pool.ts';
import { krosanGrip } from './k/krosan-grip.ts';
import { kuldothaRebirth } from './k/kuldotha-rebirth.ts';
import { lastWord } from './l/last-word.ts';
import { leoninScimitar } from './l/leonin-scimitar.ts';
import { leylineOfAnticipation } from './l/leyline-of-anticipation.ts';
import { leylineOfTheVoid } from './l/leyline-of-the-void.ts';
import { lightningBolt } from './l/lightning-bolt.ts';
import { lightningElemental } from './l/lightning-elemental.ts';
import { lightningGreaves } from './l/lightning-greaves.ts';
import { lightningSerpent } from './l/lightning-serpent.ts';
import { lilianasSpecter } from './l/lilianas-specter.ts';
import { linvalaKeeperOfSilence } from './l/linvala-keeper-of-silence.ts';
import { lithoformEngine } from './l/lithoform-engine.ts';
import { livingPlane } from './l/living-plane.ts';
import { loxodonWarhammer } from './l/loxodon-warhammer.ts';
import { manaLeak } from './m/mana-leak.ts';
import { marchOfTheMachines } from './m/march-of-the-machines.ts';
import { maro } from './m/maro.ts';
import { massHysteria } from './m/mass-hysteria.ts';
import { masterThief } from './m/master-thief.ts';
import { megrim } from './m/megrim.ts';
import { memoryLapse } from './m/memory-lapse.ts';
import { mendingHands } from './m/mending-hands.ts';
import { merfolkLooter } from './m/merfolk-looter.ts';
import { mesaEnchantress } from './m/mesa-enchantress.ts';
import { millstone } from './m/millstone.ts';
import { mindControl } from './m/mind-control.ts';
import { mindRot } from './m/mind-rot.ts';
import { mindSpring } from './m/mind-spring.ts';
import { minscBelovedRanger } from './m/minsc-beloved-ranger.ts';
import { mirageMirror } from './m/mirage-mirror.ts';
import { mirrorGallery } from './m/mirror-gallery.ts';
import { mirrorweave } from './m/mirrorweave.ts';
import { mobilize } from './m/mobilize.ts';
import { morticianBeetle } from './m/mortician-beetle.ts';
import { mossViper } from './m/moss-viper.ts';
import { mulldrifter } from './m/mulldrifter.ts';
import { muragandaPetroglyphs } from './m/muraganda-petroglyphs.ts';
import { murder } from './m/murder.ts';
import { naturalize } from './n/naturalize.ts';
import { naturesRevolt } from './n/natures-revolt.ts';
import { negate } from './n/negate.ts';
import { nekrataal } from './n/nekrataal.ts';
import { nightmare } from './n/nightmare.ts';
import { niveousWisps } from './n/niveous-wisps.ts';
import { nullRod } from './n/null-rod.ts';
import { obliterate } from './o/obliterate.ts';
import { oblivionRing } from './o/oblivion-ring.ts';
import { obstinateFamiliar } from './o/obstinate-familiar.ts';
import { omniscience } from './o/omniscience.ts';
import { opalescence } from './o/opalescence.ts';
import { opposition } from './o/opposition.ts';
import { opt } from './o/opt.ts';
import { orbOfDreams } from './o/orb-of-dreams.ts';
import { orderOfWhiteclay } from './o/order-of-whiteclay.ts';
import { overrun } from './o/overrun.ts';
import { ovinize } from './o/ovinize.ts';
import { pacifism } from './p/pacifism.ts';
import { parallelLives } from './p/parallel-lives.ts';
import { patrolSignaler } from './p/patrol-signaler.ts';
import { persuasion } from './p/persuasion.ts';
import { phantomWarrior } from './p/phantom-warrior.ts';
import { phyrexianArena } from './p/phyrexian-arena.ts';
import { phyrexianMetamorph } from './p/phyrexian-metamorph.ts';
import { plagueSpores } from './p/plague-spores.ts';
import { platinumEmperion } from './p/platinum-emperion.ts';
import { pressurePoint } from './p/pressure-point.ts';
import { primalVigor } from './p/primal-vigor.ts';
import { primordialHydra } from './p/primordial-hydra.ts';
import { prodigalSorcerer } from './p/prodigal-sorcerer.ts';
import { prosperity } from './p/prosperity.ts';
import { psychicVortex } from './p/psychic-vortex.ts';
import { pyriteSpellbomb } from './p/pyrite-spellbomb.ts';
import { pyroclasm } from './p/pyroclasm.ts';
import { quicksand } from './q/quicksand.ts';
import { quicksilverGargantuan } from './q/quicksilver-gargantuan.ts';
import { quirionDryad } from './q/quirion-dryad.ts';
import { ragingGoblin } from './r/raging-goblin.ts';
import { ragingKavu } from './r/raging-kavu.ts';
import { raiseDead } from './r/raise-dead.ts';
import { rampantGrowth } from './r/rampant-growth.ts';
import { rancor } from './r/rancor.ts';
import { ravenousRats } from './r/ravenous-rats.ts';
import { reanimate } from './r/reanimate.ts';
import { reassemblingSkeleton } from './r/reassembling-skeleton.ts';
import { redirect } from './r/redirect.ts';
import { regrowth } from './r/regrowth.ts';
import { reliquaryTower } from './r/reliquary-tower.ts';
import { remand } from './r/remand.ts';
import { restInPeace } from './r/rest-in-peace.ts';
import { restlessDreams } from './r/restless-dreams.ts';
import { restorationAngel } from './r/restoration-angel.ts';
import { reverberate } from './r/reverberate.ts';
import { riteOfReplication } from './r/rite-of-replication.ts';
import { rollingThunder } from './r/rolling-thunder.ts';
import { royalAssassin } from './r/royal-assassin.ts';
import { rubyMedallion } from './r/ruby-medallion.ts';
import { runeOfFlight } from './r/rune-of-flight.ts';
import { rushOfBlood } from './r/rush-of-blood.ts';
import { rushingRiver } from './r/rushing-river.ts';
import { rustedSentinel } from './r/rusted-sentinel.ts';
import { sabretoothTiger } from './s/sabretooth-tiger.ts';
import { safeholdSentry } from './s/safehold-sentry.ts';
import { sakuraTribeElder } from './s/sakura-tribe-elder.ts';
import { samiteHealer } from './s/samite-healer.ts';
import { sapphireMedallion } from './s/sapphire-medallion.ts';
import { scrollThief } from './s/scroll-thief.ts';
import { sculptingSteel } from './s/sculpting-steel.ts';
import { sealOfCleansing } from './s/seal-of-cleansing.ts';
import { searingTouch } from './s/searing-touch.ts';
import { secludedSteppe } from './s/secluded-steppe.ts';
import { selesnyaGuildmage } from './s/selesnya-guildmage.ts';
import { sentinelSpider } from './s/sentinel-spider.ts';
import { serraAngel } from './s/serra-angel.ts';
import { serraAscendant } from './s/serra-ascendant.ts';
import { shimmerMyr } from './s/shimmer-myr.ts';
import { shock } from './s/shock.ts';
import { shrink } from './s/shrink.ts';
import { silkbindFaerie } from './s/silkbind-faerie.ts';
import { skulkingGhost } from './s/skulking-ghost.ts';
import { skyhunterSkirmisher } from './s/skyhunter-skirmisher.ts';
import { snuffOut } from './s/snuff-out.ts';
import { solemnSimulacrum } from './s/solemn-simulacrum.ts';
import { sorinsThirst } from './s/sorins-thirst.ts';
import { soulWarden } from './s/soul-warden.ts';
import { sowerOfTemptation } from './s/sower-of-temptation.ts';
import { spellQueller } from './s/spell-queller.ts';
import { spellbook } from './s/spellbook.ts';
import { sphereOfResistance } from './s/sphere-of-resistance.ts';
import { squelch } from './s/squelch.ts';
import { standstill } from './s/standstill.ts';
import { stasis } from './s/stasis.ts';
import { steelGolem } from './s/steel-golem.ts';
import { steelWall } from './s/steel-wall.ts';
import { stifle } from './s/stifle.ts';
import { stormCrow } from './s/storm-crow.ts';
import { stormscapeBattlemage } from './s/stormscape-battlemage.ts';
import { stripMine } from './s/strip-mine.ts';
import { strokeOfGenius } from './s/stroke-of-genius.ts';
import { submerge } from './s/submerge.ts';
import { supremeVerdict } from './s/supreme-verdict.ts';
import { swiftfootBoots } from './s/swiftfoot-boots.ts';
import { swordsToPlowshares } from './s/swords-to-plowshares.ts';
import { talesEnd } from './t/tales-end.ts';
import { terminate } from './t/terminate.ts';
import { terror } from './t/terror.ts';
import { thaliaGuardianOfThraben } from './t/thalia-guardian-of-thraben.ts';
import { thinkTwice } from './t/think-twice.ts';
import { thornOfAmethyst } from './t/thorn-of-amethyst.ts';
import { thoughtReflection } from './t/thought-reflection.ts';
import { thousandYearElixir } from './t/thousand-year-elixir.ts';
import { threadsOfDisloyalty } from './t/threads-of-disloyalty.ts';
import { threaten } from './t/threaten.ts';
import { thrillOfPossibility } from './t/thrill-of-possibility.ts';
import { thunderscapeFamiliar } from './t/thunderscape-familiar.ts';
import { thwart } from './t/thwart.ts';
import { tibaltRakishInstigator } from './t/tibalt-rakish-instigator.ts';
import { torchSlinger } from './t/torch-slinger.ts';
import { toxicDeluge } from './t/toxic-deluge.ts';
import { treetopVillage } from './t/treetop-village.ts';
import { trinisphere } from './t/trinisphere.ts';
import { turbulentDreams } from './t/turbulent-dreams.ts';
import { turnToFrog } from './t/turn-to-frog.ts';
import { twiddle } from './t/twiddle.ts';
import { twincast } from './t/twincast.ts';
import { twistedImage } from './t/twisted-image.ts';
import { underworldDreams } from './u/underworld-dreams.ts';
import { unholyStrength } from './u/unholy-strength.ts';
import { unsummon } from './u/unsummon.ts';
import { urabraskTheHidden } from './u/urabrask-the-hidden.ts';
import { valleyDasher } from './v/valley-dasher.ts';
import { vedalkenOrrery } from './v/vedalken-orrery.ts';
import { vengefulDreams } from './v/vengeful-dreams.ts';
import { verdelothTheAncient } from './v/verdeloth-the-ancient.ts';
import { vernalEquinox } from './v/vernal-equinox.ts';
import { vindicate } from './v/vindicate.ts';
import { viridescentWisps } from './v/viridescent-wisps.ts';
import { voidWinnower } from './v/void-winnower.ts';
import { voidslime } from './v/voidslime.ts';
import { vulshokMorningstar } from './v/vulshok-morningstar.ts';
import { walkingBallista } from './w/walking-ballista.ts';
import { wallOfAir } from './w/wall-of-air.ts';
import { wallOfOmens } from './w/wall-of-omens.ts';
import { warstormSurge } from './w/warstorm-surge.ts';
import { wasteland } from './w/wasteland.ts';
import { whispersOfTheMuse } from './w/whispers-of-the-muse.ts';
import { wordsOfWisdom } from './w/words-of-wisdom.ts';
import { wrathOfGod } from './w/wrath-of-god.ts';
import { yevaNaturesHerald } from './y/yeva-natures-herald.ts';
import { youngPyromancer } from './y/young-pyromancer.ts';
import { zombify } from './z/zombify.ts';
import { VANILLA_CREATURES } from './vanilla.ts';

/** Every card whose business is not mana, in the order of its file. */
export const OTHER_CARDS: readonly CardRecord[] = [
  abolish,
  abruptDecay,
  acidicSlime,
  actOfTreason,
  aetherTide,
  aggressiveMining,
  airElemental,
  ajaniGoldmane,
  ajanisPridemate,
  alabornGrenadier,
  aladdin,
  altarsReap,
  alteredEgo,
  ambushViper,
  animateLand,
  ankhOfMishra,
  annex,
  anointedProcession,
  apocalypseHydra,
  ashcoatBear,
  audaciousThief,
  avenFleetwing,
  azoriusCharm,
  ballLightning,
  banehound,
  banisherPriest,
  barkhideMauler,
  bassaraTowerArcher,
  benalishKnight,
  blaze,
  bloodArtist,
  bloodbraidElf,
  blurredMongoose,
  bogImp,
  boggartBrute,
  boneSplinters,
  bonesplitter,
  boonReflection,
  borosCharm,
  borosReckoner,
  borosSwiftblade,
  braingeyser,
  branchingEvolution,
  cancel,
  capsize,
  caressOfPhyrexia,
  carnageTyrant,
  ceruleanWisps,
  chaliceOfTheVoid,
  childOfNight,
  chimericStaff,
  cloakOfMists,
  clone,
  cloudshift,
  colossalDreadmaw,
  colossusHammer,
  commandeer,
  concentrate,
  conclaveMentor,
  concordantCrossroads,
  confiscate,
  controlMagic,
  copyArtifact,
  corpseKnight,
  corpsejackMenace,
  counterspell,
  crashingDrawbridge,
  crimsonWisps,
  crusade,
  crypticCommand,
  cursedTotem,
  cytoshape,
  dakkonBlackblade,
  dampingMatrix,
  dangerousWager,
  darkestHour,
  darksteelGargoyle,
  darksteelMyr,
  daze,
  deadlyRecluse,
  deathWind,
  decimatorWeb,
  deepAnalysis,
  deftDuelist,
  diabolicEdict,
  diabolicTutor,
  dingusEgg,
  disallow,
  disenchant,
  dismember,
  dissipate,
  divination,
  dominate,
  doomBlade,
  doomedTraveler,
  doorToNothingness,
  doubleMajor,
  doublingSeason,
  drannithMagistrate,
  dromarsCharm,
  edgewalker,
  electrickery,
  elvishVisionary,
  empyrialArmor,
  endlessOne,
  engineeredExplosives,
  enthrallingHold,
  eonHub,
  essenceScatter,
  essenceOfTheWild,
  etherealHaze,
  etheriumSculptor,
  exploration,
  facelessButcher,
  farmsteadGleaner,
  farseek,
  felidarSovereign,
  fencingAce,
  fervor,
  fiendHunter,
  fireblast,
  firebolt,
  firestorm,
  flametongueKavu,
  flickerwisp,
  flight,
  fling,
  fog,
  foil,
  footstepsOfTheGoryo,
  fork,
  frogify,
  fumeSpitter,
  furnaceOfRath,
  gaddockTeeg,
  gadwickTheWizened,
  gaeasAnthem,
  galepowderMage,
  garrukWildspeaker,
  garruksCompanion,
  ghostlyFlicker,
  giantGrowth,
  giantSpider,
  gideonsLawkeeper,
  giftedAetherborn,
  gladecoverScout,
  glareOfSubdual,
  glimmerpointStag,
  gloriousAnthem,
  glowrider,
  goblinElectromancer,
  goblinGrenade,
  goblinRaider,
  goblinTrailblazer,
  grapeshot,
  gravedigger,
  gravitySphere,
  gush,
  guttersnipe,
  hammerOfPurphoros,
  hangarbackWalker,
  hardenedScales,
  harmonize,
  hatred,
  healersHawk,
  healingSalve,
  helmOfAwakening,
  holyDay,
  holyLight,
  holyStrength,
  honorOfThePure,
  howlingMine,
  humbleBudoka,
  humility,
  icyManipulator,
  innocentBlood,
  inspiration,
  intangibleVirtue,
  ivyElemental,
  izzetCharm,
  jaceBeleren,
  jaceIngeniousMindMage,
  jadeMage,
  jandorsSaddlebags,
  jayemdaeTome,
  journeyToNowhere,
  kamahlFistOfKrosa,
  karnSilverGolem,
  kavuTitan,
  kessDissidentMage,
  knowledgePool,
  krosanGrip,
  kuldothaRebirth,
  lastWord,
  leoninScimitar,
  leylineOfAnticipation,
  leylineOfTheVoid,
  lightningBolt,
  lightningElemental,
  lightningGreaves,
  lightningSerpent,
  lilianasSpecter,
  linvalaKeeperOfSilence,
  lithoformEngine,
  livingPlane,
  loxodonWarhammer,
  manaLeak,
  marchOfTheMachines,
  maro,
  massHysteria,
  masterThief,
  megrim,
  memoryLapse,
  mendingHands,
  merfolkLooter,
  mesaEnchantress,
  millstone,
  mindControl,
  mindRot,
  mindSpring,
  minscBelovedRanger,
  mirageMirror,
  mirrorGallery,
  mirrorweave,
  mobilize,
  morticianBeetle,
  mossViper,
  mulldrifter,
  muragandaPetroglyphs,
  murder,
  naturalize,
  naturesRevolt,
  negate,
  nekrataal,
  nightmare,
  niveousWisps,
  nullRod,
  obliterate,
  oblivionRing,
  obstinateFamiliar,
  omniscience,
  opalescence,
  opposition,
  opt,
  orbOfDreams,
  orderOfWhiteclay,
  overrun,
  ovinize,
  pacifism,
  parallelLives,
  patrolSignaler,
  persuasion,
  phantomWarrior,
  phyrexianArena,
  phyrexianMetamorph,
  plagueSpores,
  platinumEmperion,
  pressurePoint,
  primalVigor,
  primordialHydra,
  prodigalSorcerer,
  prosperity,
  psychicVortex,
  pyriteSpellbomb,
  pyroclasm,
  quicksand,
  quicksilverGargantuan,
  quirionDryad,
  ragingGoblin,
  ragingKavu,
  raiseDead,
  rampantGrowth,
  rancor,
  ravenousRats,
  reanimate,
  reassemblingSkeleton,
  redirect,
  regrowth,
  reliquaryTower,
  remand,
  restInPeace,
  restlessDreams,
  restorationAngel,
  reverberate,
  riteOfReplication,
  rollingThunder,
  royalAssassin,
  rubyMedallion,
  runeOfFlight,
  rushOfBlood,
  rushingRiver,
  rustedSentinel,
  sabretoothTiger,
  safeholdSentry,
  sakuraTribeElder,
  samiteHealer,
  sapphireMedallion,
  scrollThief,
  sculptingSteel,
  sealOfCleansing,
  searingTouch,
  secludedSteppe,
  selesnyaGuildmage,
  sentinelSpider,
  serraAngel,
  serraAscendant,
  shimmerMyr,
  shock,
  shrink,
  silkbindFaerie,
  skulkingGhost,
  skyhunterSkirmisher,
  snuffOut,
  solemnSimulacrum,
  sorinsThirst,
  soulWarden,
  sowerOfTemptation,
  spellQueller,
  spellbook,
  sphereOfResistance,
  squelch,
  standstill,
  stasis,
  steelGolem,
  steelWall,
  stifle,
  stormCrow,
  stormscapeBattlemage,
  stripMine,
  strokeOfGenius,
  submerge,
  supremeVerdict,
  swiftfootBoots,
  swordsToPlowshares,
  talesEnd,
  terminate,
  terror,
  thaliaGuardianOfThraben,
  thinkTwice,
  thornOfAmethyst,
  thoughtReflection,
  thousandYearElixir,
  threadsOfDisloyalty,
  threaten,
  thrillOfPossibility,
  thunderscapeFamiliar,
  thwart,
  tibaltRakishInstigator,
  torchSlinger,
  toxicDeluge,
  treetopVillage,
  trinisphere,
  turbulentDreams,
  turnToFrog,
  twiddle,
  twincast,
  twistedImage,
  underworldDreams,
  unholyStrength,
  unsummon,
  urabraskTheHidden,
  valleyDasher,
  vedalkenOrrery,
  vengefulDreams,
  verdelothTheAncient,
  vernalEquinox,
  vindicate,
  viridescentWisps,
  voidWinnower,
  voidslime,
  vulshokMorningstar,
  walkingBallista,
  wallOfAir,
  wallOfOmens,
  warstormSurge,
  wasteland,
  whispersOfTheMuse,
  wordsOfWisdom,
  wrathOfGod,
  yevaNaturesHerald,
  youngPyromancer,
  zombify,
  ...VANILLA_CREATURES,
];
