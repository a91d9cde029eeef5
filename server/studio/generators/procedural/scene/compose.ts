import {
  type Brief,
  type FramingName,
  just,
  type MotifName,
  type SettingName,
  type WantedMotif,
} from '#domain/generation/reading/brief.ts'
import { KINDS_MOST, SEVERAL } from '#domain/generation/reading/counts.ts'
import { FLOWERS } from '#domain/generation/reading/gathered.ts'
import { needsSky } from '#domain/generation/reading/inSky.ts'
import { FOR_OCCASIONS, heroesOf } from '#domain/generation/reading/occasions.ts'
import { PEOPLE } from '#domain/generation/reading/people.ts'
import { placeFromAbove } from '#domain/generation/reading/views.ts'
import { canHold } from '#domain/generation/reading/wearing.ts'
import { fromAbove } from './above/fromAbove.ts'
import { airOf } from './air.ts'
import { arrange } from './arrange.ts'
import { fieldOf, growsInFields } from './field.ts'
import { frameOf } from './frame.ts'
import { placeFromBelow, seenFromBelow } from './fromBelow.ts'
import { desert, forest, meadow, mountains } from './settings/country.ts'
import { garden } from './settings/gardens.ts'
import { plain, room } from './settings/indoors.ts'
import { space } from './settings/space.ts'
import { city, village } from './settings/town.ts'
import { lake, sea } from './settings/waterside.ts'
import { type Place, type Sheet, spriteOf } from './scene.ts'
import type { Sprite } from './shape.ts'
import { BUILDINGS, FURNITURE } from './surfaces.ts'
import { AFLOAT } from './thing.ts'
import { weatherSprites } from './weather.ts'
import { dressedForWinter } from './winterClothes.ts'

const SETTINGS: Readonly<Record<SettingName, (sheet: Sheet) => Place>> = {
  meadow,
  mountains,
  sea,
  lake,
  forest,
  city,
  village,
  desert,
  space,
  room,
  garden,
  plain,
}

/** Where no flock of birds passes. */
const INDOORS: ReadonlySet<SettingName> = new Set(['plain', 'room', 'space'])

/** Places with ground enough for a field of flowers. */
const OPEN: ReadonlySet<SettingName> = new Set(['meadow', 'mountains', 'village', 'lake'])

