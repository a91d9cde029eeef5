import type { MotifName } from '#domain/generation/reading/brief.ts'
import { bathtub, cradle } from './bathAndCradle.ts'
import { bear, panda, teddy } from './bears.ts'
import { bird, chick, dove, penguin, rooster, swan } from './birds.ts'
import { bouquet, wreath } from './bouquets.ts'
import { castle, church, house, lighthouse, windmill } from './buildings.ts'
import { bunting, cap, crown, fireworks, rings } from './celebrations.ts'
import { cat, dog } from './companions.ts'
import { elephant, fish, sheep, whale } from './faraway.ts'
import { balloon, balloons, cake, candle, gift, glasses } from './feasts.ts'
import { daisy, lavender, poppy, rose, sunflower, tulip } from './flowers.ts'
import * as fruit from './fruit.ts'
import { cheese, flamingo, hippo, llama, seal } from './exotic.ts'
import { hamster, koala, otter, raccoon, sloth, wolf } from './furry.ts'
import { basket, bauble, christmastree, egg, ghost, pumpkin, snowman } from './holidays.ts'
import { bee, butterfly } from './insects.ts'
import type { Motif } from './motif.ts'
import { bench, bridge, lantern, streetlamp, swing, tent } from './outdoors.ts'
import * as sky from './sky.ts'
import { anchor, book, camera, cup, football, guitar, key, letter, note, umbrella } from './things.ts'
import * as trees from './trees.ts'
import { branch, catkins, leaf } from './twigs.ts'
import * as vehicles from './vehicles.ts'
import { carriage } from './carriages.ts'
import * as countryside from './countryside.ts'
import * as couples from './couples.ts'
import * as instruments from './instruments.ts'
import * as creatures from './creatures.ts'
import { dandelion, forgetmenot, lily, peony, vase } from './cutFlowers.ts'
import * as farm from './farm.ts'
import * as games from './games.ts'
import * as homely from './homely.ts'
import * as customs from './customs.ts'
import * as delights from './delights.ts'
import * as headwear from './headwear.ts'
import * as luck from './luck.ts'
import * as pastimes from './pastimes.ts'
import * as trades from './trades.ts'
import * as zoo from './zoo.ts'
import { baby, boy, dad, doctor, girl, grandma, grandpa, mum, teacher } from './people.ts'
import * as heights from './heights.ts'
import * as gingerbreadHouses from './gingerbreadHouses.ts'
import * as poultry from './poultry.ts'
import { blanket } from './bedding.ts'
import * as afloat from './afloat.ts'
import { snake } from './snakes.ts'
import * as wintry from './wintry.ts'
import { bowtie } from './bowties.ts'
import { flowercrown } from './flowerCrowns.ts'
import { boots, wellies } from './footwear.ts'
import { bigtop, tightrope, unicycle } from './circus.ts'
import * as streets from './streets.ts'
import * as sounds from './sounds.ts'
import * as treats from './treats.ts'
import * as wheels from './wheels.ts'
import * as fairground from './fairground.ts'
import * as household from './household.ts'
import * as landmarks from './landmarks.ts'
import * as leisure from './leisure.ts'
import * as orchard from './orchard.ts'
import * as outings from './outings.ts'
import * as bakery from './bakery.ts'
import { flowerarch, ladder, waterfall } from './archAndWaterfall.ts'
import * as pantry from './pantry.ts'
import * as seaside from './seaside.ts'
import * as sitters from './sitters.ts'
import * as springFlowers from './springFlowers.ts'
import { deer, fox, hare, hedgehog, owl } from './woodland.ts'

/** Every drawable thing, by the name of the prompt's words. */
export const ALL_MOTIFS: Record<MotifName, Motif> = {
  ...fruit,
  ...sky,
  ...trees,
  ...vehicles,
  ...couples,
  ...countryside,
  ...instruments,
  ...creatures,
  ...farm,
  ...games,
  ...homely,
  ...streets,
  ...heights,
  ...gingerbreadHouses,
  ...poultry,
  blanket,
  wellies,
  boots,
  flowercrown,
  bowtie,
  ...wintry,
  snake,
  ...afloat,
  bigtop,
  unicycle,
  tightrope,
  ...sounds,
  ...treats,
  ...wheels,
  ...customs,
  ...delights,
  ...headwear,
  ...luck,
  ...pastimes,
  ...trades,
  ...zoo,
  ...fairground,
  ...household,
  ...landmarks,
  ...leisure,
  ...orchard,
  ...outings,
  ...bakery,
  ...pantry,
  ...seaside,
  ...sitters,
  ...springFlowers,
  anchor,
  basket,
  bauble,
  bear,
  bee,
  bench,
  bird,
  book,
  bouquet,
  branch,
  cheese,
  flamingo,
  hamster,
  hippo,
  koala,
  llama,
  otter,
  raccoon,
  seal,
  sloth,
  wolf,
  bridge,
  bunting,
  butterfly,
  cake,
  camera,
  candle,
  cap,
  carriage,
  castle,
  cat,
  catkins,
  chick,
  christmastree,
  church,
  crown,
  cup,
  baby,
  balloon,
  balloons,
  boy,
  dad,
  dandelion,
  doctor,
  forgetmenot,
  girl,
  grandma,
  grandpa,
  lily,
  man: dad,
  mum,
  peony,
  teacher,
  vase,
  woman: mum,
  daisy,
  deer,
  dog,
  dove,
  egg,
  elephant,
  fireworks,
  fish,
  football,
  fox,
  ghost,
  gift,
  glasses,
  guitar,
  hare,
  hedgehog,
  house,
  key,
  lantern,
  streetlamp,
  lavender,
  leaf,
  letter,
  lighthouse,
  note,
  owl,
  panda,
  penguin,
  poppy,
  pumpkin,
  rings,
  rooster,
  rose,
  sheep,
  snowman,
  sunflower,
  swan,
  swing,
  teddy,
  tent,
  tulip,
  umbrella,
  whale,
  windmill,
  wreath,
  bathtub,
  cradle,
  flowerarch,
  ladder,
  waterfall,
}
