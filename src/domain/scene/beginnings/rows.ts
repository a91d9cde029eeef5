import { newBox, newConnector } from '../newScene.ts'
import type { Box, Connector, Shape, Side } from '../sceneSchema.ts'
import { boxSize } from '../words/boxSize.ts'
import type { Measure } from '../words/wrapText.ts'

const GAP = { across: 56, down: 72 } as const

/** A box of a beginning: its words and how it looks. */
export interface RowBox extends Partial<Omit<Box, 'id' | 'kind' | 'text'>> {
  readonly text: string
}

/** Boxes beside each other; `beside` stands to the right of a box that stays in the middle, so that lines go straight on. */
export type Row = readonly RowBox[] | { readonly middle: RowBox; readonly beside: RowBox }

/** Boxes row by row, each row in the middle. Their ids count them: `box0`, `box1` … */
export function boxesInRows(rows: readonly Row[], measure: Measure): Box[] {
  const boxes: Box[] = []
  let y = 0
  for (const given of rows) {
    const row = 'middle' in given ? [given.middle, given.beside] : given
    const sizes = row.map(({ text, form = 'rounded' }) => boxSize({ form, text, details: [] }, measure))
    // All as wide and high as the largest, so that columns stand below each other.
    const width = Math.max(...sizes.map((size) => size.width))
    const height = Math.max(...sizes.map((size) => size.height))
    const columns = 'middle' in given ? 1 : row.length
    const whole = columns * width + (columns - 1) * GAP.across
    for (const [at, box] of row.entries()) {
      const x = at * (width + GAP.across) - whole / 2
      boxes.push(newBox(`box${boxes.length}`, { x, y, width, height }, { form: 'rounded', ...box }))
    }
    y += height + GAP.down
  }
  return boxes
}

/** Lines between boxes by their numbers, with words where there are some; `side` is held at both ends. */
export function linesBetween(
  pairs: readonly (readonly [from: number, to: number, text?: string, side?: Side])[],
  change: Partial<Connector> = {},
): Shape[] {
  return pairs.map(([from, to, text = '', side = null], at) =>
    newConnector(
      `line${at}`,
      { shape: `box${from}`, side },
      { shape: `box${to}`, side },
      { text, ...change },
    ),
  )
}
