import { rotationOf } from '../../geometry/turn.ts'
import type { Scene } from '../../sceneSchema.ts'
import { shapesById } from '../../shapesById.ts'
import { asCounted } from '../countedIds.ts'
import { readDiagram } from '../readDiagram.ts'
import type { Diagram } from '../statement.ts'
import { turnNames } from '../turns.ts'
import { createPieceEditor } from './pieceEditor.ts'

/**
 * The new text of a picture, which says all but how its shapes are turned, with that. `diagram` is the old text. What is
 * written of shapes that neither picture has stays.
 */
export function syncTurns(source: string, diagram: Diagram, after: Scene): string {
  const mayTurn =
    diagram.pieces.some(({ statement }) => statement.type === 'turn') ||
    after.shapes.some((shape) => rotationOf(shape) !== 0)
  const read = mayTurn ? readDiagram(source) : null
  if (read?.ok !== true) return source
  const names = turnNames(read.diagram)
  const known = new Set([...names.values(), ...turnNames(diagram).values()].map(withoutQuotes))
  const shapes = shapesById(asCounted(read.diagram, after))
  const left = new Map<string, { readonly id: string; readonly degrees: number }>()
  for (const [shape, id] of names) {
    const own = shapes.get(shape)
    const degrees = own === undefined ? 0 : rotationOf(own)
    if (degrees !== 0) left.set(withoutQuotes(id), { id, degrees })
  }
  const editor = createPieceEditor(read.diagram)
  for (const piece of editor.pieces.slice()) {
    const { statement } = piece
    if (statement.type !== 'turn') continue
    const name = withoutQuotes(statement.id)
    const wanted = left.get(name)
    if (wanted === undefined && known.has(name)) editor.remove(piece)
    if (wanted === undefined) continue
    left.delete(name)
    if (wanted.degrees !== statement.degrees) editor.replace(piece, { ...statement, degrees: wanted.degrees })
  }
  for (const turn of left.values()) editor.place({ type: 'turn', ...turn })
  return editor.source()
}

/** Quotes can't be written in a name. */
const withoutQuotes = (name: string) => name.replaceAll('"', '')
