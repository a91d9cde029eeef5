import type { Point } from '../../geometry/rect.ts'
import type { Scene } from '../../sceneSchema.ts'
import { cornersOf, isSameWay, keyOfLine, type LineName, namedLines } from '../bends.ts'
import { asCounted } from '../countedIds.ts'
import { readDiagram } from '../readDiagram.ts'
import type { Diagram } from '../statement.ts'
import { createPieceEditor } from './pieceEditor.ts'

/**
 * The new text of a picture, which says all but the corners of its lines, with them. `diagram` is the old text. What is
 * written of lines that neither picture has stays.
 */
export function syncBends(source: string, diagram: Diagram, before: Scene, after: Scene): string {
  // Who writes to themselves has corners of their own.
  const mayBend =
    diagram.kind === 'sequence' ||
    diagram.pieces.some(({ statement }) => statement.type === 'bend') ||
    after.shapes.some((shape) => shape.kind === 'connector' && shape.bends.length > 0)
  const read = mayBend ? readDiagram(source) : null
  if (read?.ok !== true) return source
  const counted = asCounted(read.diagram, after)
  const drawn = namedLines(read.diagram, counted)
  const known = new Set(
    [...drawn, ...namedLines(diagram, asCounted(diagram, before))].map(({ name }) => keyOfLine(name)),
  )
  const left = new Map<string, { readonly name: LineName; readonly corners: readonly Point[] }>()
  for (const { name, line, plain } of drawn) {
    const corners = cornersOf(counted, line)
    if (!isSameWay(corners, plain)) left.set(keyOfLine(name), { name, corners })
  }
  const editor = createPieceEditor(read.diagram)
  for (const piece of editor.pieces.slice()) {
    const { statement } = piece
    if (statement.type !== 'bend') continue
    const key = keyOfLine(statement)
    const wanted = left.get(key)
    if (wanted === undefined && known.has(key)) editor.remove(piece)
    if (wanted === undefined) continue
    left.delete(key)
    if (!isSameWay(wanted.corners, statement.points))
      editor.replace(piece, { ...statement, points: wanted.corners })
  }
  for (const { name, corners } of left.values()) editor.place({ type: 'bend', ...name, points: corners })
  return editor.source()
}
