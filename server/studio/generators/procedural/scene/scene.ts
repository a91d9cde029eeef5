import type { Brief } from '#domain/generation/reading/brief.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import type { Motion, Shape, Sprite } from './shape.ts'
import type { Tones } from './tones.ts'

/** The height of bands painted separately, px: a large picture is never in memory as a whole. */
export interface Band {
  readonly top: number
  readonly height: number
}

/** A sheet on which a scene is set. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly tones: Tones
  readonly random: Random
  readonly brief: Brief
  /** The part painted now; all of it when not given. */
  readonly band?: Band
}

/** A place, before things are set in it. */
export interface Place {
  /** From the farthest to those just behind the heroes. */
  readonly behind: readonly Sprite[]
  /** The things before them. */
  readonly front: readonly Sprite[]
  /** The height of feet, px from the top. */
  readonly ground: number
  /** How tall a hero is, px. */
  readonly hero: number
  /** Things are on the open ground, and not in a room or before a plain one. */
  readonly isOpen?: boolean
}

/** How far scenery reaches beyond the sheet, as a share of its width, so that a camera can move. */
export const BEYOND = 0.14

export function spriteOf(
  shapes: readonly Shape[],
  depth: number,
  more: { readonly motion?: Motion; readonly x?: number; readonly y?: number; readonly size?: number } = {},
): Sprite {
  const { motion = 'still', x = 0, y = 0, size = 0 } = more
  return { shapes, depth, motion, pivot: { x, y }, size }
}
