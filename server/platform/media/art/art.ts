import type { Palette } from '../brushes/palette.ts'
import type { Random } from '../brushes/random.ts'
import type { Box, Pen } from '../brushes/surface.ts'

/** A sheet to be printed, on which a motif draws itself. */
export interface ArtSheet {
  readonly pen: Pen
  readonly width: number
  readonly height: number
  /** The place of the motif's weight; the rest of the sheet may carry lettering. */
  readonly focus: Box
  readonly palette: Palette
  readonly random: Random
  /** The sheet has lettering, so the ground should be calm there. */
  readonly hasWords: boolean
}

/** Draws a motif over the whole sheet, and returns the colour of readable lettering on its ground. */
export type Art = (sheet: ArtSheet) => string
