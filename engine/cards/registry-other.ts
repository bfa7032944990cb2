import type { CardRecord } from '../vocabulary/record.ts';
import { abolish } from './a/abolish.ts';
import { abruptDecay } from './a/abrupt-decay.ts';
import { absorb } from './a/absorb.ts';
import { abundantMaw } from './a/abundant-maw.ts';
import { academyDrake } from './a/academy-drake.ts';
import { academyRuins } from './a/academy-ruins.ts';
import { accordersShield } from './a/accorders-shield.ts';
import { acidicSlime } from './a/acidic-slime.ts';
import { acolyteOfXathrid } from './a/acolyte-of-xathrid.ts';
import { actOfTreason } from './a/act-of-treason.ts';
import { actOnImpulse } from './a/act-on-impulse.ts';
import { adarkarSentinel } from './a/adarkar-sentinel.ts';
import { adornedPouncer } from './a/adorned-pouncer.ts';
import { aeonChronicler } from './a/aeon-chronicler.ts';
import { aetherGust } from './a/aether-gust.ts';
import { aetherTide } from './a/aether-tide.ts';
import { aethersnatch } from './a/aethersnatch.ts';
import { aethersnipe } from './a/aethersnipe.ts';
import { aggressiveMining } from './a/aggressive-mining.ts';
import { agonizingSyphon } from './a/agonizing-syphon.ts';
import { airElemental } from './a/air-elemental.ts';
import { ajaniGoldmane } from './a/ajani-goldmane.ts';
import { ajanisPridemate } from './a/ajanis-pridemate.ts';
import { ajanisWelcome } from './a/ajanis-welcome.ts';
import { akkiDrillmaster } from './a/akki-drillmaster.ts';
import { akroanJailer } from './a/akroan-jailer.ts';
import { akromasVengeance } from './a/akromas-vengeance.ts';
import { alabasterMage } from './a/alabaster-mage.ts';
import { alabornGrenadier } from './a/alaborn-grenadier.ts';
import { aladdin } from './a/aladdin.ts';
import { alchemistsRefuge } from './a/alchemists-refuge.ts';
import { alignedHedronNetwork } from './a/aligned-hedron-network.ts';
import { allay } from './a/allay.ts';
import { altarsReap } from './a/altars-reap.ts';
import { alteredEgo } from './a/altered-ego.ts';
import { ambushViper } from './a/ambush-viper.ts';
import { anaDisciple } from './a/ana-disciple.ts';
import { anabaShaman } from './a/anaba-shaman.ts';
import { anarchy } from './a/anarchy.ts';
import { ancestralRecall } from './a/ancestral-recall.ts';
import { ancestralVision } from './a/ancestral-vision.ts';
import { ancientGrudge } from './a/ancient-grudge.ts';
import { angelOfSanctions } from './a/angel-of-sanctions.ts';
import { angelicAscension } from './a/angelic-ascension.ts';
import { angelicEdict } from './a/angelic-edict.ts';
import { angelicFavor } from './a/angelic-favor.ts';
import { angelsMercy } from './a/angels-mercy.ts';
import { animalSanctuary } from './a/animal-sanctuary.ts';
import { animateLand } from './a/animate-land.ts';
import { ankhOfMishra } from './a/ankh-of-mishra.ts';
import { annex } from './a/annex.ts';
import { annoyedAltisaur } from './a/annoyed-altisaur.ts';
import { anointedProcession } from './a/anointed-procession.ts';
import { apexDevastator } from './a/apex-devastator.ts';
import { apexHawks } from './a/apex-hawks.ts';
import { apocalypseHydra } from './a/apocalypse-hydra.ts';
import { arashinCleric } from './a/arashin-cleric.ts';
import { arcaneLaboratory } from './a/arcane-laboratory.ts';
import { arcaneMelee } from './a/arcane-melee.ts';
import { archonOfEmeria } from './a/archon-of-emeria.ts';
import { artfulDodge } from './a/artful-dodge.ts';
import { asForetold } from './a/as-foretold.ts';
import { ashcoatBear } from './a/ashcoat-bear.ts';
import { ashioksErasure } from './a/ashioks-erasure.ts';
import { astralSteel } from './a/astral-steel.ts';
import { audaciousThief } from './a/audacious-thief.ts';
import { augmentingAutomaton } from './a/augmenting-automaton.ts';
import { auraFinesse } from './a/aura-finesse.ts';
import { auriokWindwalker } from './a/auriok-windwalker.ts';
import { authorityOfTheConsuls } from './a/authority-of-the-consuls.ts';
import { avenFleetwing } from './a/aven-fleetwing.ts';
import { avenTrooper } from './a/aven-trooper.ts';
import { azoriusCharm } from './a/azorius-charm.ts';
import { bagOfHolding } from './b/bag-of-holding.ts';
import { balefulStrix } from './b/baleful-strix.ts';
import { ballLightning } from './b/ball-lightning.ts';
import { banefire } from './b/banefire.ts';
import { banehound } from './b/banehound.ts';
import { banisherPriest } from './b/banisher-priest.ts';
import { banishingLight } from './b/banishing-light.ts';
import { bannersRaised } from './b/banners-raised.ts';
import { baralsExpertise } from './b/barals-expertise.ts';
import { barbedLightning } from './b/barbed-lightning.ts';
import { barkhideMauler } from './b/barkhide-mauler.ts';
import { basriDevotedPaladin } from './b/basri-devoted-paladin.ts';
import { bassaraTowerArcher } from './b/bassara-tower-archer.ts';
import { battleScreech } from './b/battle-screech.ts';
import { battlegrowth } from './b/battlegrowth.ts';
import { bazaarOfBaghdad } from './b/bazaar-of-baghdad.ts';
import { becomeImmense } from './b/become-immense.ts';
import { benalishCommander } from './b/benalish-commander.ts';
import { benalishKnight } from './b/benalish-knight.ts';
import { betrayalOfFlesh } from './b/betrayal-of-flesh.ts';
import { bileBlight } from './b/bile-blight.ts';
import { bileUrchin } from './b/bile-urchin.ts';
import { biomassMutation } from './b/biomass-mutation.ts';
import { bituminousBlast } from './b/bituminous-blast.ts';
import { blaze } from './b/blaze.ts';
import { blessedAlliance } from './b/blessed-alliance.ts';
import { blindWithAnger } from './b/blind-with-anger.ts';
import { blinkmothInfusion } from './b/blinkmoth-infusion.ts';
import { bloodArtist } from './b/blood-artist.ts';
import { bloodBairn } from './b/blood-bairn.ts';
import { bloodScrivener } from './b/blood-scrivener.ts';
import { bloodbraidElf } from './b/bloodbraid-elf.ts';
import { bloodflowConnoisseur } from './b/bloodflow-connoisseur.ts';
import { bloodgiftDemon } from './b/bloodgift-demon.ts';
import { blurredMongoose } from './b/blurred-mongoose.ts';
import { blustersquall } from './b/blustersquall.ts';
import { bogDown } from './b/bog-down.ts';
import { bogImp } from './b/bog-imp.ts';
import { boggartBrute } from './b/boggart-brute.ts';
import { boil } from './b/boil.ts';
import { boltBend } from './b/bolt-bend.ts';
import { bondBeetle } from './b/bond-beetle.ts';
import { bondOfAgony } from './b/bond-of-agony.ts';
import { boneSplinters } from './b/bone-splinters.ts';
import { bonesplitter } from './b/bonesplitter.ts';
import { bookOfRass } from './b/book-of-rass.ts';
import { boomerang } from './b/boomerang.ts';
import { boonReflection } from './b/boon-reflection.ts';
import { borosCharm } from './b/boros-charm.ts';
import { borosReckoner } from './b/boros-reckoner.ts';
import { borosSwiftblade } from './b/boros-swiftblade.ts';
import { borrowedGrace } from './b/borrowed-grace.ts';
import { borrowedHostility } from './b/borrowed-hostility.ts';
import { borrowedMalevolence } from './b/borrowed-malevolence.ts';
import { bottleGnomes } from './b/bottle-gnomes.ts';
import { boulderfall } from './b/boulderfall.ts';
import { brainFreeze } from './b/brain-freeze.ts';
import { braingeyser } from './b/braingeyser.ts';
import { branchingEvolution } from './b/branching-evolution.ts';
import { briarhorn } from './b/briarhorn.ts';
import { brokenWings } from './b/broken-wings.ts';
import { bubbleMatrix } from './b/bubble-matrix.ts';
import { bumpInTheNight } from './b/bump-in-the-night.ts';
import { buriedAlive } from './b/buried-alive.ts';
import { burstLightning } from './b/burst-lightning.ts';
import { cacklingCounterpart } from './c/cackling-counterpart.ts';
import { callOfTheHerd } from './c/call-of-the-herd.ts';
import { cancel } from './c/cancel.ts';
import { candelabraOfTawnos } from './c/candelabra-of-tawnos.ts';
import { capsize } from './c/capsize.ts';
import { captiveFlame } from './c/captive-flame.ts';
import { capturedSunlight } from './c/captured-sunlight.ts';
import { caressOfPhyrexia } from './c/caress-of-phyrexia.ts';
import { carnageTyrant } from './c/carnage-tyrant.ts';
import { castOut } from './c/cast-out.ts';
import { catBurglar } from './c/cat-burglar.ts';
import { catalog } from './c/catalog.ts';
import { catharticReunion } from './c/cathartic-reunion.ts';
import { cathedralSanctifier } from './c/cathedral-sanctifier.ts';
import { cauldronDance } from './c/cauldron-dance.ts';
import { celestialCrusader } from './c/celestial-crusader.ts';
import { ceruleanWisps } from './c/cerulean-wisps.ts';
import { chainedToTheRocks } from './c/chained-to-the-rocks.ts';
import { chainersEdict } from './c/chainers-edict.ts';
import { chaliceOfTheVoid } from './c/chalice-of-the-void.ts';
import { championOfWits } from './c/champion-of-wits.ts';
import { chandraFlamesCatalyst } from './c/chandra-flames-catalyst.ts';
import { chandraNovicePyromancer } from './c/chandra-novice-pyromancer.ts';
import { chandrasOutrage } from './c/chandras-outrage.ts';
import { chaosWand } from './c/chaos-wand.ts';
import { chaoslace } from './c/chaoslace.ts';
import { chaplainsBlessing } from './c/chaplains-blessing.ts';
import { char } from './c/char.ts';
import { childOfNight } from './c/child-of-night.ts';
import { chimericStaff } from './c/chimeric-staff.ts';
import { chordOfCalling } from './c/chord-of-calling.ts';
import { cinderElemental } from './c/cinder-elemental.ts';
import { circleOfProtectionGreen } from './c/circle-of-protection-green.ts';
import { circleOfProtectionShadow } from './c/circle-of-protection-shadow.ts';
import { cleansingScreech } from './c/cleansing-screech.ts';
import { clingingMists } from './c/clinging-mists.ts';
import { cloakOfMists } from './c/cloak-of-mists.ts';
import { clone } from './c/clone.ts';
import { cloudshift } from './c/cloudshift.ts';
import { codexShredder } from './c/codex-shredder.ts';
import { coffinPurge } from './c/coffin-purge.ts';
import { collectiveEffort } from './c/collective-effort.ts';
import { collectorOuphe } from './c/collector-ouphe.ts';
import { colossalDreadmaw } from './c/colossal-dreadmaw.ts';
import { colossusHammer } from './c/colossus-hammer.ts';
import { commandeer } from './c/commandeer.ts';
import { commonBond } from './c/common-bond.ts';
import { concentrate } from './c/concentrate.ts';
import { conclaveEquenaut } from './c/conclave-equenaut.ts';
import { conclaveMentor } from './c/conclave-mentor.ts';
import { conclaveTribunal } from './c/conclave-tribunal.ts';
import { concordantCrossroads } from './c/concordant-crossroads.ts';
import { condemn } from './c/condemn.ts';
import { confiscate } from './c/confiscate.ts';
import { conflagrate } from './c/conflagrate.ts';
import { constantMists } from './c/constant-mists.ts';
import { containmentPriest } from './c/containment-priest.ts';
import { controlMagic } from './c/control-magic.ts';
import { copyArtifact } from './c/copy-artifact.ts';
import { coretapper } from './c/coretapper.ts';
import { corpseKnight } from './c/corpse-knight.ts';
import { corpsejackMenace } from './c/corpsejack-menace.ts';
import { counselOfTheSoratami } from './c/counsel-of-the-soratami.ts';
import { counterflux } from './c/counterflux.ts';
import { counterlash } from './c/counterlash.ts';
import { counterspell } from './c/counterspell.ts';
import { courserOfKruphix } from './c/courser-of-kruphix.ts';
import { cowerInFear } from './c/cower-in-fear.ts';
import { crashingDrawbridge } from './c/crashing-drawbridge.ts';
import { crashingFootfalls } from './c/crashing-footfalls.ts';
import { crimsonWisps } from './c/crimson-wisps.ts';
import { crucibleOfWorlds } from './c/crucible-of-worlds.ts';
import { cruelEdict } from './c/cruel-edict.ts';
import { crusade } from './c/crusade.ts';
import { crypticCommand } from './c/cryptic-command.ts';
import { cunningSparkmage } from './c/cunning-sparkmage.ts';
import { cursedTotem } from './c/cursed-totem.ts';
import { cyclonicRift } from './c/cyclonic-rift.ts';
import { cytoshape } from './c/cytoshape.ts';
import { dakkonBlackblade } from './d/dakkon-blackblade.ts';
import { damnation } from './d/damnation.ts';
import { dampingMatrix } from './d/damping-matrix.ts';
import { dangerousWager } from './d/dangerous-wager.ts';
import { darkestHour } from './d/darkest-hour.ts';
import { darksteelGargoyle } from './d/darksteel-gargoyle.ts';
import { darksteelMyr } from './d/darksteel-myr.ts';
import { darksteelRelic } from './d/darksteel-relic.ts';
import { dayOfJudgment } from './d/day-of-judgment.ts';
import { daze } from './d/daze.ts';
import { dazzlingSphinx } from './d/dazzling-sphinx.ts';
import { deadbridgeGoliath } from './d/deadbridge-goliath.ts';
import { deadlyRecluse } from './d/deadly-recluse.ts';
import { deathRattle } from './d/death-rattle.ts';
import { deathWind } from './d/death-wind.ts';
import { decimatorOfTheProvinces } from './d/decimator-of-the-provinces.ts';
import { decimatorWeb } from './d/decimator-web.ts';
import { deepAnalysis } from './d/deep-analysis.ts';
import { deepSeaKraken } from './d/deep-sea-kraken.ts';
import { deflection } from './d/deflection.ts';
import { deftDuelist } from './d/deft-duelist.ts';
import { dehydration } from './d/dehydration.ts';
import { delay } from './d/delay.ts';
import { demonicCollusion } from './d/demonic-collusion.ts';
import { demonicDread } from './d/demonic-dread.ts';
import { demonicEmbrace } from './d/demonic-embrace.ts';
import { demonicVigor } from './d/demonic-vigor.ts';
import { denyExistence } from './d/deny-existence.ts';
import { denyReality } from './d/deny-reality.ts';
import { denyTheDivine } from './d/deny-the-divine.ts';
import { derangedOutcast } from './d/deranged-outcast.ts';
import { desertCerodon } from './d/desert-cerodon.ts';
import { desertSandstorm } from './d/desert-sandstorm.ts';
import { desertion } from './d/desertion.ts';
import { destroyTheEvidence } from './d/destroy-the-evidence.ts';
import { devilsPlay } from './d/devils-play.ts';
import { devouringLight } from './d/devouring-light.ts';
import { devoutChaplain } from './d/devout-chaplain.ts';
import { devoutMonk } from './d/devout-monk.ts';
import { diabolicEdict } from './d/diabolic-edict.ts';
import { diabolicTutor } from './d/diabolic-tutor.ts';
import { dingusEgg } from './d/dingus-egg.ts';
import { diplomaticEscort } from './d/diplomatic-escort.ts';
import { directCurrent } from './d/direct-current.ts';
import { disallow } from './d/disallow.ts';
import { disdainfulStroke } from './d/disdainful-stroke.ts';
import { disenchant } from './d/disenchant.ts';
import { disfigure } from './d/disfigure.ts';
import { dismember } from './d/dismember.ts';
import { dismiss } from './d/dismiss.ts';
import { disperse } from './d/disperse.ts';
import { dissipate } from './d/dissipate.ts';
import { disturbedBurial } from './d/disturbed-burial.ts';
import { divination } from './d/divination.ts';
import { divineVerdict } from './d/divine-verdict.ts';
import { dominate } from './d/dominate.ts';
import { doomBlade } from './d/doom-blade.ts';
import { doomedTraveler } from './d/doomed-traveler.ts';
import { doorToNothingness } from './d/door-to-nothingness.ts';
import { dosansOldestChant } from './d/dosans-oldest-chant.ts';
import { doubleMajor } from './d/double-major.ts';
import { doublingSeason } from './d/doubling-season.ts';
import { dovinsVeto } from './d/dovins-veto.ts';
import { dragonFodder } from './d/dragon-fodder.ts';
import { dragonHatchling } from './d/dragon-hatchling.ts';
import { dragonlordDromoka } from './d/dragonlord-dromoka.ts';
import { dragonscaleBoon } from './d/dragonscale-boon.ts';
import { drannithMagistrate } from './d/drannith-magistrate.ts';
import { dreadReturn } from './d/dread-return.ts';
import { dreadWanderer } from './d/dread-wanderer.ts';
import { dreadhordeArcanist } from './d/dreadhorde-arcanist.ts';
import { dreamFracture } from './d/dream-fracture.ts';
import { dreamPillager } from './d/dream-pillager.ts';
import { dreamsGrip } from './d/dreams-grip.ts';
import { dressDown } from './d/dress-down.ts';
import { dromarsCharm } from './d/dromars-charm.ts';
import { drudgeSentinel } from './d/drudge-sentinel.ts';
import { dryadMilitant } from './d/dryad-militant.ts';
import { dualcasterMage } from './d/dualcaster-mage.ts';
import { durkwoodBaloth } from './d/durkwood-baloth.ts';
import { dynacharge } from './d/dynacharge.ts';
import { edgewalker } from './e/edgewalker.ts';
import { efreetFlamepainter } from './e/efreet-flamepainter.ts';
import { eidolonOfRhetoric } from './e/eidolon-of-rhetoric.ts';
import { elderDeepFiend } from './e/elder-deep-fiend.ts';
import { elderOfLaurels } from './e/elder-of-laurels.ts';
import { electricRevelation } from './e/electric-revelation.ts';
import { electrickery } from './e/electrickery.ts';
import { electrodominance } from './e/electrodominance.ts';
import { elementalUprising } from './e/elemental-uprising.ts';
import { eliteArcanist } from './e/elite-arcanist.ts';
import { elvishFury } from './e/elvish-fury.ts';
import { elvishPiper } from './e/elvish-piper.ts';
import { elvishVisionary } from './e/elvish-visionary.ts';
import { emptyTheWarrens } from './e/empty-the-warrens.ts';
import { empyrialArmor } from './e/empyrial-armor.ts';
import { enclaveElite } from './e/enclave-elite.ts';
import { endlessOne } from './e/endless-one.ts';
import { engineeredExplosives } from './e/engineered-explosives.ts';
import { enlistedWurm } from './e/enlisted-wurm.ts';
import { enthrallingHold } from './e/enthralling-hold.ts';
import { eonHub } from './e/eon-hub.ts';
import { ephemeralShields } from './e/ephemeral-shields.ts';
import { epicExperiment } from './e/epic-experiment.ts';
import { erebosGodOfTheDead } from './e/erebos-god-of-the-dead.ts';
import { errantEphemeron } from './e/errant-ephemeron.ts';
import { essenceHarvest } from './e/essence-harvest.ts';
import { essenceOfTheWild } from './e/essence-of-the-wild.ts';
import { essenceScatter } from './e/essence-scatter.ts';
import { etaliPrimalStorm } from './e/etali-primal-storm.ts';
import { etherealHaze } from './e/ethereal-haze.ts';
import { etheriumSculptor } from './e/etherium-sculptor.ts';
import { everflowingChalice } from './e/everflowing-chalice.ts';
import { evolvingWilds } from './e/evolving-wilds.ts';
import { exclusionRitual } from './e/exclusion-ritual.ts';
import { exile } from './e/exile.ts';
import { exploration } from './e/exploration.ts';
import { eyeOfTheStorm } from './e/eye-of-the-storm.ts';
import { facelessButcher } from './f/faceless-butcher.ts';
import { fairgroundsWarden } from './f/fairgrounds-warden.ts';
import { faithlessLooting } from './f/faithless-looting.ts';
import { fanaticalFirebrand } from './f/fanatical-firebrand.ts';
import { fanningTheFlames } from './f/fanning-the-flames.ts';
import { farmsteadGleaner } from './f/farmstead-gleaner.ts';
import { farseek } from './f/farseek.ts';
import { faultgrinder } from './f/faultgrinder.ts';
import { feastOfBlood } from './f/feast-of-blood.ts';
import { felidarSovereign } from './f/felidar-sovereign.ts';
import { fencingAce } from './f/fencing-ace.ts';
import { fervor } from './f/fervor.ts';
import { festival } from './f/festival.ts';
import { fiendHunter } from './f/fiend-hunter.ts';
import { fireblast } from './f/fireblast.ts';
import { firebolt } from './f/firebolt.ts';
import { firebreathing } from './f/firebreathing.ts';
import { firestorm } from './f/firestorm.ts';
import { fistOfSuns } from './f/fist-of-suns.ts';
import { flameSlash } from './f/flame-slash.ts';
import { flamesOfTheFirebrand } from './f/flames-of-the-firebrand.ts';
import { flametongueKavu } from './f/flametongue-kavu.ts';
import { flickerOfFate } from './f/flicker-of-fate.ts';
import { flicker } from './f/flicker.ts';
import { flickerwisp } from './f/flickerwisp.ts';
import { flight } from './f/flight.ts';
import { fling } from './f/fling.ts';
import { flowOfIdeas } from './f/flow-of-ideas.ts';
import { flusterstorm } from './f/flusterstorm.ts';
import { fog } from './f/fog.ts';
import { foil } from './f/foil.ts';
import { footstepsOfTheGoryo } from './f/footsteps-of-the-goryo.ts';
import { forbid } from './f/forbid.ts';
import { forceOfWill } from './f/force-of-will.ts';
import { forcefulDenial } from './f/forceful-denial.ts';
import { fork } from './f/fork.ts';
import { foundationBreaker } from './f/foundation-breaker.ts';
import { frogify } from './f/frogify.ts';
import { frostBreath } from './f/frost-breath.ts';
import { frozenAether } from './f/frozen-aether.ts';
import { fumeSpitter } from './f/fume-spitter.ts';
import { funeralCharm } from './f/funeral-charm.ts';
import { furnaceOfRath } from './f/furnace-of-rath.ts';
import { furyCharm } from './f/fury-charm.ts';
import { futureSight } from './f/future-sight.ts';
import { gaddockTeeg } from './g/gaddock-teeg.ts';
import { gadwickTheWizened } from './g/gadwick-the-wizened.ts';
import { gaeasAnthem } from './g/gaeas-anthem.ts';
import { gaeasHerald } from './g/gaeas-herald.ts';
import { galepowderMage } from './g/galepowder-mage.ts';
import { garrukWildspeaker } from './g/garruk-wildspeaker.ts';
import { garruksCompanion } from './g/garruks-companion.ts';
import { garruksHorde } from './g/garruks-horde.ts';
import { gatekeeperOfMalakir } from './g/gatekeeper-of-malakir.ts';
import { gatherCourage } from './g/gather-courage.ts';
import { geistflame } from './g/geistflame.ts';
import { genesisHydra } from './g/genesis-hydra.ts';
import { gethsVerdict } from './g/geths-verdict.ts';
import { ghostlyFlicker } from './g/ghostly-flicker.ts';
import { giantGrowth } from './g/giant-growth.ts';
import { giantSpider } from './g/giant-spider.ts';
import { gideonsLawkeeper } from './g/gideons-lawkeeper.ts';
import { giftedAetherborn } from './g/gifted-aetherborn.ts';
import { gigadrowse } from './g/gigadrowse.ts';
import { gisaAndGeralf } from './g/gisa-and-geralf.ts';
import { gladecoverScout } from './g/gladecover-scout.ts';
import { glareOfSubdual } from './g/glare-of-subdual.ts';
import { glassCasket } from './g/glass-casket.ts';
import { glenElendraArchmage } from './g/glen-elendra-archmage.ts';
import { glimmerpointStag } from './g/glimmerpoint-stag.ts';
import { gloriousAnthem } from './g/glorious-anthem.ts';
import { glowrider } from './g/glowrider.ts';
import { gnarlidPack } from './g/gnarlid-pack.ts';
import { goForTheThroat } from './g/go-for-the-throat.ts';
import { goblinBalloonBrigade } from './g/goblin-balloon-brigade.ts';
import { goblinBushwhacker } from './g/goblin-bushwhacker.ts';
import { goblinDarkDwellers } from './g/goblin-dark-dwellers.ts';
import { goblinElectromancer } from './g/goblin-electromancer.ts';
import { goblinFireslinger } from './g/goblin-fireslinger.ts';
import { goblinGrenade } from './g/goblin-grenade.ts';
import { goblinRaider } from './g/goblin-raider.ts';
import { goblinRuinblaster } from './g/goblin-ruinblaster.ts';
import { goblinTrailblazer } from './g/goblin-trailblazer.ts';
import { goblinWarParty } from './g/goblin-war-party.ts';
import { godheadOfAwe } from './g/godhead-of-awe.ts';
import { grafdiggersCage } from './g/grafdiggers-cage.ts';
import { grandAbolisher } from './g/grand-abolisher.ts';
import { grandArbiterAugustinIv } from './g/grand-arbiter-augustin-iv.ts';
import { grapeshot } from './g/grapeshot.ts';
import { gratuitousViolence } from './g/gratuitous-violence.ts';
import { graveTitan } from './g/grave-titan.ts';
import { gravecrawler } from './g/gravecrawler.ts';
import { gravedigger } from './g/gravedigger.ts';
import { gravitySphere } from './g/gravity-sphere.ts';
import { gridMonitor } from './g/grid-monitor.ts';
import { grimLavamancer } from './g/grim-lavamancer.ts';
import { griptide } from './g/griptide.ts';
import { griselbrand } from './g/griselbrand.ts';
import { gurmagAngler } from './g/gurmag-angler.ts';
import { gush } from './g/gush.ts';
import { gutShot } from './g/gut-shot.ts';
import { guttersnipe } from './g/guttersnipe.ts';
import { hallowedFountain } from './h/hallowed-fountain.ts';
import { hammerOfPurphoros } from './h/hammer-of-purphoros.ts';
import { hangarbackWalker } from './h/hangarback-walker.ts';
import { hardenedScales } from './h/hardened-scales.ts';
import { harmonize } from './h/harmonize.ts';
import { hatred } from './h/hatred.ts';
import { hazeOfRage } from './h/haze-of-rage.ts';
import { healersHawk } from './h/healers-hawk.ts';
import { healingSalve } from './h/healing-salve.ts';
import { heliodGodOfTheSun } from './h/heliod-god-of-the-sun.ts';
import { helmOfAwakening } from './h/helm-of-awakening.ts';
import { heroesReunion } from './h/heroes-reunion.ts';
import { herosDownfall } from './h/heros-downfall.ts';
import { hewedStoneRetainers } from './h/hewed-stone-retainers.ts';
import { hideousEnd } from './h/hideous-end.ts';
import { hinderingTouch } from './h/hindering-touch.ts';
import { hogaakArisenNecropolis } from './h/hogaak-arisen-necropolis.ts';
import { holyDay } from './h/holy-day.ts';
import { holyLight } from './h/holy-light.ts';
import { holyStrength } from './h/holy-strength.ts';
import { honorOfThePure } from './h/honor-of-the-pure.ts';
import { hootingMandrills } from './h/hooting-mandrills.ts';
import { hostageTaker } from './h/hostage-taker.ts';
import { hourOfRevelation } from './h/hour-of-revelation.ts';
import { howlingMine } from './h/howling-mine.ts';
import { humbleBudoka } from './h/humble-budoka.ts';
import { humility } from './h/humility.ts';
import { hundroog } from './h/hundroog.ts';
import { hydroidKrasis } from './h/hydroid-krasis.ts';
import { hydrosurge } from './h/hydrosurge.ts';
import { icequake } from './i/icequake.ts';
import { icyManipulator } from './i/icy-manipulator.ts';
import { igneousCur } from './i/igneous-cur.ts';
import { illusoryAngel } from './i/illusory-angel.ts';
import { imperviousGreatwurm } from './i/impervious-greatwurm.ts';
import { imposingSovereign } from './i/imposing-sovereign.ts';
import { impsMischief } from './i/imps-mischief.ts';
import { increasingConfusion } from './i/increasing-confusion.ts';
import { increasingDevotion } from './i/increasing-devotion.ts';
import { increasingVengeance } from './i/increasing-vengeance.ts';
import { inescapableBlaze } from './i/inescapable-blaze.ts';
import { infernalGrasp } from './i/infernal-grasp.ts';
import { infest } from './i/infest.ts';
import { ingotChewer } from './i/ingot-chewer.ts';
import { innocentBlood } from './i/innocent-blood.ts';
import { insidiousWill } from './i/insidious-will.ts';
import { inspiration } from './i/inspiration.ts';
import { intangibleVirtue } from './i/intangible-virtue.ts';
import { intoTheRoil } from './i/into-the-roil.ts';
import { intoTheVoid } from './i/into-the-void.ts';
import { ionaShieldOfEmeria } from './i/iona-shield-of-emeria.ts';
import { irresistiblePrey } from './i/irresistible-prey.ts';
import { isochronScepter } from './i/isochron-scepter.ts';
import { isolationZone } from './i/isolation-zone.ts';
import { itOfTheHorridSwarm } from './i/it-of-the-horrid-swarm.ts';
import { ivyElemental } from './i/ivy-elemental.ts';
import { ixalansBinding } from './i/ixalans-binding.ts';
import { izzetCharm } from './i/izzet-charm.ts';
import { jaceBeleren } from './j/jace-beleren.ts';
import { jaceIngeniousMindMage } from './j/jace-ingenious-mind-mage.ts';
import { jacesIngenuity } from './j/jaces-ingenuity.ts';
import { jadeMage } from './j/jade-mage.ts';
import { jandorsSaddlebags } from './j/jandors-saddlebags.ts';
import { jayemdaeTome } from './j/jayemdae-tome.ts';
import { jodahArchmageEternal } from './j/jodah-archmage-eternal.ts';
import { joragaInvocation } from './j/joraga-invocation.ts';
import { journeyToNowhere } from './j/journey-to-nowhere.ts';
import { jump } from './j/jump.ts';
import { kamahlFistOfKrosa } from './k/kamahl-fist-of-krosa.ts';
import { karadorGhostChieftain } from './k/karador-ghost-chieftain.ts';
import { kariZevsExpertise } from './k/kari-zevs-expertise.ts';
import { karnSilverGolem } from './k/karn-silver-golem.ts';
import { kavuPrimarch } from './k/kavu-primarch.ts';
import { kavuTitan } from './k/kavu-titan.ts';
import { keldonHalberdier } from './k/keldon-halberdier.ts';
import { kessDissidentMage } from './k/kess-dissident-mage.ts';
import { kismet } from './k/kismet.ts';
import { knowledgePool } from './k/knowledge-pool.ts';
import { kolaghansCommand } from './k/kolaghans-command.ts';
import { kranioceros } from './k/kranioceros.ts';
import { krenkosCommand } from './k/krenkos-command.ts';
import { krosanGrip } from './k/krosan-grip.ts';
import { kuldothaRebirth } from './k/kuldotha-rebirth.ts';
import { labRats } from './l/lab-rats.ts';
import { languish } from './l/languish.ts';
import { lapseOfCertainty } from './l/lapse-of-certainty.ts';
import { lashweedLurker } from './l/lashweed-lurker.ts';
import { lastBreath } from './l/last-breath.ts';
import { lastGasp } from './l/last-gasp.ts';
import { lastWord } from './l/last-word.ts';
import { lavaDart } from './l/lava-dart.ts';
import { lavaSpike } from './l/lava-spike.ts';
import { leechBonder } from './l/leech-bonder.ts';
import { leoninScimitar } from './l/leonin-scimitar.ts';
import { leyDruid } from './l/ley-druid.ts';
import { leylineOfAnticipation } from './l/leyline-of-anticipation.ts';
import { leylineOfTheVoid } from './l/leyline-of-the-void.ts';
import { lightOfSanction } from './l/light-of-sanction.ts';
import { lightkeeperOfEmeria } from './l/lightkeeper-of-emeria.ts';
import { lightningBlast } from './l/lightning-blast.ts';
import { lightningBolt } from './l/lightning-bolt.ts';
import { lightningElemental } from './l/lightning-elemental.ts';
import { lightningGreaves } from './l/lightning-greaves.ts';
import { lightningHelix } from './l/lightning-helix.ts';
import { lightningSerpent } from './l/lightning-serpent.ts';
import { lightningStrike } from './l/lightning-strike.ts';
import { lilianaDeathWielder } from './l/liliana-death-wielder.ts';
import { lilianasSpecter } from './l/lilianas-specter.ts';
import { lingeringSouls } from './l/lingering-souls.ts';
import { linvalaKeeperOfSilence } from './l/linvala-keeper-of-silence.ts';
import { liquify } from './l/liquify.ts';
import { lithoformEngine } from './l/lithoform-engine.ts';
import { livingPlane } from './l/living-plane.ts';
import { livingTwister } from './l/living-twister.ts';
import { llawanCephalidEmpress } from './l/llawan-cephalid-empress.ts';
import { logicKnot } from './l/logic-knot.ts';
import { loneMissionary } from './l/lone-missionary.ts';
import { loseFocus } from './l/lose-focus.ts';
import { lotusBloom } from './l/lotus-bloom.ts';
import { loxodonGatekeeper } from './l/loxodon-gatekeeper.ts';
import { loxodonWarhammer } from './l/loxodon-warhammer.ts';
import { lurrusOfTheDreamDen } from './l/lurrus-of-the-dream-den.ts';
import { maelstromArchangel } from './m/maelstrom-archangel.ts';
import { maestrosAscendancy } from './m/maestros-ascendancy.ts';
import { magmaSpray } from './m/magma-spray.ts';
import { magmaticSinkhole } from './m/magmatic-sinkhole.ts';
import { magusOfTheFuture } from './m/magus-of-the-future.ts';
import { magusOfTheWill } from './m/magus-of-the-will.ts';
import { manaDrain } from './m/mana-drain.ts';
import { manaLeak } from './m/mana-leak.ts';
import { marangRiverProwler } from './m/marang-river-prowler.ts';
import { marchOfTheMachines } from './m/march-of-the-machines.ts';
import { marchOfTheMultitudes } from './m/march-of-the-multitudes.ts';
import { markOfAsylum } from './m/mark-of-asylum.ts';
import { maro } from './m/maro.ts';
import { martyrsOfKorlis } from './m/martyrs-of-korlis.ts';
import { massAppeal } from './m/mass-appeal.ts';
import { massHysteria } from './m/mass-hysteria.ts';
import { masterThief } from './m/master-thief.ts';
import { megrim } from './m/megrim.ts';
import { melekIzzetParagon } from './m/melek-izzet-paragon.ts';
import { memoryLapse } from './m/memory-lapse.ts';
import { memoryPlunder } from './m/memory-plunder.ts';
import { mendingHands } from './m/mending-hands.ts';
import { merfolkLooter } from './m/merfolk-looter.ts';
import { mesaEnchantress } from './m/mesa-enchantress.ts';
import { meteoricMace } from './m/meteoric-mace.ts';
import { millstone } from './m/millstone.ts';
import { mindControl } from './m/mind-control.ts';
import { mindGrind } from './m/mind-grind.ts';
import { mindRake } from './m/mind-rake.ts';
import { mindRot } from './m/mind-rot.ts';
import { mindSculpt } from './m/mind-sculpt.ts';
import { mindSpring } from './m/mind-spring.ts';
import { mindbreakTrap } from './m/mindbreak-trap.ts';
import { mindsDesire } from './m/minds-desire.ts';
import { mindstab } from './m/mindstab.ts';
import { minscBelovedRanger } from './m/minsc-beloved-ranger.ts';
import { mirageMirror } from './m/mirage-mirror.ts';
import { mirari } from './m/mirari.ts';
import { mirrorGallery } from './m/mirror-gallery.ts';
import { mirrorweave } from './m/mirrorweave.ts';
import { misdirection } from './m/misdirection.ts';
import { missionBriefing } from './m/mission-briefing.ts';
import { mizziumMortars } from './m/mizzium-mortars.ts';
import { mizziumSkin } from './m/mizzium-skin.ts';
import { mizzixsMastery } from './m/mizzixs-mastery.ts';
import { mnemonicDeluge } from './m/mnemonic-deluge.ts';
import { mobilize } from './m/mobilize.ts';
import { mockeryOfNature } from './m/mockery-of-nature.ts';
import { momentaryBlink } from './m/momentary-blink.ts';
import { morticianBeetle } from './m/mortician-beetle.ts';
import { mossViper } from './m/moss-viper.ts';
import { mournwhelk } from './m/mournwhelk.ts';
import { mulldrifter } from './m/mulldrifter.ts';
import { multanisPresence } from './m/multanis-presence.ts';
import { muragandaPetroglyphs } from './m/muraganda-petroglyphs.ts';
import { murder } from './m/murder.ts';
import { murderousCut } from './m/murderous-cut.ts';
import { myrEnforcer } from './m/myr-enforcer.ts';
import { mysticForge } from './m/mystic-forge.ts';
import { nantukoHusk } from './n/nantuko-husk.ts';
import { nantukoShade } from './n/nantuko-shade.ts';
import { narrowEscape } from './n/narrow-escape.ts';
import { narsetEnlightenedMaster } from './n/narset-enlightened-master.ts';
import { naruMehaMasterWizard } from './n/naru-meha-master-wizard.ts';
import { naturalReclamation } from './n/natural-reclamation.ts';
import { naturalize } from './n/naturalize.ts';
import { naturesClaim } from './n/natures-claim.ts';
import { naturesRevolt } from './n/natures-revolt.ts';
import { necrobite } from './n/necrobite.ts';
import { necrologia } from './n/necrologia.ts';
import { negate } from './n/negate.ts';
import { nekrataal } from './n/nekrataal.ts';
import { nevermaker } from './n/nevermaker.ts';
import { nightOfSoulsBetrayal } from './n/night-of-souls-betrayal.ts';
import { nightmare } from './n/nightmare.ts';
import { nightsWhisper } from './n/nights-whisper.ts';
import { nightveilSpecter } from './n/nightveil-specter.ts';
import { nissaStewardOfElements } from './n/nissa-steward-of-elements.ts';
import { niveousWisps } from './n/niveous-wisps.ts';
import { nivixGuildmage } from './n/nivix-guildmage.ts';
import { nivmagusElemental } from './n/nivmagus-elemental.ts';
import { noEscape } from './n/no-escape.ts';
import { nullRod } from './n/null-rod.ts';
import { obNixilisTheHateTwisted } from './o/ob-nixilis-the-hate-twisted.ts';
import { obliterate } from './o/obliterate.ts';
import { oblivionRing } from './o/oblivion-ring.ts';
import { obstinateFamiliar } from './o/obstinate-familiar.ts';
import { omniscience } from './o/omniscience.ts';
import { omnispellAdept } from './o/omnispell-adept.ts';
import { oneDozenEyes } from './o/one-dozen-eyes.ts';
import { oneWithTheMachine } from './o/one-with-the-machine.ts';
import { onyxGoblet } from './o/onyx-goblet.ts';
import { opalescence } from './o/opalescence.ts';
import { opportunity } from './o/opportunity.ts';
import { opposition } from './o/opposition.ts';
import { opt } from './o/opt.ts';
import { oracleOfMulDaya } from './o/oracle-of-mul-daya.ts';
import { orbOfDreams } from './o/orb-of-dreams.ts';
import { orderOfWhiteclay } from './o/order-of-whiteclay.ts';
import { otherworldlyJourney } from './o/otherworldly-journey.ts';
import { outwit } from './o/outwit.ts';
import { overgrownTomb } from './o/overgrown-tomb.ts';
import { overrun } from './o/overrun.ts';
import { ovinize } from './o/ovinize.ts';
import { pacifism } from './p/pacifism.ts';
import { pactOfNegation } from './p/pact-of-negation.ts';
import { panopticMirror } from './p/panoptic-mirror.ts';
import { parallelLives } from './p/parallel-lives.ts';
import { pastInFlames } from './p/past-in-flames.ts';
import { pathOfPeace } from './p/path-of-peace.ts';
import { patrolSignaler } from './p/patrol-signaler.ts';
import { persuasion } from './p/persuasion.ts';
import { phantomWarrior } from './p/phantom-warrior.ts';
import { phyrexianArena } from './p/phyrexian-arena.ts';
import { phyrexianMetamorph } from './p/phyrexian-metamorph.ts';
import { phyrexianScuta } from './p/phyrexian-scuta.ts';
import { phyrexianVault } from './p/phyrexian-vault.ts';
import { pillage } from './p/pillage.ts';
import { plagueSpores } from './p/plague-spores.ts';
import { platinumEmperion } from './p/platinum-emperion.ts';
import { plunder } from './p/plunder.ts';
import { possibilityStorm } from './p/possibility-storm.ts';
import { powerWordKill } from './p/power-word-kill.ts';
import { precisionBolt } from './p/precision-bolt.ts';
import { precognitionField } from './p/precognition-field.ts';
import { pressurePoint } from './p/pressure-point.ts';
import { primalVigor } from './p/primal-vigor.ts';
import { primordialHydra } from './p/primordial-hydra.ts';
import { prisonRealm } from './p/prison-realm.ts';
import { prodigalPyromancer } from './p/prodigal-pyromancer.ts';
import { prodigalSorcerer } from './p/prodigal-sorcerer.ts';
import { prosperity } from './p/prosperity.ts';
import { prowlingSerpopard } from './p/prowling-serpopard.ts';
import { psionicBlast } from './p/psionic-blast.ts';
import { psychicVortex } from './p/psychic-vortex.ts';
import { pullFromEternity } from './p/pull-from-eternity.ts';
import { punctureBlast } from './p/puncture-blast.ts';
import { purphorosGodOfTheForge } from './p/purphoros-god-of-the-forge.ts';
import { pyriteSpellbomb } from './p/pyrite-spellbomb.ts';
import { pyroclasm } from './p/pyroclasm.ts';
import { pyromatics } from './p/pyromatics.ts';
import { quagVampires } from './q/quag-vampires.ts';
import { quasiduplicate } from './q/quasiduplicate.ts';
import { quicksand } from './q/quicksand.ts';
import { quicksilverGargantuan } from './q/quicksilver-gargantuan.ts';
import { quirionDryad } from './q/quirion-dryad.ts';
import { rackAndRuin } from './r/rack-and-ruin.ts';
import { radiantFlames } from './r/radiant-flames.ts';
import { radicalIdea } from './r/radical-idea.ts';
import { raffinesGuidance } from './r/raffines-guidance.ts';
import { ragingGoblin } from './r/raging-goblin.ts';
import { ragingKavu } from './r/raging-kavu.ts';
import { rainOfRust } from './r/rain-of-rust.ts';
import { raiseDead } from './r/raise-dead.ts';
import { raiseTheAlarm } from './r/raise-the-alarm.ts';
import { rakshasasSecret } from './r/rakshasas-secret.ts';
import { rampantGrowth } from './r/rampant-growth.ts';
import { rancor } from './r/rancor.ts';
import { rangersGuile } from './r/rangers-guile.ts';
import { ravenousRats } from './r/ravenous-rats.ts';
import { ravensCrime } from './r/ravens-crime.ts';
import { razorclawBear } from './r/razorclaw-bear.ts';
import { reachThroughMists } from './r/reach-through-mists.ts';
import { reanimate } from './r/reanimate.ts';
import { reapAndSow } from './r/reap-and-sow.ts';
import { reapingTheGraves } from './r/reaping-the-graves.ts';
import { reassemblingSkeleton } from './r/reassembling-skeleton.ts';
import { recklessEmbermage } from './r/reckless-embermage.ts';
import { redirect } from './r/redirect.ts';
import { regeneration } from './r/regeneration.ts';
import { regrowth } from './r/regrowth.ts';
import { reinterpret } from './r/reinterpret.ts';
import { reiterate } from './r/reiterate.ts';
import { reject } from './r/reject.ts';
import { reliquaryTower } from './r/reliquary-tower.ts';
import { remand } from './r/remand.ts';
import { removeSoul } from './r/remove-soul.ts';
import { repeal } from './r/repeal.ts';
import { replenish } from './r/replenish.ts';
import { reset } from './r/reset.ts';
import { restInPeace } from './r/rest-in-peace.ts';
import { restlessDreams } from './r/restless-dreams.ts';
import { restorationAngel } from './r/restoration-angel.ts';
import { returnToTheRanks } from './r/return-to-the-ranks.ts';
import { reveillark } from './r/reveillark.ts';
import { reverberate } from './r/reverberate.ts';
import { reveredElder } from './r/revered-elder.ts';
import { revivingDose } from './r/reviving-dose.ts';
import { revokeExistence } from './r/revoke-existence.ts';
import { riftBolt } from './r/rift-bolt.ts';
import { riftwingCloudskate } from './r/riftwing-cloudskate.ts';
import { riteOfReplication } from './r/rite-of-replication.ts';
import { roarOfTheKha } from './r/roar-of-the-kha.ts';
import { rodOfRuin } from './r/rod-of-ruin.ts';
import { rollingThunder } from './r/rolling-thunder.ts';
import { rootMaze } from './r/root-maze.ts';
import { roothaMercurialArtist } from './r/rootha-mercurial-artist.ts';
import { rosemaneCentaur } from './r/rosemane-centaur.ts';
import { royalAssassin } from './r/royal-assassin.ts';
import { rubyMedallion } from './r/ruby-medallion.ts';
import { ruleOfLaw } from './r/rule-of-law.ts';
import { runeOfFlight } from './r/rune-of-flight.ts';
import { rushOfBlood } from './r/rush-of-blood.ts';
import { rushingRiver } from './r/rushing-river.ts';
import { rushwoodHerbalist } from './r/rushwood-herbalist.ts';
import { rustedSentinel } from './r/rusted-sentinel.ts';
import { sabretoothTiger } from './s/sabretooth-tiger.ts';
import { sacredCat } from './s/sacred-cat.ts';
import { safePassage } from './s/safe-passage.ts';
import { safeholdSentry } from './s/safehold-sentry.ts';
import { sageOfLatNam } from './s/sage-of-lat-nam.ts';
import { sakuraTribeElder } from './s/sakura-tribe-elder.ts';
import { samiteHealer } from './s/samite-healer.ts';
import { sapphireMedallion } from './s/sapphire-medallion.ts';
import { savageAlliance } from './s/savage-alliance.ts';
import { savageTwister } from './s/savage-twister.ts';
import { scatterTheSeeds } from './s/scatter-the-seeds.ts';
import { scattershot } from './s/scattershot.ts';
import { scorchedEarth } from './s/scorched-earth.ts';
import { screamreachBrawler } from './s/screamreach-brawler.ts';
import { scrollThief } from './s/scroll-thief.ts';
import { sculptingSteel } from './s/sculpting-steel.ts';
import { sealAway } from './s/seal-away.ts';
import { sealOfCleansing } from './s/seal-of-cleansing.ts';
import { searchForTomorrow } from './s/search-for-tomorrow.ts';
import { searingSpear } from './s/searing-spear.ts';
import { searingTouch } from './s/searing-touch.ts';
import { secludedSteppe } from './s/secluded-steppe.ts';
import { secureTheWastes } from './s/secure-the-wastes.ts';
import { selesnyaGuildmage } from './s/selesnya-guildmage.ts';
import { sentinelSpider } from './s/sentinel-spider.ts';
import { serraAngel } from './s/serra-angel.ts';
import { serraAscendant } from './s/serra-ascendant.ts';
import { shadowfeed } from './s/shadowfeed.ts';
import { shamblingGhoul } from './s/shambling-ghoul.ts';
import { shardlessAgent } from './s/shardless-agent.ts';
import { shatter } from './s/shatter.ts';
import { shatteringSpree } from './s/shattering-spree.ts';
import { shimmerMyr } from './s/shimmer-myr.ts';
import { shivanDragon } from './s/shivan-dragon.ts';
import { shivanMeteor } from './s/shivan-meteor.ts';
import { shock } from './s/shock.ts';
import { showstopper } from './s/showstopper.ts';
import { shrapnelBlast } from './s/shrapnel-blast.ts';
import { shrink } from './s/shrink.ts';
import { shrivel } from './s/shrivel.ts';
import { shuko } from './s/shuko.ts';
import { shunt } from './s/shunt.ts';
import { siegeWurm } from './s/siege-wurm.ts';
import { sift } from './s/sift.ts';
import { sigilTracer } from './s/sigil-tracer.ts';
import { silence } from './s/silence.ts';
import { silkbindFaerie } from './s/silkbind-faerie.ts';
import { silkwrap } from './s/silkwrap.ts';
import { sinsOfThePast } from './s/sins-of-the-past.ts';
import { skitterOfLizards } from './s/skitter-of-lizards.ts';
import { skulkingGhost } from './s/skulking-ghost.ts';
import { skyhunterSkirmisher } from './s/skyhunter-skirmisher.ts';
import { skylineCascade } from './s/skyline-cascade.ts';
import { skyshroudCondor } from './s/skyshroud-condor.ts';
import { slaughter } from './s/slaughter.ts';
import { sleep } from './s/sleep.ts';
import { snapcasterMage } from './s/snapcaster-mage.ts';
import { snuffOut } from './s/snuff-out.ts';
import { solTalisman } from './s/sol-talisman.ts';
import { solarTide } from './s/solar-tide.ts';
import { solemnSimulacrum } from './s/solemn-simulacrum.ts';
import { solemnity } from './s/solemnity.ts';
import { solitude } from './s/solitude.ts';
import { sorinsThirst } from './s/sorins-thirst.ts';
import { soulReap } from './s/soul-reap.ts';
import { soulWarden } from './s/soul-warden.ts';
import { soulmender } from './s/soulmender.ts';
import { sowerOfTemptation } from './s/sower-of-temptation.ts';
import { sparkSpray } from './s/spark-spray.ts';
import { spellBurst } from './s/spell-burst.ts';
import { spellContortion } from './s/spell-contortion.ts';
import { spellQueller } from './s/spell-queller.ts';
import { spellbinder } from './s/spellbinder.ts';
import { spellbook } from './s/spellbook.ts';
import { spelljack } from './s/spelljack.ts';
import { sphereOfResistance } from './s/sphere-of-resistance.ts';
import { sphinxOfTheFinalWord } from './s/sphinx-of-the-final-word.ts';
import { spinalEmbrace } from './s/spinal-embrace.ts';
import { spitebellows } from './s/spitebellows.ts';
import { spittingImage } from './s/spitting-image.ts';
import { sproutSwarm } from './s/sprout-swarm.ts';
import { squelch } from './s/squelch.ts';
import { sramsExpertise } from './s/srams-expertise.ts';
import { standstill } from './s/standstill.ts';
import { stasisSnare } from './s/stasis-snare.ts';
import { stasis } from './s/stasis.ts';
import { steadfastSentinel } from './s/steadfast-sentinel.ts';
import { steelGolem } from './s/steel-golem.ts';
import { steelWall } from './s/steel-wall.ts';
import { stifle } from './s/stifle.ts';
import { stokeTheFlames } from './s/stoke-the-flames.ts';
import { stompingGround } from './s/stomping-ground.ts';
import { stoneRain } from './s/stone-rain.ts';
import { stonewoodInvocation } from './s/stonewood-invocation.ts';
import { stormCrow } from './s/storm-crow.ts';
import { stormscapeBattlemage } from './s/stormscape-battlemage.ts';
import { storyCircle } from './s/story-circle.ts';
import { streetSpasm } from './s/street-spasm.ts';
import { strikeItRich } from './s/strike-it-rich.ts';
import { stripMine } from './s/strip-mine.ts';
import { strokeOfGenius } from './s/stroke-of-genius.ts';
import { sublimeEpiphany } from './s/sublime-epiphany.ts';
import { submerge } from './s/submerge.ts';
import { subtleStrike } from './s/subtle-strike.ts';
import { suddenDeath } from './s/sudden-death.ts';
import { suddenEdict } from './s/sudden-edict.ts';
import { suddenShock } from './s/sudden-shock.ts';
import { suddenSpoiling } from './s/sudden-spoiling.ts';
import { sulfurElemental } from './s/sulfur-elemental.ts';
import { sultaiScavenger } from './s/sultai-scavenger.ts';
import { summaryDismissal } from './s/summary-dismissal.ts';
import { sunbirdsInvocation } from './s/sunbirds-invocation.ts';
import { sundialOfTheInfinite } from './s/sundial-of-the-infinite.ts';
import { sunscorchedDesert } from './s/sunscorched-desert.ts';
import { supremeVerdict } from './s/supreme-verdict.ts';
import { surpriseDeployment } from './s/surprise-deployment.ts';
import { suspensionField } from './s/suspension-field.ts';
import { swerve } from './s/swerve.ts';
import { swiftfootBoots } from './s/swiftfoot-boots.ts';
import { switcheroo } from './s/switcheroo.ts';
import { swordsToPlowshares } from './s/swords-to-plowshares.ts';
import { takePossession } from './t/take-possession.ts';
import { talesEnd } from './t/tales-end.ts';
import { teferiTimeRaveler } from './t/teferi-time-raveler.ts';
import { temporalFissure } from './t/temporal-fissure.ts';
import { tenaciousDead } from './t/tenacious-dead.ts';
import { tenaciousUnderdog } from './t/tenacious-underdog.ts';
import { tendrilsOfAgony } from './t/tendrils-of-agony.ts';
import { terminate } from './t/terminate.ts';
import { terraStomper } from './t/terra-stomper.ts';
import { terror } from './t/terror.ts';
import { thaliaGuardianOfThraben } from './t/thalia-guardian-of-thraben.ts';
import { thaliaHereticCathar } from './t/thalia-heretic-cathar.ts';
import { thatcherRevolt } from './t/thatcher-revolt.ts';
import { thinkTwice } from './t/think-twice.ts';
import { thopterArrest } from './t/thopter-arrest.ts';
import { thornOfAmethyst } from './t/thorn-of-amethyst.ts';
import { thoughtCourier } from './t/thought-courier.ts';
import { thoughtReflection } from './t/thought-reflection.ts';
import { thoughtScour } from './t/thought-scour.ts';
import { thousandYearElixir } from './t/thousand-year-elixir.ts';
import { threadsOfDisloyalty } from './t/threads-of-disloyalty.ts';
import { threaten } from './t/threaten.ts';
import { thrillOfPossibility } from './t/thrill-of-possibility.ts';
import { thunderscapeFamiliar } from './t/thunderscape-familiar.ts';
import { thwart } from './t/thwart.ts';
import { tibaltRakishInstigator } from './t/tibalt-rakish-instigator.ts';
import { timeStop } from './t/time-stop.ts';
import { timecrafting } from './t/timecrafting.ts';
import { titanicGrowth } from './t/titanic-growth.ts';
import { tombstalker } from './t/tombstalker.ts';
import { tomeScour } from './t/tome-scour.ts';
import { torchSlinger } from './t/torch-slinger.ts';
import { tormodsCrypt } from './t/tormods-crypt.ts';
import { torrentialGearhulk } from './t/torrential-gearhulk.ts';
import { toxicDeluge } from './t/toxic-deluge.ts';
import { trainOfThought } from './t/train-of-thought.ts';
import { trapjawTyrant } from './t/trapjaw-tyrant.ts';
import { treasureCruise } from './t/treasure-cruise.ts';
import { treetopVillage } from './t/treetop-village.ts';
import { tremor } from './t/tremor.ts';
import { trinisphere } from './t/trinisphere.ts';
import { triplicateSpirits } from './t/triplicate-spirits.ts';
import { tunnel } from './t/tunnel.ts';
import { turbulentDreams } from './t/turbulent-dreams.ts';
import { turnToFrog } from './t/turn-to-frog.ts';
import { twiddle } from './t/twiddle.ts';
import { twincast } from './t/twincast.ts';
import { twistedImage } from './t/twisted-image.ts';
import { twistedReflection } from './t/twisted-reflection.ts';
import { unboundFlourishing } from './u/unbound-flourishing.ts';
import { unburialRites } from './u/unburial-rites.ts';
import { underworldDreams } from './u/underworld-dreams.ts';
import { undyingEvil } from './u/undying-evil.ts';
import { unearth } from './u/unearth.ts';
import { unholyStrength } from './u/unholy-strength.ts';
import { unifiedFront } from './u/unified-front.ts';
import { unlicensedDisintegration } from './u/unlicensed-disintegration.ts';
import { unnaturalSpeed } from './u/unnatural-speed.ts';
import { unsubstantiate } from './u/unsubstantiate.ts';
import { unsummon } from './u/unsummon.ts';
import { urabraskTheHidden } from './u/urabrask-the-hidden.ts';
import { vacuumelt } from './v/vacuumelt.ts';
import { valleyDasher } from './v/valley-dasher.ts';
import { vandalblast } from './v/vandalblast.ts';
import { vedalkenMastermind } from './v/vedalken-mastermind.ts';
import { vedalkenOrrery } from './v/vedalken-orrery.ts';
import { vengefulDreams } from './v/vengeful-dreams.ts';
import { venserShaperSavant } from './v/venser-shaper-savant.ts';
import { verdelothTheAncient } from './v/verdeloth-the-ancient.ts';
import { vernalEquinox } from './v/vernal-equinox.ts';
import { vexingScuttler } from './v/vexing-scuttler.ts';
import { villainousWealth } from './v/villainous-wealth.ts';
import { vindicate } from './v/vindicate.ts';
import { violentOutburst } from './v/violent-outburst.ts';
import { viridescentWisps } from './v/viridescent-wisps.ts';
import { vizierOfRemedies } from './v/vizier-of-remedies.ts';
import { voidRend } from './v/void-rend.ts';
import { voidWinnower } from './v/void-winnower.ts';
import { voidslime } from './v/voidslime.ts';
import { volcanicGeyser } from './v/volcanic-geyser.ts';
import { volcanicHammer } from './v/volcanic-hammer.ts';
import { volrathsStronghold } from './v/volraths-stronghold.ts';
import { vulshokMorningstar } from './v/vulshok-morningstar.ts';
import { wakeTheDead } from './w/wake-the-dead.ts';
import { walkerOfTheGrove } from './w/walker-of-the-grove.ts';
import { walkingBallista } from './w/walking-ballista.ts';
import { wallOfAir } from './w/wall-of-air.ts';
import { wallOfOmens } from './w/wall-of-omens.ts';
import { wallOfTanglecord } from './w/wall-of-tanglecord.ts';
import { warstormSurge } from './w/warstorm-surge.ts';
import { wasteland } from './w/wasteland.ts';
import { wateryGrave } from './w/watery-grave.ts';
import { weaponSurge } from './w/weapon-surge.ts';
import { weatherTheStorm } from './w/weather-the-storm.ts';
import { whetstone } from './w/whetstone.ts';
import { whipflare } from './w/whipflare.ts';
import { whispersOfTheMuse } from './w/whispers-of-the-muse.ts';
import { whitesunsPassage } from './w/whitesuns-passage.ts';
import { wildHunger } from './w/wild-hunger.ts';
import { wildRicochet } from './w/wild-ricochet.ts';
import { willForgedGolem } from './w/will-forged-golem.ts';
import { wingShards } from './w/wing-shards.ts';
import { wipeAway } from './w/wipe-away.ts';
import { wispmare } from './w/wispmare.ts';
import { wolfbriarElemental } from './w/wolfbriar-elemental.ts';
import { wordOfSeizing } from './w/word-of-seizing.ts';
import { wordsOfWisdom } from './w/words-of-wisdom.ts';
import { worldsoulColossus } from './w/worldsoul-colossus.ts';
import { wormHarvest } from './w/worm-harvest.ts';
import { wrathOfGod } from './w/wrath-of-god.ts';
import { wretchedGryff } from './w/wretched-gryff.ts';
import { yahennisExpertise } from './y/yahennis-expertise.ts';
import { yawgmothsWill } from './y/yawgmoths-will.ts';
import { yevaNaturesHerald } from './y/yeva-natures-herald.ts';
import { youngPyromancer } from './y/young-pyromancer.ts';
import { zombify } from './z/zombify.ts';
import { VANILLA_CREATURES } from './vanilla.ts';

