import type { MotifName, PoseName, RelationName, WantedMotif } from './brief.ts'
import { FLOWERS } from './gathered.ts'
import { canHold } from './wearing.ts'

/** Containers over whose edge a figure looks out. */
export const CONTAINERS = [
  'basket', 'cup', 'pram', 'sleigh', 'stocking', 'gift', 'suitcase', 'backpack', 'treasure', 'airballoon', 'boat', 'car',
  'carriage', 'cloud', 'pumpkin', 'flowerpot', 'carton', 'ufo', 'bathtub', 'cradle', 'plane', 'biplane',
] as const satisfies readonly MotifName[] // prettier-ignore
export type ContainerName = (typeof CONTAINERS)[number]

/** Figures are on these, though it is said “in an armchair”. */
const SEATS: ReadonlySet<MotifName> = new Set([
  'armchair', 'chair', 'sofa', 'bench', 'deckchair', 'swing', 'tree', 'branch', 'bed', 'hammock', 'nest', 'puddle', 'balcony', 'cliff', 'unicycle', 'icefloe', 'surfboard',
]) // prettier-ignore
/** Things with a window or a cab from which a figure looks out. */
export const WINDOWED: ReadonlySet<MotifName> = new Set([
  'house', 'gingerbreadhouse', 'rocket', 'train', 'bus', 'truck', 'firetruck', 'ambulance', 'camper', 'helicopter',
  'tractor', 'tent', 'castle',
]) // prettier-ignore

/** Flowers that open wide enough for somebody to look out of one. */
export const BLOOMS: ReadonlySet<MotifName> = new Set([
  'tulip', 'rose', 'lily', 'peony', 'poppy', 'magnolia', 'crocus', 'iris', 'daffodil', 'sunflower',
]) // prettier-ignore

/** Figures among these stand before them. */
const AMONG: ReadonlySet<MotifName> = new Set([...FLOWERS, 'bouquet', 'leaf', 'wheat', 'gift', 'mushroom'])

/** Whether a figure can be in a thing. */
export function isContainer(name: MotifName): name is ContainerName {
  return CONTAINERS.some((one) => one === name)
}

/** Those beside it are below it. */
const IN_SKY: ReadonlySet<MotifName> = new Set([
  'moon',
  'fullmoon',
  'star',
  'rainbow',
  'fireworks',
  'airballoon',
  'plane',
])

/** A relation to a thing as it is drawn; null when it can't be shown. */
export function relationTo(said: RelationName, to: Pick<WantedMotif, 'name' | 'count'>): RelationName | null {
  // „kot na chmurze”, „dzieci na sankach”: a figure sinks into these. „para na jarmarku”, „na diabelskim młynie”: it
  // stands before a stall, and can't be seen in a cabin.
  if (to.name === 'stall' && (said === 'on' || said === 'in' || said === 'beside')) return 'front'
  if ((to.name === 'barn' || to.name === 'shop') && (said === 'on' || said === 'in' || said === 'beside'))
    return 'front'
  // „pisze na tablicy”: whoever writes stands before it.
  if (to.name === 'blackboard' && said === 'on') return 'front'
  if (to.name === 'ferriswheel' && (said === 'on' || said === 'in')) return null
  // „rodzina wokół stołu”: they sit behind it. „przy ognisku” is around it.
  if (said === 'around' && to.name === 'table') return 'behind'
  if ((said === 'beside' || said === 'on') && to.name === 'campfire') return 'around'
  // „dzieci w piaskownicy”
  if (said === 'in' && to.name === 'sandcastle') return 'around'
  // „tata piecze kiełbaski na grillu”
  if (said === 'on' && to.name === 'grill') return 'behind'
  // „otulony w koc”: it is over them.
  if (to.name === 'blanket' && said === 'in') return 'under'
  if (to.name === 'bigtop' && (said === 'on' || said === 'in' || said === 'beside')) return 'front'
  // „wróżka w tulipanie”
  if (said === 'in' && BLOOMS.has(to.name) && to.count === 1) return 'in'
  if (said === 'on') return to.name === 'cloud' || to.name === 'sleigh' ? 'in' : 'on'
  // „rodzina przy stole”: they sit behind it.
  if (said === 'beside' && (to.name === 'table' || to.name === 'piano')) return 'behind'
  // “howling at the moon”: it stays in the sky.
  if (IN_SKY.has(to.name) && (said === 'beside' || said === 'behind' || said === 'front')) return 'under'
  if (said !== 'in') return said
  if ((isContainer(to.name) || WINDOWED.has(to.name)) && to.count === 1) return 'in'
  if (SEATS.has(to.name)) return 'on'
  return AMONG.has(to.name) ? 'behind' : null
}

/** Pairs that hug and kiss each other. */
const PAIRS: ReadonlySet<MotifName> = new Set(['couple', 'newlyweds', 'grandparents', 'friends', 'family'])

/** Whether a figure can embrace another. */
export function canEmbrace(name: MotifName): boolean {
  return PAIRS.has(name) || canHold(name)
}

/** Whether figures embrace each other: two, or a pair. */
export function isEmbrace(motifs: readonly WantedMotif[]): boolean {
  const those = motifs.filter(({ pose }) => isEmbracing(pose))
  return those.some(({ name }) => PAIRS.has(name)) || those.reduce((sum, { count }) => sum + count, 0) > 1
}

/** Whether a pose takes two. */
export function isEmbracing(pose: PoseName | null): boolean {
  return pose === 'hugging' || pose === 'kissing'
}
