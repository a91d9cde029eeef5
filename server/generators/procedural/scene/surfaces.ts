import type { MotifName } from '#domain/generation/reading/brief.ts'
import type { ContainerName } from '#domain/generation/reading/relations.ts'

// The surfaces that things are stood upon, looked out of and gone under, in their own measure: the foot is 0, the top
// −1.

/** A figure's place on a thing: the middle and how far it reaches to each side. */
export interface Surface {
  readonly x: number
  readonly y: number
  readonly half: number
  /** A figure sits here, with its legs before it. */
  readonly isSeat?: boolean
}

/** Things with a surface elsewhere than at the top of their middle. */
export const SURFACES: Readonly<Partial<Record<MotifName, Surface>>> = {
  armchair: { x: 0, y: -0.38, half: 0.3, isSeat: true },
  chair: { x: 0, y: -0.46, half: 0.3, isSeat: true },
  sofa: { x: 0, y: -0.4, half: 0.76, isSeat: true },
  table: { x: 0, y: -0.97, half: 0.62 },
  fireplace: { x: 0, y: -0.97, half: 0.5 },
  bench: { x: 0, y: -0.42, half: 0.74, isSeat: true },
  deckchair: { x: -0.08, y: -0.36, half: 0.26, isSeat: true },
  swing: { x: 0, y: -0.31, half: 0.24, isSeat: true },
  horse: { x: 0.1, y: -0.62, half: 0.26, isSeat: true },
  unicorn: { x: 0.08, y: -0.62, half: 0.26, isSeat: true },
  zebra: { x: 0.1, y: -0.66, half: 0.24, isSeat: true },
  camel: { x: 0.06, y: -0.68, half: 0.22, isSeat: true },
  elephant: { x: -0.24, y: -0.84, half: 0.3, isSeat: true },
  bicycle: { x: -0.18, y: -0.8, half: 0.26, isSeat: true },
  motorcycle: { x: 0.3, y: -0.62, half: 0.26, isSeat: true },
  scooter: { x: -0.1, y: -0.18, half: 0.24 },
  tractor: { x: 0.26, y: -0.5, half: 0.24, isSeat: true },
  moon: { x: 0.1, y: -0.17, half: 0.2, isSeat: true },
  boat: { x: 0.1, y: -0.2, half: 0.3 },
  branch: { x: 0, y: -0.5, half: 1.35 },
  tree: { x: 0, y: -0.66, half: 0.28 },
  birch: { x: 0, y: -0.6, half: 0.2 },
  spruce: { x: 0, y: -0.86, half: 0.1 },
  christmastree: { x: 0, y: -0.84, half: 0.1 },
  heart: { x: 0, y: -0.76, half: 0.2 },
  star: { x: 0, y: -0.62, half: 0.16 },
  leaf: { x: 0, y: -0.5, half: 0.2 },
  book: { x: 0, y: -0.2, half: 0.5 },
  gift: { x: 0, y: -0.76, half: 0.4 },
  cake: { x: 0, y: -0.54, half: 0.26 },
  piano: { x: 0.05, y: -0.58, half: 0.4 },
  house: { x: 0.02, y: -0.93, half: 0.2 },
  church: { x: 0.24, y: -0.6, half: 0.2 },
  bridge: { x: 0, y: -0.84, half: 0.6 },
  rainbow: { x: 0, y: -0.96, half: 0.3 },
  pumpkin: { x: -0.2, y: -0.82, half: 0.2 },
  whale: { x: -0.05, y: -0.7, half: 0.3 },
  planet: { x: 0, y: -0.82, half: 0.2 },
  pier: { x: 0, y: -0.5, half: 0.8 },
  puddle: { x: 0, y: -0.4, half: 0.9 },
  nest: { x: 0, y: -0.5, half: 0.56 },
  bed: { x: 0, y: -0.42, half: 0.5 },
  hammock: { x: 0, y: -0.3, half: 0.3, isSeat: true },
  rockinghorse: { x: 0.06, y: -0.52, half: 0.24, isSeat: true },
  donkey: { x: 0, y: -0.88, half: 0.2 },
  carousel: { x: 0, y: -0.05, half: 0.4 },
  pirateship: { x: 0.02, y: -0.24, half: 0.4 },
  skateboard: { x: 0, y: -0.62, half: 0.9 },
  picnic: { x: 0.1, y: -0.12, half: 0.8 },
  stall: { x: 0, y: -0.38, half: 0.36 },
  birdfeeder: { x: 0, y: -0.52, half: 0.3 },
}