/** Every card whose business is not mana, in the order of its file. */
export const OTHER_CARDS: readonly CardRecord[] = [
  abolish,
  abruptDecay,
  absorb,
  abundantMaw,
  academyDrake,
  academyRuins,
  accordersShield,
  acidicSlime,
  acolyteOfXathrid,
  actOfTreason,
  actOnImpulse,
  adarkarSentinel,
  adornedPouncer,
  aeonChronicler,
  aetherGust,
  aetherTide,
  aethersnatch,
  aethersnipe,
  aggressiveMining,
  agonizingSyphon,
  airElemental,
  ajaniGoldmane,
  ajanisPridemate,
  ajanisWelcome,
  akkiDrillmaster,
  akroanJailer,
  akromasVengeance,
  alabasterMage,
  alabornGrenadier,
  aladdin,
  alchemistsRefuge,
  alignedHedronNetwork,
  allay,
  altarsReap,
  alteredEgo,
  ambushViper,
  anaDisciple,
  anabaShaman,
  anarchy,
  ancestralRecall,
  ancestralVision,
  ancientGrudge,
  angelOfSanctions,
  angelsMercy,
  angelicAscension,
  angelicEdict,
  angelicFavor,
  animalSanctuary,
  animateLand,
  ankhOfMishra,
  annex,
  annoyedAltisaur,
  anointedProcession,
  apexDevastator,
  apexHawks,
  apocalypseHydra,
  arashinCleric,
  arcaneLaboratory,
  arcaneMelee,
  archonOfEmeria,
  artfulDodge,
  asForetold,
  ashcoatBear,
  ashioksErasure,
  astralSteel,
  audaciousThief,
  augmentingAutomaton,
  auraFinesse,
  auriokWindwalker,
  authorityOfTheConsuls,
  avenFleetwing,
  avenTrooper,
  azoriusCharm,
  bagOfHolding,
  balefulStrix,
  ballLightning,
  banefire,
  banehound,
  banisherPriest,
  banishingLight,
  bannersRaised,
  baralsExpertise,
  barbedLightning,
  barkhideMauler,
  basriDevotedPaladin,
  bassaraTowerArcher,
  battleScreech,
  battlegrowth,
  bazaarOfBaghdad,
  becomeImmense,
  benalishCommander,
  benalishKnight,
  betrayalOfFlesh,
  bileBlight,
  bileUrchin,
  biomassMutation,
  bituminousBlast,
  blaze,
  blessedAlliance,
  blindWithAnger,
  blinkmothInfusion,
  bloodArtist,
  bloodBairn,
  bloodScrivener,
  bloodbraidElf,
  bloodflowConnoisseur,
  bloodgiftDemon,
  blurredMongoose,
  blustersquall,
  bogDown,
  bogImp,
  boggartBrute,
  boil,
  boltBend,
  bondBeetle,
  bondOfAgony,
  boneSplinters,
  bonesplitter,
  bookOfRass,
  boomerang,
  boonReflection,
  borosCharm,
  borosReckoner,
  borosSwiftblade,
  borrowedGrace,
  borrowedHostility,
  borrowedMalevolence,
  bottleGnomes,
  boulderfall,
  brainFreeze,
  braingeyser,
  branchingEvolution,
  briarhorn,
  brokenWings,
  bubbleMatrix,
  bumpInTheNight,
  buriedAlive,
  burstLightning,
  cacklingCounterpart,
  callOfTheHerd,
  cancel,
  candelabraOfTawnos,
  capsize,
  captiveFlame,
  capturedSunlight,
  caressOfPhyrexia,
  carnageTyrant,
  castOut,
  catBurglar,
  catalog,
  catharticReunion,
  cathedralSanctifier,
  cauldronDance,
  celestialCrusader,
  ceruleanWisps,
  chainedToTheRocks,
  chainersEdict,
  chaliceOfTheVoid,
  championOfWits,
  chandrasOutrage,
  chandraFlamesCatalyst,
  chandraNovicePyromancer,
  chaosWand,
  chaoslace,
  chaplainsBlessing,
  char,
  childOfNight,
  chimericStaff,
  chordOfCalling,
  cinderElemental,
  circleOfProtectionGreen,
  circleOfProtectionShadow,
  cleansingScreech,
  clingingMists,
  cloakOfMists,
  clone,
  cloudshift,
  codexShredder,
  coffinPurge,
  collectiveEffort,
  collectorOuphe,
  colossalDreadmaw,
  colossusHammer,
  commandeer,
  commonBond,
  concentrate,
  conclaveEquenaut,
  conclaveMentor,
  conclaveTribunal,
  concordantCrossroads,
  condemn,
  confiscate,
  conflagrate,
  constantMists,
  containmentPriest,
  controlMagic,
  copyArtifact,
  coretapper,
  corpseKnight,
  corpsejackMenace,
  counselOfTheSoratami,
  counterflux,
  counterlash,
  counterspell,
  courserOfKruphix,
  cowerInFear,
  crashingDrawbridge,
  crashingFootfalls,
  crimsonWisps,
  crucibleOfWorlds,
  cruelEdict,
  crusade,
  crypticCommand,
  cunningSparkmage,
  cursedTotem,
  cyclonicRift,
  cytoshape,
  dakkonBlackblade,
  damnation,
  dampingMatrix,
  dangerousWager,
  darkestHour,
  darksteelGargoyle,
  darksteelMyr,
  darksteelRelic,
  dayOfJudgment,
  daze,
  dazzlingSphinx,
  deadbridgeGoliath,
  deadlyRecluse,
  deathRattle,
  deathWind,
  decimatorWeb,
  decimatorOfTheProvinces,
  deepAnalysis,
  deepSeaKraken,
  deflection,
  deftDuelist,
  dehydration,
  delay,
  demonicCollusion,
  demonicDread,
  demonicEmbrace,
  demonicVigor,
  denyExistence,
  denyReality,
  denyTheDivine,
  derangedOutcast,
  desertCerodon,
  desertSandstorm,
  desertion,
  destroyTheEvidence,
  devilsPlay,
  devouringLight,
  devoutChaplain,
  devoutMonk,
  diabolicEdict,
  diabolicTutor,
  dingusEgg,
  diplomaticEscort,
  directCurrent,
  disallow,
  disdainfulStroke,
  disenchant,
  disfigure,
  dismember,
  dismiss,
  disperse,
  dissipate,
  disturbedBurial,
  divination,
  divineVerdict,
  dominate,
  doomBlade,
  doomedTraveler,
  doorToNothingness,
  dosansOldestChant,
  doubleMajor,
  doublingSeason,
  dovinsVeto,
  dragonFodder,
  dragonHatchling,
  dragonlordDromoka,
  dragonscaleBoon,
  drannithMagistrate,
  dreadReturn,
  dreadWanderer,
  dreadhordeArcanist,
  dreamFracture,
  dreamPillager,
  dreamsGrip,
  dressDown,
  dromarsCharm,
  drudgeSentinel,
  dryadMilitant,
  dualcasterMage,
  durkwoodBaloth,
  dynacharge,
  edgewalker,
  efreetFlamepainter,
  eidolonOfRhetoric,
  elderDeepFiend,
  elderOfLaurels,
  electricRevelation,
  electrickery,
  electrodominance,
  elementalUprising,
  eliteArcanist,
  elvishFury,
  elvishPiper,
  elvishVisionary,
  emptyTheWarrens,
  empyrialArmor,
  enclaveElite,
  endlessOne,
  engineeredExplosives,
  enlistedWurm,
  enthrallingHold,
  eonHub,
  ephemeralShields,
  epicExperiment,
  erebosGodOfTheDead,
  errantEphemeron,
  essenceHarvest,
  essenceScatter,
  essenceOfTheWild,
  etaliPrimalStorm,
  etherealHaze,
  etheriumSculptor,
  everflowingChalice,
  evolvingWilds,
  exclusionRitual,
  exile,
  exploration,
  eyeOfTheStorm,
  facelessButcher,
  fairgroundsWarden,
  faithlessLooting,
  fanaticalFirebrand,
  fanningTheFlames,
  farmsteadGleaner,
  farseek,
  faultgrinder,
  feastOfBlood,
  felidarSovereign,
  fencingAce,
  fervor,
  festival,
  fiendHunter,
  fireblast,
  firebolt,
  firebreathing,
  firestorm,
  fistOfSuns,
  flameSlash,
  flamesOfTheFirebrand,
  flametongueKavu,
  flicker,
  flickerOfFate,
  flickerwisp,
  flight,
  fling,
  flowOfIdeas,
  flusterstorm,
  fog,
  foil,
  footstepsOfTheGoryo,
  forbid,
  forceOfWill,
  forcefulDenial,
  fork,
  foundationBreaker,
  frogify,
  frostBreath,
  frozenAether,
  fumeSpitter,
  funeralCharm,
  furnaceOfRath,
  furyCharm,
  futureSight,
  gaddockTeeg,
  gadwickTheWizened,
  gaeasAnthem,
  gaeasHerald,
  galepowderMage,
  garrukWildspeaker,
  garruksCompanion,
  garruksHorde,
  gatekeeperOfMalakir,
  gatherCourage,
  geistflame,
  genesisHydra,
  gethsVerdict,
  ghostlyFlicker,
  giantGrowth,
  giantSpider,
  gideonsLawkeeper,
  giftedAetherborn,
  gigadrowse,
  gisaAndGeralf,
  gladecoverScout,
  glareOfSubdual,
  glassCasket,
  glenElendraArchmage,
  glimmerpointStag,
  gloriousAnthem,
  glowrider,
  gnarlidPack,
  goForTheThroat,
  goblinBalloonBrigade,
  goblinBushwhacker,
  goblinDarkDwellers,
  goblinElectromancer,
  goblinFireslinger,
  goblinGrenade,
  goblinRaider,
  goblinRuinblaster,
  goblinTrailblazer,
  goblinWarParty,
  godheadOfAwe,
  grafdiggersCage,
  grandAbolisher,
  grandArbiterAugustinIv,
  grapeshot,
  gratuitousViolence,
  graveTitan,
  gravecrawler,
  gravedigger,
  gravitySphere,
  gridMonitor,
  grimLavamancer,
  griptide,
  griselbrand,
  gurmagAngler,
  gush,
  gutShot,
  guttersnipe,
  hallowedFountain,
  hammerOfPurphoros,
  hangarbackWalker,
  hardenedScales,
  harmonize,
  hatred,
  hazeOfRage,
  healersHawk,
  healingSalve,
  heliodGodOfTheSun,
  helmOfAwakening,
  herosDownfall,
  heroesReunion,
  hewedStoneRetainers,
  hideousEnd,
  hinderingTouch,
  hogaakArisenNecropolis,
  holyDay,
  holyLight,
  holyStrength,
  honorOfThePure,
  hootingMandrills,
  hostageTaker,
  hourOfRevelation,
  howlingMine,
  humbleBudoka,
  humility,
  hundroog,
  hydroidKrasis,
  hydrosurge,
  icequake,
  icyManipulator,
  igneousCur,
  illusoryAngel,
  impsMischief,
  imperviousGreatwurm,
  imposingSovereign,
  increasingConfusion,
  increasingDevotion,
  increasingVengeance,
  inescapableBlaze,
  infernalGrasp,
  infest,
  ingotChewer,
  innocentBlood,
  insidiousWill,
  inspiration,
  intangibleVirtue,
  intoTheRoil,
  intoTheVoid,
  ionaShieldOfEmeria,
  irresistiblePrey,
  isochronScepter,
  isolationZone,
  itOfTheHorridSwarm,
  ivyElemental,
  ixalansBinding,
  izzetCharm,
  jaceBeleren,
  jacesIngenuity,
  jaceIngeniousMindMage,
  jadeMage,
  jandorsSaddlebags,
  jayemdaeTome,
  jodahArchmageEternal,
  joragaInvocation,
  journeyToNowhere,
  jump,
  kamahlFistOfKrosa,
  karadorGhostChieftain,
  kariZevsExpertise,
  karnSilverGolem,
  kavuPrimarch,
  kavuTitan,
  keldonHalberdier,
  kessDissidentMage,
  kismet,
  knowledgePool,
  kolaghansCommand,
  kranioceros,
  krenkosCommand,
  krosanGrip,
  kuldothaRebirth,
  labRats,
  languish,
  lapseOfCertainty,
  lashweedLurker,
  lastBreath,
  lastGasp,
  lastWord,
  lavaDart,
  lavaSpike,
  leechBonder,
  leoninScimitar,
  leyDruid,
  leylineOfAnticipation,
  leylineOfTheVoid,
  lightOfSanction,
  lightkeeperOfEmeria,
  lightningBlast,
  lightningBolt,
  lightningElemental,
  lightningGreaves,
  lightningHelix,
  lightningSerpent,
  lightningStrike,
  lilianasSpecter,
  lilianaDeathWielder,
  lingeringSouls,
  linvalaKeeperOfSilence,
  liquify,
  lithoformEngine,
  livingPlane,
  livingTwister,
  llawanCephalidEmpress,
  logicKnot,
  loneMissionary,
  loseFocus,
  lotusBloom,
  loxodonGatekeeper,
  loxodonWarhammer,
  lurrusOfTheDreamDen,
  maelstromArchangel,
  maestrosAscendancy,
  magmaSpray,
  magmaticSinkhole,
  magusOfTheFuture,
  magusOfTheWill,
  manaDrain,
  manaLeak,
  marangRiverProwler,
  marchOfTheMachines,
  marchOfTheMultitudes,
  markOfAsylum,
  maro,
  martyrsOfKorlis,
  massAppeal,
  massHysteria,
  masterThief,
  megrim,
  melekIzzetParagon,
  memoryLapse,
  memoryPlunder,
  mendingHands,
  merfolkLooter,
  mesaEnchantress,
  meteoricMace,
  millstone,
  mindControl,
  mindGrind,
  mindRake,
  mindRot,
  mindSculpt,
  mindSpring,
  mindsDesire,
  mindbreakTrap,
  mindstab,
  minscBelovedRanger,
  mirageMirror,
  mirari,
  mirrorGallery,
  mirrorweave,
  misdirection,
  missionBriefing,
  mizziumMortars,
  mizziumSkin,
  mizzixsMastery,
  mnemonicDeluge,
  mobilize,
  mockeryOfNature,
  momentaryBlink,
  morticianBeetle,
  mossViper,
  mournwhelk,
  mulldrifter,
  multanisPresence,
  muragandaPetroglyphs,
  murder,
  murderousCut,
  myrEnforcer,
  mysticForge,
  nantukoHusk,
  nantukoShade,
  narrowEscape,
  narsetEnlightenedMaster,
  naruMehaMasterWizard,
  naturalReclamation,
  naturalize,
  naturesClaim,
  naturesRevolt,
  necrobite,
  necrologia,
  negate,
  nekrataal,
  nevermaker,
  nightOfSoulsBetrayal,
  nightsWhisper,
  nightmare,
  nightveilSpecter,
  nissaStewardOfElements,
  niveousWisps,
  nivixGuildmage,
  nivmagusElemental,
  noEscape,
  nullRod,
  obNixilisTheHateTwisted,
  obliterate,
  oblivionRing,
  obstinateFamiliar,
  omniscience,
  omnispellAdept,
  oneDozenEyes,
  oneWithTheMachine,
  onyxGoblet,
  opalescence,
  opportunity,
  opposition,
  opt,
  oracleOfMulDaya,
  orbOfDreams,
  orderOfWhiteclay,
  otherworldlyJourney,
  outwit,
  overgrownTomb,
  overrun,
  ovinize,
  pacifism,
  pactOfNegation,
  panopticMirror,
  parallelLives,
  pastInFlames,
  pathOfPeace,
  patrolSignaler,
  persuasion,
  phantomWarrior,
  phyrexianArena,
  phyrexianMetamorph,
  phyrexianScuta,
  phyrexianVault,
  pillage,
  plagueSpores,
  platinumEmperion,
  plunder,
  possibilityStorm,
  powerWordKill,
  precisionBolt,
  precognitionField,
  pressurePoint,
  primalVigor,
  primordialHydra,
  prisonRealm,
  prodigalPyromancer,
  prodigalSorcerer,
  prosperity,
  prowlingSerpopard,
  psionicBlast,
  psychicVortex,
  pullFromEternity,
  punctureBlast,
  purphorosGodOfTheForge,
  pyriteSpellbomb,
  pyroclasm,
  pyromatics,
  quagVampires,
  quasiduplicate,
  quicksand,
  quicksilverGargantuan,
  quirionDryad,
  rackAndRuin,
  radiantFlames,
  radicalIdea,
  raffinesGuidance,
  ragingGoblin,
  ragingKavu,
  rainOfRust,
  raiseDead,
  raiseTheAlarm,
  rakshasasSecret,
  rampantGrowth,
  rancor,
  rangersGuile,
  ravensCrime,
  ravenousRats,
  razorclawBear,
  reachThroughMists,
  reanimate,
  reapAndSow,
  reapingTheGraves,
  reassemblingSkeleton,
  recklessEmbermage,
  redirect,
  regeneration,
  regrowth,
  reinterpret,
  reiterate,
  reject,
  reliquaryTower,
  remand,
  removeSoul,
  repeal,
  replenish,
  reset,
  restInPeace,
  restlessDreams,
  restorationAngel,
  returnToTheRanks,
  reveillark,
  reverberate,
  reveredElder,
  revivingDose,
  revokeExistence,
  riftBolt,
  riftwingCloudskate,
  riteOfReplication,
  roarOfTheKha,
  rodOfRuin,
  rollingThunder,
  rootMaze,
  roothaMercurialArtist,
  rosemaneCentaur,
  royalAssassin,
  rubyMedallion,
  ruleOfLaw,
  runeOfFlight,
  rushOfBlood,
  rushingRiver,
  rushwoodHerbalist,
  rustedSentinel,
  sabretoothTiger,
  sacredCat,
  safePassage,
  safeholdSentry,
  sageOfLatNam,
  sakuraTribeElder,
  samiteHealer,
  sapphireMedallion,
  savageAlliance,
  savageTwister,
  scatterTheSeeds,
  scattershot,
  scorchedEarth,
  screamreachBrawler,
  scrollThief,
  sculptingSteel,
  sealAway,
  sealOfCleansing,
  searchForTomorrow,
  searingSpear,
  searingTouch,
  secludedSteppe,
  secureTheWastes,
  selesnyaGuildmage,
  sentinelSpider,
  serraAngel,
  serraAscendant,
  shadowfeed,
  shamblingGhoul,
  shardlessAgent,
  shatter,
  shatteringSpree,
  shimmerMyr,
  shivanDragon,
  shivanMeteor,
  shock,
  showstopper,
  shrapnelBlast,
  shrink,
  shrivel,
  shuko,
  shunt,
  siegeWurm,
  sift,
  sigilTracer,
  silence,
  silkbindFaerie,
  silkwrap,
  sinsOfThePast,
  skitterOfLizards,
  skulkingGhost,
  skyhunterSkirmisher,
  skylineCascade,
  skyshroudCondor,
  slaughter,
  sleep,
  snapcasterMage,
  snuffOut,
  solTalisman,
  solarTide,
  solemnSimulacrum,
  solemnity,
  solitude,
  sorinsThirst,
  soulReap,
  soulWarden,
  soulmender,
  sowerOfTemptation,
  sparkSpray,
  spellBurst,
  spellContortion,
  spellQueller,
  spellbinder,
  spellbook,
  spelljack,
  sphereOfResistance,
  sphinxOfTheFinalWord,
  spinalEmbrace,
  spitebellows,
  spittingImage,
  sproutSwarm,
  squelch,
  sramsExpertise,
  standstill,
  stasis,
  stasisSnare,
  steadfastSentinel,
  steelGolem,
  steelWall,
  stifle,
  stokeTheFlames,
  stompingGround,
  stoneRain,
  stonewoodInvocation,
  stormCrow,
  stormscapeBattlemage,
  storyCircle,
  streetSpasm,
  strikeItRich,
  stripMine,
  strokeOfGenius,
  sublimeEpiphany,
  submerge,
  subtleStrike,
  suddenDeath,
  suddenEdict,
  suddenShock,
  suddenSpoiling,
  sulfurElemental,
  sultaiScavenger,
  summaryDismissal,
  sunbirdsInvocation,
  sundialOfTheInfinite,
  sunscorchedDesert,
  supremeVerdict,
  surpriseDeployment,
  suspensionField,
  swerve,
  swiftfootBoots,
  switcheroo,
  swordsToPlowshares,
  takePossession,
  talesEnd,
  teferiTimeRaveler,
  temporalFissure,
  tenaciousDead,
  tenaciousUnderdog,
  tendrilsOfAgony,
  terminate,
  terraStomper,
  terror,
  thaliaGuardianOfThraben,
  thaliaHereticCathar,
  thatcherRevolt,
  thinkTwice,
  thopterArrest,
  thornOfAmethyst,
  thoughtCourier,
  thoughtReflection,
  thoughtScour,
  thousandYearElixir,
  threadsOfDisloyalty,
  threaten,
  thrillOfPossibility,
  thunderscapeFamiliar,
  thwart,
  tibaltRakishInstigator,
  timeStop,
  timecrafting,
  titanicGrowth,
  tombstalker,
  tomeScour,
  torchSlinger,
  tormodsCrypt,
  torrentialGearhulk,
  toxicDeluge,
  trainOfThought,
  trapjawTyrant,
  treasureCruise,
  treetopVillage,
  tremor,
  trinisphere,
  triplicateSpirits,
  tunnel,
  turbulentDreams,
  turnToFrog,
  twiddle,
  twincast,
  twistedImage,
  twistedReflection,
  unboundFlourishing,
  unburialRites,
  underworldDreams,
  undyingEvil,
  unearth,
  unholyStrength,
  unifiedFront,
  unlicensedDisintegration,
  unnaturalSpeed,
  unsubstantiate,
  unsummon,
  urabraskTheHidden,
  vacuumelt,
  valleyDasher,
  vandalblast,
  vedalkenMastermind,
  vedalkenOrrery,
  vengefulDreams,
  venserShaperSavant,
  verdelothTheAncient,
  vernalEquinox,
  vexingScuttler,
  villainousWealth,
  vindicate,
  violentOutburst,
  viridescentWisps,
  vizierOfRemedies,
  voidRend,
  voidWinnower,
  voidslime,
  volcanicGeyser,
  volcanicHammer,
  volrathsStronghold,
  vulshokMorningstar,
  wakeTheDead,
  walkerOfTheGrove,
  walkingBallista,
  wallOfAir,
  wallOfOmens,
  wallOfTanglecord,
  warstormSurge,
  wasteland,
  wateryGrave,
  weaponSurge,
  weatherTheStorm,
  whetstone,
  whipflare,
  whispersOfTheMuse,
  whitesunsPassage,
  wildHunger,
  wildRicochet,
  willForgedGolem,
  wingShards,
  wipeAway,
  wispmare,
  wolfbriarElemental,
  wordOfSeizing,
  wordsOfWisdom,
  worldsoulColossus,
  wormHarvest,
  wrathOfGod,
  wretchedGryff,
  yahennisExpertise,
  yawgmothsWill,
  yevaNaturesHerald,
  youngPyromancer,
  zombify,
  ...VANILLA_CREATURES,
];
