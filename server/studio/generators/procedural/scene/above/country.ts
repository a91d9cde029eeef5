import type { MotifName, WantedMotif } from '#domain/generation/reading/brief.ts'
import type { Sheet } from '../scene.ts'
import type { Shape } from '../shape.ts'
import { FIELDS, type Shore, type Way, wayAcross } from './ground.ts'
import type { Laid, TopHand } from './tops.ts'

/** A country from above, before named things are laid on it. */
export interface Country {
  readonly shapes: readonly Shape[]
  /** Where cars drive. */
  readonly way: Way | null
  /** Where boats float. */
  readonly shore: Shore | null
}

/** Draws a country and leaves free the places of things. */
export type Draw = (sheet: Sheet, motifs: readonly WantedMotif[], spots: readonly Laid[]) => Country

/** Things that keep to a road. */
export const DRIVING: ReadonlySet<MotifName> = new Set(['car', 'bus'])

/** Things that fly between. */
export const FLYING: ReadonlySet<MotifName> = new Set(['airballoon'])

/** The tools for drawing a country’s own things. */
export function handFor({ tones, random, brief }: Sheet, own: string | null): TopHand {
  return { tones, random, own, isSnowy: isSnowy(brief) }
}

/** Whether snow lies there. */
export function isSnowy({ season, weather, absent }: Sheet['brief']): boolean {
  return (season === 'winter' || weather.includes('snow')) && !absent.includes('snow')
}

/** Whether a thing is here that no tree may hide. */
export function isFree(spots: readonly Laid[], x: number, y: number, reach: number): boolean {
  return spots.every((spot) => Math.hypot(spot.x - x, spot.y - y) > spot.size * 0.62 + reach)
}

/** The requested colours of the fields. */
export function cropOf(motifs: readonly WantedMotif[]): readonly string[] | null {
  const colours = motifs.flatMap(({ name, colours: said }) =>
    name in FIELDS ? (said.length > 0 ? said : fieldColours(name)) : [],
  )
  return colours.length === 0 ? null : colours
}

function fieldColours(name: string): readonly string[] {
  return Object.entries(FIELDS).find(([field]) => field === name)?.[1] ?? []
}

/** Chooses the way that keeps farthest from the things there. */
export function wayPast(sheet: Sheet, spots: readonly Laid[]): Way {
  const ways = Array.from({ length: spots.length === 0 ? 1 : 6 }, () => wayAcross(sheet))
  const room = (way: Way) => Math.min(...spots.map(({ x, y, size }) => way.distance(x, y) - size / 2))
  const [first = wayAcross(sheet), ...others] = ways
  return others.reduce((best, way) => (room(way) > room(best) ? way : best), first)
}

/** Whether the road has to be one for cars. */
export function isDriven(motifs: readonly WantedMotif[]): boolean {
  return motifs.some(({ name }) => DRIVING.has(name))
}
