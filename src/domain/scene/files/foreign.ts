import type { Scene } from '../sceneSchema.ts'

/** What of a foreign file has no place in a drawing. */
export const LEFT_OUT = ['pictures', 'rotation', 'pages', 'embedded', 'formulas', 'unknown'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** Why a foreign file can't be opened. */
export const REFUSALS = ['tooLarge', 'notThatFile', 'broken', 'empty'] as const
export type Refusal = (typeof REFUSALS)[number]

export type ForeignScene =
  | {
      readonly ok: true
      readonly scene: Scene
      readonly leftOut: readonly { readonly what: LeftOut; readonly count: number }[]
    }
  | { readonly ok: false; readonly code: Refusal }

/** Signs of the largest file that is read. */
export const LONGEST_FILE = 30_000_000

export const refused = (code: Refusal): ForeignScene => ({ ok: false, code })

/** Counts what is left out. */
export function createLeftOut() {
  const counts = new Map<LeftOut, number>()
  return {
    add: (what: LeftOut, count = 1): void => {
      if (count > 0) counts.set(what, (counts.get(what) ?? 0) + count)
    },
    list: () => Array.from(counts, ([what, count]) => ({ what, count })),
  }
}