/** The home places of things, if the prompt doesn't say. */
const AT_HOME: Readonly<Partial<Record<MotifName, SettingName>>> = {
  boat: 'sea',
  whale: 'sea',
  fish: 'sea',
  lighthouse: 'sea',
  anchor: 'sea',
  palm: 'sea',
  swan: 'lake',
  fox: 'forest',
  bear: 'forest',
  owl: 'forest',
  deer: 'forest',
  hedgehog: 'forest',
  mushroom: 'forest',
  spruce: 'forest',
  birch: 'forest',
  tent: 'mountains',
  sheep: 'meadow',
  hare: 'meadow',
  bee: 'meadow',
  butterfly: 'meadow',
  windmill: 'meadow',
  airballoon: 'meadow',
  tree: 'meadow',
  bicycle: 'meadow',
  rainbow: 'meadow',
  poppy: 'meadow',
  sunflower: 'meadow',
  lavender: 'meadow',
  elephant: 'desert',
  cactus: 'desert',
  penguin: 'village',
  snowman: 'village',
  christmastree: 'village',
  church: 'village',
  castle: 'mountains',
  train: 'mountains',
  house: 'garden',
  car: 'city',
  lantern: 'garden',
  streetlamp: 'city',
  table: 'room',
  fireplace: 'room',
  umbrella: 'city',
  fireworks: 'city',
  rocket: 'space',
  planet: 'space',
  cup: 'room',
  book: 'room',
  guitar: 'room',
  piano: 'room',
  barn: 'village',
  shop: 'city',
  fence: 'meadow',
  cliff: 'sea',
  balcony: 'city',
  gingerbreadhouse: 'village',
  hen: 'village',
  bigtop: 'meadow',
  tightrope: 'meadow',
  unicycle: 'city',
  wellies: 'garden',
  icefloe: 'sea',
  surfboard: 'sea',
  stairs: 'city',
  blackboard: 'room',
  bathtub: 'room',
  cradle: 'room',
  flowerarch: 'garden',
  ladder: 'garden',
  waterfall: 'forest',
  biplane: 'meadow',
  bench: 'garden',
  plane: 'sea',
  mermaid: 'sea',
  octopus: 'sea',
  starfish: 'sea',
  shell: 'sea',
  deckchair: 'sea',
  pirate: 'sea',
  treasure: 'sea',
  crocodile: 'lake',
  fishingrod: 'lake',
  stork: 'village',
  manger: 'village',
  elf: 'village',
  digger: 'city',
  policeman: 'city',
  firefighter: 'city',
  camel: 'desert',
  bridge: 'lake',
  swing: 'garden',
  truck: 'city',
  ambulance: 'city',
  postman: 'village',
  panda: 'forest',
  koala: 'forest',
  raccoon: 'forest',
  sloth: 'forest',
  wolf: 'forest',
  llama: 'mountains',
  hamster: 'room',
  otter: 'lake',
  hippo: 'lake',
  flamingo: 'lake',
  seal: 'sea',
  tiger: 'forest',
  rooster: 'village',
  clover: 'meadow',
  zebra: 'meadow',
  monkey: 'forest',
  campfire: 'forest',
  stall: 'city',
  ferriswheel: 'city',
  carousel: 'garden',
  pirateship: 'sea',
  goat: 'village',
  donkey: 'village',
  bison: 'forest',
  boar: 'forest',
  beaver: 'lake',
  badger: 'forest',
  leopard: 'forest',
  lynx: 'forest',
  shark: 'sea',
  crab: 'sea',
  sandcastle: 'sea',
  hammock: 'sea',
  bookshelf: 'room',
  bed: 'room',
  teapot: 'room',
  television: 'room',
  chess: 'room',
  sewingmachine: 'room',
  rockinghorse: 'room',
  doll: 'room',
  wateringcan: 'garden',
  eiffel: 'city',
  culturepalace: 'city',
  camper: 'mountains',
  helicopter: 'mountains',
  ufo: 'space',
  alien: 'space',
  nest: 'village',
  picnic: 'meadow',
  fountain: 'garden',
  grill: 'garden',
  birdfeeder: 'garden',
  crocus: 'meadow',
  puddle: 'meadow',
  pier: 'lake',
  snowdrop: 'forest',
  kite: 'meadow',
  wheat: 'meadow',
  carriage: 'garden',
  scooter: 'garden',
  astronaut: 'space',
  laptop: 'room',
  gramophone: 'room',
  newspaper: 'room',
  wool: 'room',
  armchair: 'room',
  chair: 'room',
  sofa: 'room',
  chick: 'meadow',
  cow: 'village',
  pig: 'village',
  frog: 'lake',
  duck: 'lake',
  turtle: 'sea',
  gingerbread: 'room',
  pie: 'room',
  cupcake: 'room',
  pierogi: 'room',
  pancakes: 'room',
  bread: 'room',
  babka: 'room',
  croissant: 'room',
  donut: 'room',
  pizza: 'room',
}

/** Things that lie before a plain ground: no ring is in the sky, no medal in the grass. */
const STILL_LIFE: ReadonlySet<MotifName> = new Set([
  'rings', 'key', 'bow', 'chocolates', 'medal', 'letter', 'glasses', 'trophy', 'diploma', 'booties', 'pacifier', 'tie',
  'bracelet', 'rosary', 'bell', 'bauble', 'chalice', 'wafer', 'crown', 'padlock', 'dress', 'vase', 'candle', 'clock',
]) // prettier-ignore

/** How large things are beside the usual, from close by and from afar. */
const FRAMINGS: Readonly<Record<FramingName, number>> = { close: 1.4, wide: 0.62 }

