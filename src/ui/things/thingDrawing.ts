import type { ReactNode } from 'react'

/** How a thing is drawn around its print area, in mm from the area's upper left corner. */
export interface ThingDrawing {
  /** Its visible part: left, top, width and height. */
  readonly view: readonly [number, number, number, number]
  /** The layer under the picture. */
  readonly back: ReactNode
  /** The layer over it, which lets it through. */
  readonly front: ReactNode
  /** Of the picture's corners. */
  readonly radius: number
  /** The colour of the thing where nothing is printed. */
  readonly bare: string
}

export const WHITE = '#fbfaf7'
export const EDGE = 'oklch(0.55 0.02 260 / 0.45)'
