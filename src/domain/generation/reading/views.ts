import type { Brief, MotifName, SettingName, WantedMotif, WeatherName } from './brief.ts'

const ROOFS = ['house', 'tree', 'spruce', 'car', 'tent'] as const satisfies readonly MotifName[]
const FIELDS = [
  'lavender',
  'tulip',
  'poppy',
  'sunflower',
  'daisy',
  'wheat',
] as const satisfies readonly MotifName[]

/** Places drawn from above, with the things that can be seen in each. The first that has all of them is chosen. */
const SEEN_FROM_ABOVE = {
  meadow: [...ROOFS, ...FIELDS, 'airballoon'],
  village: [...ROOFS, ...FIELDS, 'airballoon'],
  city: ['house', 'tree', 'car', 'bus', 'airballoon'],
  forest: [...ROOFS, 'airballoon'],
  sea: ['boat', 'palm', 'house', 'umbrella', 'airballoon'],
  lake: ['boat', 'house', 'tree', 'spruce', 'tent', 'airballoon'],
  desert: ['palm', 'car', 'tent', 'airballoon'],
  garden: ['house', 'tree', 'rose', 'tulip', 'lavender'],
  mountains: ['house', 'tree', 'spruce', 'tent', 'airballoon'],
} as const satisfies Readonly<Partial<Record<SettingName, readonly MotifName[]>>>

export type SettingFromAbove = keyof typeof SEEN_FROM_ABOVE
export type ThingFromAbove = (typeof SEEN_FROM_ABOVE)[SettingFromAbove][number]

/** Weather that is seen from above. */
const WEATHERS: ReadonlySet<WeatherName> = new Set(['snow', 'rain', 'fog', 'clouds', 'wind', 'confetti'])

/**
 * The place drawn as seen from above; null when something of the brief can’t be seen from there, so that the usual view
 * is drawn.
 */
export function placeFromAbove({
  setting,
  motifs,
  weather,
  occasion,
}: Pick<Brief, 'setting' | 'motifs' | 'weather' | 'occasion'>): SettingFromAbove | null {
  if (motifs.length === 0 && (setting === null || occasion !== null)) return null
  if (weather.some((name) => !WEATHERS.has(name))) return null
  const places = setting === null ? keys() : keys().filter((place) => place === setting)
  return places.find((place) => motifs.every((motif) => isSeen(motif, place))) ?? null
}

/** Places with a level view even when a figure lies on the ground: there is no sky to look up to. */
const LEVEL: ReadonlySet<SettingName | null> = new Set<SettingName>(['room', 'space', 'plain'])

/** Whether all wanted things can be seen from below: those outside can. */
export function isSeenFromBelow({
  setting,
  motifs,
  occasion,
  background,
}: Pick<Brief, 'setting' | 'motifs' | 'occasion' | 'background'>): boolean {
  if (motifs.length === 0 && (setting === null || occasion !== null)) return false
  return !LEVEL.has(setting) && background === null
}

/** Whether a road runs through a place that is seen from above. */
export function hasRoad(place: SettingFromAbove): boolean {
  return place === 'meadow' || place === 'village' || place === 'forest' || place === 'city'
}

function isSeen({ name, pose, relation, spot, wears, holds }: WantedMotif, place: SettingFromAbove): boolean {
  const isPlain = pose === null && relation === null && spot === null && wears.length === 0 && holds === null
  return isPlain && SEEN_FROM_ABOVE[place].some((one) => one === name)
}

function keys(): SettingFromAbove[] {
  const places: SettingFromAbove[] = []
  for (const place in SEEN_FROM_ABOVE) if (isPlace(place)) places.push(place)
  return places
}

function isPlace(name: string): name is SettingFromAbove {
  return name in SEEN_FROM_ABOVE
}

/** Whether any place draws a thing from above. */
export function isThingFromAbove(name: MotifName): name is ThingFromAbove {
  return keys().some((place) => SEEN_FROM_ABOVE[place].some((one) => one === name))
}