/** Composes a scene: a place, the prompt's things in it, and the things in the air. The farthest comes first. */
export function composeScene(sheet: Sheet): Sprite[] {
  const { brief, random } = sheet
  const usual = brief.occasion === null ? null : FOR_OCCASIONS[brief.occasion]
  const isFree = brief.motifs.length === 0
  const named = newborns(brief, heroesOf(brief)).slice(0, KINDS_MOST)
  const above = brief.direction.view === 'above' ? placeFromAbove(brief) : null
  if (above !== null)
    return [
      ...fromAbove(sheet, above, named),
      ...airOf({ ...sheet, brief: { ...brief, setting: above } }),
      ...frameOf(sheet),
    ]
  const setting = settingOf(sheet, named, usual?.setting ?? null)
  const motifs = OPEN.has(setting) ? amongFlowers(named) : named
  const shown = INDOORS.has(setting)
    ? motifs.map((motif) => (setting === 'space' ? motif : cutFlowers(motif, motifs, setting)))
    : dressedForWinter(motifs, brief)
  const whole = SETTINGS[setting](sheet)
  const { framing } = brief.direction
  const isBelow = brief.direction.view === 'below'
  const seen = isBelow ? placeFromBelow(whole, sheet) : whole
  const place = {
    ...seen,
    hero: seen.hero * (framing === null ? 1 : FRAMINGS[framing]),
    isOpen: !INDOORS.has(setting),
  }
  // When there is room for it, a flower is a whole field; the other named things are in it.
  const isOfField = brief.setting === 'meadow' && motifs.length === 1
  const isField = (motif: WantedMotif) => growsInFields(motif, isOfField) && !isRelated(motif, motifs)
  const isAfloat = motifs.some(({ name }) => AFLOAT.has(name))
  const flower = OPEN.has(setting) && !isAfloat ? motifs.find(isField) : undefined
  const field = flower === undefined ? [] : fieldOf(flower, sheet, place, motifs.length === 1)
  const heroes = arrange(
    { ...sheet, brief: { ...brief, setting } },
    place,
    shown.filter((motif) => motif !== flower),
  )
  const flying = isFree && !INDOORS.has(setting) && random.chance(0.5) ? birds(sheet) : []
  const outside = INDOORS.has(setting) ? [] : weatherSprites(sheet)
  const land = [...place.behind, ...field, ...flying, ...heroes, ...place.front]
  return [
    ...(isBelow ? seenFromBelow(land, sheet) : land),
    ...outside,
    ...airOf({ ...sheet, brief: { ...brief, setting } }),
    ...frameOf(sheet),
  ].toSorted((one, other) => one.depth - other.depth)
}

/** „bocian, narodziny synka”: a newborn is a baby, and the one in a stork's bundle is no second one. */
function newborns({ occasion }: Brief, motifs: readonly WantedMotif[]): readonly WantedMotif[] {
  const hasManger = motifs.some(({ name }) => name === 'manger')
  const hasBaby = motifs.some((motif) => motif.name === 'baby' && !isBundled(motif, motifs))
  const isWedding = occasion === 'wedding' || occasion === 'anniversary'
  const hasStork = motifs.some(({ name, holds }) => name === 'stork' && holds === null)
  return (
    motifs
      .map((motif) => ((occasion === 'newborn' || hasStork) && isYoung(motif) ? asBaby(motif) : motif))
      .map((motif) =>
        isWedding && motif.name === 'cake' && motif.of === null ? { ...motif, of: NO_CANDLES } : motif,
      )
      .filter((motif) => !hasStork || !isBundled(motif, motifs))
      // The dress of a first communion is white.
      .map((motif) =>
        occasion === 'communion' && motif.name === 'girl' && motif.colours.length === 0
          ? inWhite(motif)
          : motif,
      )
      // The baby in the pram is the one that the stork brought.
      .map((motif) => (hasBaby && motif.name === 'stork' ? { ...motif, of: NO_BUNDLE } : motif))
      // The star of Bethlehem is above the manger anyway.
      .filter(
        ({ name, count, relation }) =>
          !hasManger || name !== 'star' || count > 1 || (relation !== null && relation.to !== 'manger'),
      )
  )
}

const YOUNG: ReadonlySet<MotifName> = new Set(['boy', 'girl', 'child'])

function inWhite(motif: WantedMotif): WantedMotif {
  const isDyed = motif.wears.some(({ name, colours }) => name === 'dress' && colours.length > 0)
  return isDyed ? motif : { ...motif, colours: ['#fbf7f0'] }
}

const NO_BUNDLE = { name: 'baby', colours: [], count: 0 } as const

