import type { Palette } from '../brushes/palette.ts'
import type { Random } from '../brushes/random.ts'
import type { Box, Pen } from '../brushes/surface.ts'

/** A sheet to be printed, on which a motif draws itself. */
export interface ArtSheet {
  readonly pen: Pen
  readonly width: number
  readonly height: number
  /** Where the motif's weight should be; the rest of the sheet may carry lettering. */
  readonly focus: Box
  readonly palette: Palette
  readonly random: Random
  /** Lettering stands on the sheet, so that the ground should stay calm there. */
  readonly hasWords: boolean
}

/** Draws a motif over the whole sheet, and answers the colour in which lettering reads on its ground. */
export type Art = (sheet: ArtSheet) => string
