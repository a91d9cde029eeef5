import type { Scene } from '../sceneSchema.ts'
import type { Measure } from '../words/wrapText.ts'
import { applyDiagram } from './applyDiagram.ts'
import { countedIds, renamed } from './countedIds.ts'
import { readDiagram } from './readDiagram.ts'
import { type Diagram, isPlace } from './statement.ts'
import { syncSource } from './syncSource.ts'

/**
 * The scene after somebody has changed its picture, with its text brought after that. What rules lay out by what the text
 * says is laid out anew where it has to: the bars of a chart stand at their days, and a sequence or timeline closes up
 * behind what was taken out, with all that goes along with it.
 */
export function followPicture(diagram: Diagram, before: Scene, after: Scene, measure: Measure): Scene {
  const source = syncSource(diagram, before, after)
  if (source === diagram.source) return after
  const read = readDiagram(source)
  return read.ok && isLaidAnew(diagram, read.diagram)
    ? applyDiagram(renamed(after, countedIds(diagram, before)), read.diagram, null, measure)
    : { ...after, source }
}

function isLaidAnew(before: Diagram, after: Diagram): boolean {
  if (after.kind === 'gantt') return true
  return (after.kind === 'sequence' || after.kind === 'timeline') && countOf(after) < countOf(before)
}

/** How much is said in it. */
function countOf({ pieces }: Diagram): number {
  return pieces
    .map(({ statement }) =>
      statement.type === 'period'
        ? 1 + statement.events.length
        : Number(statement.type !== 'kept' && !isPlace(statement)),
    )
    .reduce((sum, each) => sum + each, 0)
}