/** The edge over which a figure looks out of a thing. */
export const RIMS: Readonly<Record<ContainerName, Surface>> = {
  basket: { x: 0, y: -0.38, half: 0.42 },
  cup: { x: -0.06, y: -0.68, half: 0.34 },
  pram: { x: -0.08, y: -0.5, half: 0.34 },
  sleigh: { x: -0.05, y: -0.5, half: 0.36 },
  stocking: { x: 0, y: -0.8, half: 0.22 },
  gift: { x: 0, y: -0.58, half: 0.36 },
  suitcase: { x: 0, y: -0.8, half: 0.42 },
  backpack: { x: 0, y: -0.78, half: 0.3 },
  treasure: { x: 0, y: -0.44, half: 0.42 },
  airballoon: { x: 0, y: -0.12, half: 0.1 },
  boat: { x: 0.08, y: -0.17, half: 0.3 },
  car: { x: -0.02, y: -0.52, half: 0.4 },
  carriage: { x: 0, y: -0.44, half: 0.3 },
  cloud: { x: 0.04, y: -0.36, half: 0.46 },
  pumpkin: { x: 0, y: -0.72, half: 0.36 },
  flowerpot: { x: 0, y: -0.36, half: 0.22 },
  carton: { x: 0, y: -0.7, half: 0.44 },
  ufo: { x: 0, y: -0.5, half: 0.3 },
}

/** The height of the crown or the cap above a standing figure. */
export const CROWNS: Readonly<Partial<Record<MotifName, number>>> = {
  tree: 0.47,
  birch: 0.44,
  palm: 0.68,
  mushroom: 0.44,
  rainbow: 0.6,
}

/** The height of the light above a standing figure, beside its post. */
export const LAMPS: Readonly<Partial<Record<MotifName, number>>> = { lantern: 0.5, streetlamp: 0.78 }

/** The height of the board above a lying figure, between the legs. */
export const BOARDS: Readonly<Partial<Record<MotifName, number>>> = {
  table: 0.8,
  chair: 0.36,
  bench: 0.34,
}

/** The size of a thing beside its related ones, as a share of its usual height; 1 by default. */
export const BESIDE_OTHERS: Readonly<Partial<Record<MotifName, number>>> = {
  house: 1.6,
  church: 1.8,
  castle: 1.9,
  lighthouse: 1.9,
  windmill: 1.8,
  tent: 1.9,
  tree: 1.25,
  spruce: 1.25,
  birch: 1.25,
  palm: 1.25,
  elephant: 1.35,
  giraffe: 1.25,
  whale: 1.5,
  boat: 1.2,
  bridge: 1.7,
  car: 1.5,
  bus: 1.6,
  truck: 1.6,
  firetruck: 1.6,
  ambulance: 1.5,
  train: 1.6,
  carriage: 1.3,
  airballoon: 1.6,
  rainbow: 1.5,
  moon: 1.2,
  cloud: 1.5,
  branch: 0.8,
  bench: 1.5,
  table: 1.2,
  fireplace: 1.1,
  eiffel: 1.8,
  culturepalace: 1.8,
  ferriswheel: 1.7,
  carousel: 1.9,
  stall: 1.5,
  pirateship: 1.6,
  bed: 1.5,
  hammock: 1.5,
  bookshelf: 1.2,
  camper: 1.5,
  helicopter: 1.5,
  picnic: 1.4,
  fountain: 1.2,
  nest: 2,
  pier: 2.2,
  streetlamp: 1.2,
}

/** In front of or behind the things there. */
export const BUILDINGS: ReadonlySet<MotifName> = new Set([
  'house', 'church', 'castle', 'lighthouse', 'windmill', 'tent', 'eiffel', 'culturepalace', 'ferriswheel',
]) // prettier-ignore

/** The size of a thing beside people and their furniture, as a share of its usual height; 1 by default. */
export const BESIDE_PEOPLE: Readonly<Partial<Record<MotifName, number>>> = {
  cat: 0.64,
  dog: 0.74,
  hare: 0.58,
  fox: 0.7,
  owl: 0.62,
  teddy: 0.66,
  penguin: 0.76,
  sheep: 0.84,
  cup: 0.56,
  book: 0.66,
  wool: 0.66,
  candle: 0.62,
  gingerbread: 0.46,
  glasses: 0.6,
  egg: 0.46,
  cake: 0.72,
  mouse: 0.5,
  hedgehog: 0.62,
  chick: 0.5,
  frog: 0.56,
  squirrel: 0.62,
  lantern: 0.7,
  hamster: 0.46,
  otter: 0.66,
  raccoon: 0.66,
  koala: 0.7,
  cheese: 0.7,
  rat: 0.45,
  crab: 0.5,
  beaver: 0.7,
  badger: 0.66,
  goat: 0.85,
  lynx: 0.85,
  beer: 0.55,
  honey: 0.6,
  bread: 0.66,
  burger: 0.6,
  popcorn: 0.66,
  teapot: 0.6,
  pancakes: 0.66,
  pierogi: 0.7,
  bottle: 0.6,
  doll: 0.75,
  phone: 0.5,
  headphones: 0.7,
  cards: 0.7,
  gamepad: 0.7,
  shears: 0.6,
  wateringcan: 0.75,
  blocks: 0.75,
}

/** Furniture to sit on. */
export const FURNITURE: ReadonlySet<MotifName> = new Set([
  'armchair',
  'chair',
  'sofa',
  'bench',
  'deckchair',
  'table',
  'fireplace',
])
