import type { CardRecord } from '../vocabulary/record.ts';
import { abyssalNightstalker } from './a/abyssal-nightstalker.ts';
import { accursedHorde } from './a/accursed-horde.ts';
import { aesthirGlider } from './a/aesthir-glider.ts';
import { aetherFigment } from './a/aether-figment.ts';
import { akromaAngelOfWrath } from './a/akroma-angel-of-wrath.ts';
import { alAbarasCarpet } from './a/al-abaras-carpet.ts';
import { alluringSiren } from './a/alluring-siren.ts';
import { almsBeast } from './a/alms-beast.ts';
import { amrouKithkin } from './a/amrou-kithkin.ts';
import { anointerOfChampions } from './a/anointer-of-champions.ts';
import { archangelOfTithes } from './a/archangel-of-tithes.ts';
import { ardentPlea } from './a/ardent-plea.ts';
import { armoredTransport } from './a/armored-transport.ts';
import { arrest } from './a/arrest.ts';
import { arrogantBloodlord } from './a/arrogant-bloodlord.ts';
import { arrogantPoet } from './a/arrogant-poet.ts';
import { assaultFormation } from './a/assault-formation.ts';
import { azoriusFirstWing } from './a/azorius-first-wing.ts';
import { azraSmokeshaper } from './a/azra-smokeshaper.ts';
import { bairdStewardOfArgive } from './b/baird-steward-of-argive.ts';
import { battleMadRonin } from './b/battle-mad-ronin.ts';
import { behindTheScenes } from './b/behind-the-scenes.ts';
import { berserkersOfBloodRidge } from './b/berserkers-of-blood-ridge.ts';
import { berserkersOnslaught } from './b/berserkers-onslaught.ts';
import { besmirch } from './b/besmirch.ts';
import { blazingArchon } from './b/blazing-archon.ts';
import { blightMamba } from './b/blight-mamba.ts';
import { bloodrockCyclops } from './b/bloodrock-cyclops.ts';
import { bondedConstruct } from './b/bonded-construct.ts';
import { borosRecruit } from './b/boros-recruit.ts';
import { brainwash } from './b/brainwash.ts';
import { braveTheSands } from './b/brave-the-sands.ts';
import { breakerOfArmies } from './b/breaker-of-armies.ts';
import { bristlingBoar } from './b/bristling-boar.ts';
import { cavernsOfDespair } from './c/caverns-of-despair.ts';
import { challengerTroll } from './c/challenger-troll.ts';
import { chargingRhino } from './c/charging-rhino.ts';
import { cloudSprite } from './c/cloud-sprite.ts';
import { coilingStalker } from './c/coiling-stalker.ts';
import { collectiveRestraint } from './c/collective-restraint.ts';
import { corrosiveMentor } from './c/corrosive-mentor.ts';
import { covetedPeacock } from './c/coveted-peacock.ts';
import { crawlspace } from './c/crawlspace.ts';
import { cryptCobra } from './c/crypt-cobra.ts';
import { cullingMark } from './c/culling-mark.ts';
import { curtainOfLight } from './c/curtain-of-light.ts';
import { daemogothTitan } from './d/daemogoth-titan.ts';
import { daggerOfTheWorthy } from './d/dagger-of-the-worthy.ts';
import { dauthiHorror } from './d/dauthi-horror.ts';
import { dauthiSlayer } from './d/dauthi-slayer.ts';
import { dazzlingBeauty } from './d/dazzling-beauty.ts';
import { deathgazer } from './d/deathgazer.ts';
import { deepSeaSerpent } from './d/deep-sea-serpent.ts';
import { desert } from './d/desert.ts';
import { disruptDecorum } from './d/disrupt-decorum.ts';
import { dolmenGate } from './d/dolmen-gate.ts';
import { doranTheSiegeTower } from './d/doran-the-siege-tower.ts';
import { doubleCleave } from './d/double-cleave.ts';
import { drinkerOfSorrow } from './d/drinker-of-sorrow.ts';
import { dryadSophisticate } from './d/dryad-sophisticate.ts';
import { duelingGrounds } from './d/dueling-grounds.ts';
import { elephantGrass } from './e/elephant-grass.ts';
import { elvishBerserker } from './e/elvish-berserker.ts';
import { emberBeast } from './e/ember-beast.ts';
import { emergentGrowth } from './e/emergent-growth.ts';
import { emrakulTheAeonsTorn } from './e/emrakul-the-aeons-torn.ts';
import { enlarge } from './e/enlarge.ts';
import { eternalOfHarshTruths } from './e/eternal-of-harsh-truths.ts';
import { exaltedDragon } from './e/exalted-dragon.ts';
import { falconerAdept } from './f/falconer-adept.ts';
import { familiarGround } from './f/familiar-ground.ts';
import { farrelsZealot } from './f/farrels-zealot.ts';
import { femerefKnight } from './f/femeref-knight.ts';
import { fireshrieker } from './f/fireshrieker.ts';
import { foriysianInterceptor } from './f/foriysian-interceptor.ts';
import { gaeasProtector } from './g/gaeas-protector.ts';
import { geistOfSaintTraft } from './g/geist-of-saint-traft.ts';
import { geodeRager } from './g/geode-rager.ts';
import { ghostlyPrison } from './g/ghostly-prison.ts';
import { goblinBrigand } from './g/goblin-brigand.ts';
import { goblinCohort } from './g/goblin-cohort.ts';
import { goblinGuide } from './g/goblin-guide.ts';
import { goblinRabblemaster } from './g/goblin-rabblemaster.ts';
import { goblinRacketeer } from './g/goblin-racketeer.ts';
import { goblinWarDrums } from './g/goblin-war-drums.ts';
import { grandMelee } from './g/grand-melee.ts';
import { guardianOfTheGateless } from './g/guardian-of-the-gateless.ts';
import { harborSerpent } from './h/harbor-serpent.ts';
import { heroOfBladehold } from './h/hero-of-bladehold.ts';
import { highAlert } from './h/high-alert.ts';
import { highGround } from './h/high-ground.ts';
import { hollowhengeSpirit } from './h/hollowhenge-spirit.ts';
import { huntDown } from './h/hunt-down.ts';
import { huntedGhoul } from './h/hunted-ghoul.ts';
import { ichorclawMyr } from './i/ichorclaw-myr.ts';
import { isaoEnlightenedBushi } from './i/isao-enlightened-bushi.ts';
import { jackalFamiliar } from './j/jackal-familiar.ts';
import { jeeringHomunculus } from './j/jeering-homunculus.ts';
import { juggernaut } from './j/juggernaut.ts';
import { kardurDoomscourge } from './k/kardur-doomscourge.ts';
import { keeperOfTresserhorn } from './k/keeper-of-tresserhorn.ts';
import { kindledFury } from './k/kindled-fury.ts';
import { knightOfDusk } from './k/knight-of-dusk.ts';
import { knighthood } from './k/knighthood.ts';
import { korFirewalker } from './k/kor-firewalker.ts';
import { krosanVorine } from './k/krosan-vorine.ts';
import { kurosTaken } from './k/kuros-taken.ts';
import { leoninWarleader } from './l/leonin-warleader.ts';
import { loneWolf } from './l/lone-wolf.ts';
import { loyalPegasus } from './l/loyal-pegasus.ts';
import { loyalSentry } from './l/loyal-sentry.ts';
import { lure } from './l/lure.ts';
import { markovBlademaster } from './m/markov-blademaster.ts';
import { midnightBanshee } from './m/midnight-banshee.ts';
import { mistbladeShinobi } from './m/mistblade-shinobi.ts';
import { moat } from './m/moat.ts';
import { moggFlunkies } from './m/mogg-flunkies.ts';
import { moonsnareSpecialist } from './m/moonsnare-specialist.ts';
import { murkDwellers } from './m/murk-dwellers.ts';
import { nessianBoar } from './n/nessian-boar.ts';
import { nightMarketGuard } from './n/night-market-guard.ts';
import { ninjaOfTheDeepHours } from './n/ninja-of-the-deep-hours.ts';
import { norwoodRiders } from './n/norwood-riders.ts';
import { ochranAssassin } from './o/ochran-assassin.ts';
import { okibaGangShinobi } from './o/okiba-gang-shinobi.ts';
import { okk } from './o/okk.ts';
import { ophidian } from './o/ophidian.ts';
import { oppressiveRays } from './o/oppressive-rays.ts';
import { orcishConscripts } from './o/orcish-conscripts.ts';
import { palaceGuard } from './p/palace-guard.ts';
import { pathrazerOfUlamog } from './p/pathrazer-of-ulamog.ts';
import { phyrexianColossus } from './p/phyrexian-colossus.ts';
import { phyrexianVatmother } from './p/phyrexian-vatmother.ts';
import { preeminentCaptain } from './p/preeminent-captain.ts';
import { prizedUnicorn } from './p/prized-unicorn.ts';
import { propaganda } from './p/propaganda.ts';
import { rabidElephant } from './r/rabid-elephant.ts';
import { recklessBrute } from './r/reckless-brute.ts';
import { reconnaissance } from './r/reconnaissance.ts';
import { riveteersDecoy } from './r/riveteers-decoy.ts';
import { scarredPuma } from './s/scarred-puma.ts';
import { seaMonster } from './s/sea-monster.ts';
import { serrasBlessing } from './s/serras-blessing.ts';
import { sidarJabari } from './s/sidar-jabari.ts';
import { signalPest } from './s/signal-pest.ts';
import { silentArbiter } from './s/silent-arbiter.ts';
import { silhanaLedgewalker } from './s/silhana-ledgewalker.ts';
import { sneakyHomunculus } from './s/sneaky-homunculus.ts';
import { soltariTrooper } from './s/soltari-trooper.ts';
import { sonorousHowlbonder } from './s/sonorous-howlbonder.ts';
import { spectralBears } from './s/spectral-bears.ts';
import { sphereOfSafety } from './s/sphere-of-safety.ts';
import { sporeFrog } from './s/spore-frog.ts';
import { stalkingTiger } from './s/stalking-tiger.ts';
import { sublimeArchangel } from './s/sublime-archangel.ts';
import { swampMosquito } from './s/swamp-mosquito.ts';
import { tauntingElf } from './t/taunting-elf.ts';
import { telimtor } from './t/telimtor.ts';
import { territorialHammerskull } from './t/territorial-hammerskull.ts';
import { thornElemental } from './t/thorn-elemental.ts';
import { throatSlitter } from './t/throat-slitter.ts';
import { trapRunner } from './t/trap-runner.ts';
import { treetopScout } from './t/treetop-scout.ts';
import { twinbladeSlasher } from './t/twinblade-slasher.ts';
import { twoHeadedGiantOfForiys } from './t/two-headed-giant-of-foriys.ts';
import { ulamogsCrusher } from './u/ulamogs-crusher.ts';
import { underworldCerberus } from './u/underworld-cerberus.ts';
import { untamedHunger } from './u/untamed-hunger.ts';
import { vaporkin } from './v/vaporkin.ts';
import { viashinoSlaughtermaster } from './v/viashino-slaughtermaster.ts';
import { virulentSliver } from './v/virulent-sliver.ts';
import { wallOfGlare } from './w/wall-of-glare.ts';
import { wallOfJunk } from './w/wall-of-junk.ts';
import { warFalcon } from './w/war-falcon.ts';
import { warHorn } from './w/war-horn.ts';
import { watcherInTheWeb } from './w/watcher-in-the-web.ts';
import { welkinTern } from './w/welkin-tern.ts';
import { windbornMuse } from './w/windborn-muse.ts';
import { zhalfirinKnight } from './z/zhalfirin-knight.ts';
import { KEYWORD_CREATURES } from './keyword-creatures.ts';

