import type { Rect } from '../geometry/rect.ts'
import { withRotation } from '../geometry/turn.ts'
import { newBox } from '../newScene.ts'
import type { Box, Picture, Scene } from '../sceneSchema.ts'
import type { FilePicture } from './picturesOfSvg.ts'

/**
 * What of a foreign file has no place in a drawing: frames that are turned, what is mirrored. Pictures by why: broken or
 * missing, SVG, not in the file, too large.
 */
export const LEFT_OUT = [
  'pictures',
  'vectorPictures',
  'remotePictures',
  'largePictures',
  'rotation',
  'mirrored',
  'pages',
  'embedded',
  'formulas',
  'unknown',
] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** Why a foreign file can't be opened. */
export const REFUSALS = ['tooLarge', 'notThatFile', 'broken', 'empty'] as const
export type Refusal = (typeof REFUSALS)[number]

/** How often each thing was left out. */
export type LeftOutCounts = readonly { readonly what: LeftOut; readonly count: number }[]

/** A picture in a foreign file; nobody has looked into its bytes yet. */
export interface ForeignPicture extends FilePicture {
  /** The part of it that is shown, px of the picture; null for all of it. */
  readonly crop: Rect | null
  /** Whether it keeps its shape in the middle of its area; otherwise it fills that. */
  readonly isFitted: boolean
}

export type ForeignScene =
  | {
      readonly ok: true
      readonly scene: Scene
      /** By the ids that the scene names them by. */
      readonly pictures: ReadonlyMap<string, ForeignPicture>
      readonly leftOut: LeftOutCounts
    }
  | { readonly ok: false; readonly code: Refusal }

/** Signs of the largest file that is read. */
export const LONGEST_FILE = 30_000_000

export const refused = (code: Refusal): ForeignScene => ({ ok: false, code })

/** What stands in the place of a picture that isn't read: its words, and lines hold on to it. */
export function boxInPlaceOf({
  id,
  group,
  layer,
  locked,
  text,
  rotation,
  ...area
}: Omit<Picture, 'kind' | 'picture'>): Box {
  const box = newBox(id, area, { group, layer, locked, text, colour: 'grey', style: 'dashed' })
  return withRotation(box, rotation ?? 0)
}

/** Counts what is left out, on top of what was. */
export function createLeftOut(before: LeftOutCounts = []) {
  const counts = new Map<LeftOut, number>(before.map(({ what, count }) => [what, count]))
  return {
    add: (what: LeftOut, count = 1): void => {
      if (count > 0) counts.set(what, (counts.get(what) ?? 0) + count)
    },
    list: () => Array.from(counts, ([what, count]) => ({ what, count })),
  }
}
