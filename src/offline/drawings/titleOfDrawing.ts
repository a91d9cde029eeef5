import type { Scene } from '#domain/scene/sceneSchema.ts'
import type { DrawingRow } from './drawingRows.ts'

/** What a drawing is called: as it was named, or by the first line with words in it; empty for one without words. */
export function titleOfDrawing({ givenTitle, scene }: Pick<DrawingRow, 'givenTitle' | 'scene'>): string {
  return givenTitle ?? firstWords(scene)
}

const MOST_TITLE = 80

function firstWords({ shapes }: Scene): string {
  for (const shape of shapes) {
    const line = 'text' in shape && shape.kind !== 'connector' ? shape.text.trim().split('\n')[0] : undefined
    if (line !== undefined && line !== '') return line.slice(0, MOST_TITLE).toWellFormed()
  }
  return ''
}