/** A wedding cake has none. */
const NO_CANDLES = { name: 'candle', colours: [], count: 0 } as const

/** Whether it is the baby that a stork in the picture carries: it is nowhere else than the stork. */
function isBundled({ name, relation, wears }: WantedMotif, motifs: readonly WantedMotif[]): boolean {
  const stork = motifs.find((motif) => motif.name === 'stork')
  const isWithIt = relation === null || relation.to === stork?.relation?.to
  return (name === 'baby' || name === 'child') && isWithIt && wears.length === 0
}

/** A child that does nothing. */
function isYoung({ name, pose, holds, relation, wears }: WantedMotif): boolean {
  return YOUNG.has(name) && pose === null && holds === null && relation === null && wears.length === 0
}

function asBaby(motif: WantedMotif): WantedMotif {
  const usual = motif.name === 'boy' ? ['#a9cfe0'] : motif.name === 'girl' ? ['#f2b8bd'] : []
  return { ...motif, name: 'baby', colours: motif.colours.length > 0 ? motif.colours : usual }
}

function isAmongBlooms({ relation }: WantedMotif): boolean {
  return relation?.name === 'behind' && relation.to === 'bouquet'
}

/** „kwiaty wokół domu”: they grow there, and are no bunch. */
function grownAround(motif: WantedMotif): WantedMotif {
  const { name, of, relation, colours } = motif
  if (name !== 'bouquet' || of !== null || relation?.name !== 'around') return motif
  return { ...just('daisy'), count: 6, colours, relation }
}

/** „owieczka wśród kwiatów”: in the open they grow around it, and are no bunch. */
function amongFlowers(motifs: readonly WantedMotif[]): readonly WantedMotif[] {
  if (!motifs.some(isAmongBlooms)) return motifs.map(grownAround)
  return motifs.map((motif) =>
    isAmongBlooms(motif)
      ? { ...motif, relation: null }
      : motif.name === 'bouquet' && motif.of === null
        ? { ...just('daisy'), count: SEVERAL, colours: motif.colours }
        : motif,
  )
}

/** „róże i filiżanka herbaty”: on a table no flower grows, and several before a plain ground are a bunch. */
function cutFlowers(motif: WantedMotif, motifs: readonly WantedMotif[], setting: SettingName): WantedMotif {
  const { name, colours, count, spot } = motif
  const isOne = setting === 'plain' && count === 1
  if (!FLOWERS.has(name) || isRelated(motif, motifs) || isOne) return motif
  return { ...just(setting === 'room' ? 'vase' : 'bouquet'), spot, of: { name, colours, count } }
}

/** „kot za tulipanami”: a thing that others stand on, behind or beside, or that stands beside them, is no field. */
function isRelated({ name, relation }: WantedMotif, motifs: readonly WantedMotif[]): boolean {
  return relation !== null || motifs.some((one) => one.relation?.to === name && one.relation.name !== 'above')
}

function settingOf(
  { brief, random }: Sheet,
  motifs: readonly WantedMotif[],
  usual: SettingName | null,
): SettingName {
  if (brief.setting !== null) return brief.setting
  const chosen = unsaidSetting({ brief, random }, motifs, usual)
  // The promised things of the sky have to be seen.
  const isIndoors = INDOORS.has(chosen)
  const isOutside = brief.direction.view === 'below' || needsSky(brief.weather)
  // „dwa konie na śniegu”: before a plain ground there is nowhere that snow could lie.
  const isOut =
    brief.time === 'night' && brief.background === null && motifs.some(({ name }) => IN_THE_AIR.has(name))
  if (chosen === 'plain' && isOut) return 'meadow'
  const isWet = chosen === 'plain' && (brief.season === 'winter' || brief.weather.includes('rain'))
  return isWet || (isOutside && isIndoors) ? 'meadow' : chosen
}

/** Things that are in a room, whoever is beside them. */
const INDOOR: ReadonlySet<MotifName> = new Set([
  'bed', 'bookshelf', 'television', 'bathtub', 'cradle', 'sewingmachine', 'piano', 'chess', 'laptop', 'gramophone',
]) // prettier-ignore

