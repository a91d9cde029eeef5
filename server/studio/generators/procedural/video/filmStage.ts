import { newLayer, type Pen } from '#server/platform/media/brushes/surface.ts'
import type { Painter } from '../picture/painter.ts'
import type { Sheet } from '../scene/scene.ts'

export type Sheetlet = ReturnType<typeof newLayer>

/** The data and tools for staging an animation. */
export interface FilmStage {
  readonly sheet: Sheet
  readonly painter: Painter
  /** The words to write, a line each; may be empty. */
  readonly words: readonly string[]
  readonly seconds: number
  /** Things come in one after another instead of being there. */
  readonly entersLively: boolean
  readonly onPainted: (share: number) => void
}

/** One moment of a film of some length. */
export interface FilmMoment {
  readonly second: number
  /** 0 at its start, 1 at its end. */
  readonly share: number
}

/** Draws a moment over whatever the pen has drawn before; the same moment is the same picture. */
export type Show = (pen: Pen, moment: FilmMoment) => void

/** 0 until `from`, 1 from `to` on, gently between. */
export function eased(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** As `eased`, with an overshoot at the end. */
export function sprung(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return 1 + 2.1 * (share - 1) ** 3 + 1.1 * (share - 1) ** 2
}

/** Visible between its beginning and its end, and neither at the very start nor at the very end of the film. */
export function shown(share: number, from: number, to: number): number {
  return eased(share, from, from + 0.1) * (1 - eased(share, to - 0.07, to))
}
