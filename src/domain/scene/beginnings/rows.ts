import { newBox, newConnector } from '../newScene.ts'
import type { Box, Connector, Shape } from '../sceneSchema.ts'
import { boxSize } from '../words/boxSize.ts'
import type { Measure } from '../words/wrapText.ts'

const GAP = { across: 56, down: 72 } as const

/** A box of a beginning: its words and how it looks. */
export interface RowBox extends Partial<Omit<Box, 'id' | 'kind' | 'text'>> {
  readonly text: string
}

/** Boxes row by row, each row in the middle. Their ids count them: `box0`, `box1` … */
export function boxesInRows(rows: readonly (readonly RowBox[])[], measure: Measure): Box[] {
  const boxes: Box[] = []
  let y = 0
  for (const row of rows) {
    const sizes = row.map(({ text, form = 'rounded' }) => boxSize({ form, text, details: [] }, measure))
    // All as wide and high as the largest, so that columns stand below each other.
    const width = Math.max(...sizes.map((size) => size.width))
    const height = Math.max(...sizes.map((size) => size.height))
    const whole = row.length * width + (row.length - 1) * GAP.across
    for (const [at, box] of row.entries()) {
      const x = at * (width + GAP.across) - whole / 2
      boxes.push(newBox(`box${boxes.length}`, { x, y, width, height }, { form: 'rounded', ...box }))
    }
    y += height + GAP.down
  }
  return boxes
}

/** Lines between boxes by their numbers, with words where there are some. */
export function linesBetween(
  pairs: readonly (readonly [from: number, to: number, text?: string])[],
  change: Partial<Connector> = {},
): Shape[] {
  return pairs.map(([from, to, text = ''], at) =>
    newConnector(
      `line${at}`,
      { shape: `box${from}`, side: null },
      { shape: `box${to}`, side: null },
      { text, ...change },
    ),
  )
}