/** For several things, the one whose home is the picture's. */
function rank({ name }: WantedMotif): number {
  // No house is in a room.
  if (name === 'bigtop' || name === 'cliff' || BUILDINGS.has(name)) return 3
  return AFLOAT.has(name) ? 2 : FURNITURE.has(name) || INDOOR.has(name) ? 1 : 0
}

const IN_THE_AIR: ReadonlySet<MotifName> = new Set([
  'moon',
  'fullmoon',
  'cloud',
  'star',
  'rainbow',
  'airballoon',
  'rocket',
  'ufo',
])

/** „słoń śpi na księżycu”: it isn't where elephants live. */
function isAtHome({ relation }: WantedMotif): boolean {
  const isOnIt = relation?.name === 'on' || relation?.name === 'in'
  // Horses are where their carriage is.
  if (relation?.name === 'pulling') return false
  return relation === null || !isOnIt || !IN_THE_AIR.has(relation.to)
}

function unsaidSetting(
  { brief, random }: Pick<Sheet, 'brief' | 'random'>,
  motifs: readonly WantedMotif[],
  usual: SettingName | null,
): SettingName {
  // Whoever swims is in the water.
  if (motifs.some(({ pose }) => pose === 'swimming' || pose === 'diving')) return 'lake'
  if (brief.occasion === null && motifs.some(({ pose }) => pose === 'walking')) return 'garden'
  // A floating thing needs water; a figure in an armchair is at home.
  const homes = motifs.filter(isAtHome).toSorted((one, other) => rank(other) - rank(one))
  const held = homes
    .map(({ holds }) => holds?.name)
    .filter((name) => name === 'kite' || name === 'fishingrod')
  const home = [...homes.map(({ name }) => name), ...held]
    .map((name) => AT_HOME[name])
    .find((name) => name !== undefined)
  // „obrączki i róże na rocznicę ślubu”: they lie nowhere in a garden.
  const isStill = motifs.some(({ name }) => STILL_LIFE.has(name)) && !motifs.some(({ name }) => canHold(name))
  // „księżniczka na chmurze”: the sky is around them.
  if (motifs.some((motif) => !isAtHome(motif) && motif.relation?.name !== 'pulling')) return 'meadow'
  if (brief.motifs.length > 0 && home === undefined && isStill) return 'plain'
  if (brief.motifs.length > 0 && home !== undefined) return home
  const hasFlowers = motifs.some(({ name, count }) => FLOWERS.has(name) && count > 1)
  if (usual !== null) return brief.season === 'winter' && usual === 'garden' ? 'village' : usual
  if (brief.moods.includes('cosmic')) return 'space'
  // „kurczaki wśród żonkili”: flowers grow where animals are.
  const hasFood = motifs.some(({ name }) => name === 'cake' || STILL_LIFE.has(name))
  if (hasFlowers && !hasFood && motifs.some(({ name }) => canHold(name) && !PEOPLE.has(name))) return 'meadow'
  if (brief.moods.includes('minimal') || motifs.some(({ name }) => STILL_LIFE.has(name))) return 'plain'
  if (motifs.length > 0) return random.pick(['plain', 'plain', 'meadow'])
  return random.pick(['meadow', 'mountains', 'lake', 'sea', 'village', 'forest', 'city', 'garden'])
}

/** A flock far away. */
function birds({ width, height, random, tones }: Sheet): Sprite[] {
  const [x, y] = [width * random.between(0.3, 0.7), height * random.between(0.16, 0.32)]
  return Array.from({ length: 5 }, (_, index) => {
    const [bx, by, size] = [
      x + (index - 2) * width * 0.045,
      y + Math.abs(index - 2) * height * 0.02,
      width * random.between(0.008, 0.014),
    ]
    const wing = { isDetail: true, glows: false, alpha: 0.8, line: size * 0.24, colour: tones.deep }
    return spriteOf(
      [
        {
          ...wing,
          contours: [
            [
              { x: bx - size, y: by - size * 0.3 },
              { x: bx - size * 0.4, y: by - size * 0.5 },
              { x: bx, y: by },
              { x: bx + size * 0.4, y: by - size * 0.5 },
              { x: bx + size, y: by - size * 0.3 },
            ],
          ],
        },
      ],
      0.22,
      { motion: 'drift', x: bx, y: by, size: size * 12 },
    )
  })
}