/** Cards about combat, sorted by name, and then the creatures of the table. */
export const COMBAT_CARDS: readonly CardRecord[] = [
  abyssalNightstalker,
  accursedHorde,
  aesthirGlider,
  aetherFigment,
  akromaAngelOfWrath,
  alAbarasCarpet,
  alluringSiren,
  almsBeast,
  amrouKithkin,
  anointerOfChampions,
  archangelOfTithes,
  ardentPlea,
  armoredTransport,
  arrest,
  arrogantBloodlord,
  arrogantPoet,
  assaultFormation,
  azoriusFirstWing,
  azraSmokeshaper,
  bairdStewardOfArgive,
  battleMadRonin,
  behindTheScenes,
  berserkersOfBloodRidge,
  berserkersOnslaught,
  besmirch,
  blazingArchon,
  blightMamba,
  bloodrockCyclops,
  bondedConstruct,
  borosRecruit,
  brainwash,
  braveTheSands,
  breakerOfArmies,
  bristlingBoar,
  cavernsOfDespair,
  challengerTroll,
  chargingRhino,
  cloudSprite,
  coilingStalker,
  collectiveRestraint,
  corrosiveMentor,
  covetedPeacock,
  crawlspace,
  cryptCobra,
  cullingMark,
  curtainOfLight,
  daemogothTitan,
  daggerOfTheWorthy,
  dauthiHorror,
  dauthiSlayer,
  dazzlingBeauty,
  deathgazer,
  deepSeaSerpent,
  desert,
  disruptDecorum,
  dolmenGate,
  doranTheSiegeTower,
  doubleCleave,
  drinkerOfSorrow,
  dryadSophisticate,
  duelingGrounds,
  elephantGrass,
  elvishBerserker,
  emberBeast,
  emergentGrowth,
  emrakulTheAeonsTorn,
  enlarge,
  eternalOfHarshTruths,
  exaltedDragon,
  falconerAdept,
  familiarGround,
  farrelsZealot,
  femerefKnight,
  fireshrieker,
  foriysianInterceptor,
  gaeasProtector,
  geistOfSaintTraft,
  geodeRager,
  ghostlyPrison,
  goblinBrigand,
  goblinCohort,
  goblinGuide,
  goblinRabblemaster,
  goblinRacketeer,
  goblinWarDrums,
  grandMelee,
  guardianOfTheGateless,
  harborSerpent,
  heroOfBladehold,
  highAlert,
  highGround,
  hollowhengeSpirit,
  huntDown,
  huntedGhoul,
  ichorclawMyr,
  isaoEnlightenedBushi,
  jackalFamiliar,
  jeeringHomunculus,
  juggernaut,
  kardurDoomscourge,
  keeperOfTresserhorn,
  kindledFury,
  knightOfDusk,
  knighthood,
  korFirewalker,
  krosanVorine,
  kurosTaken,
  leoninWarleader,
  loneWolf,
  loyalPegasus,
  loyalSentry,
  lure,
  markovBlademaster,
  midnightBanshee,
  mistbladeShinobi,
  moat,
  moggFlunkies,
  moonsnareSpecialist,
  murkDwellers,
  nessianBoar,
  nightMarketGuard,
  ninjaOfTheDeepHours,
  norwoodRiders,
  ochranAssassin,
  okibaGangShinobi,
  okk,
  ophidian,
  oppressiveRays,
  orcishConscripts,
  palaceGuard,
  pathrazerOfUlamog,
  phyrexianColossus,
  phyrexianVatmother,
  preeminentCaptain,
  prizedUnicorn,
  propaganda,
  rabidElephant,
  recklessBrute,
  reconnaissance,
  riveteersDecoy,
  scarredPuma,
  seaMonster,
  serrasBlessing,
  sidarJabari,
  signalPest,
  silentArbiter,
  silhanaLedgewalker,
  sneakyHomunculus,
  soltariTrooper,
  sonorousHowlbonder,
  spectralBears,
  sphereOfSafety,
  sporeFrog,
  stalkingTiger,
  sublimeArchangel,
  swampMosquito,
  tauntingElf,
  telimtor,
  territorialHammerskull,
  thornElemental,
  throatSlitter,
  trapRunner,
  treetopScout,
  twinbladeSlasher,
  twoHeadedGiantOfForiys,
  ulamogsCrusher,
  underworldCerberus,
  untamedHunger,
  vaporkin,
  viashinoSlaughtermaster,
  virulentSliver,
  wallOfGlare,
  wallOfJunk,
  warFalcon,
  warHorn,
  watcherInTheWeb,
  welkinTern,
  windbornMuse,
  zhalfirinKnight,
  ...KEYWORD_CREATURES,
];
