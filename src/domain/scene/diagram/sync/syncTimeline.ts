import type { Scene } from '../../sceneSchema.ts'
import type { Diagram } from '../statement.ts'
import { handEvents } from '../timeline/handEvents.ts'
import { eventShape, periodShape, periodsOf, sectionShape, titleShape } from '../timeline/drawTimeline.ts'
import { createPieceEditor, type EditedPiece } from './pieceEditor.ts'
import { changesBetween } from './sceneChanges.ts'

/** The new text of a timeline after its picture was changed: words, what was taken out, and boxes joined to a time. */
export function syncTimeline(diagram: Diagram, before: Scene, after: Scene): string {
  const editor = createPieceEditor(diagram)
  const all = [...editor.pieces]
  const periods = periodsOf(diagram)
  const periodAt = new Map(periods.map((period, at) => [periodShape(at), period] as const))
  const eventAt = new Map(
    periods.flatMap((period, at) =>
      period.events.map((event, place) => [eventShape(at, place), event] as const),
    ),
  )
  const sections = all.filter(({ statement }) => statement.type === 'section')
  const title = all.find(({ statement }) => statement.type === 'title')
  const { removed, changed } = changesBetween(before, after)

  for (const [old, next] of changed) {
    // Who clears words is about to write others: no text says an empty time or event.
    if (!('text' in old) || !('text' in next) || old.text === next.text || next.text.trim() === '') continue
    const at = sections.findIndex((_, place) => sectionShape(place) === next.id)
    const piece = next.id === titleShape() ? title : sections[at]
    if (piece?.statement.type === 'title' || piece?.statement.type === 'section') {
      editor.replace(piece, { ...piece.statement, text: next.text })
    }
    setPeriod(all[periodAt.get(next.id)?.piece ?? -1], next.text)
    const event = eventAt.get(next.id)
    if (event !== undefined) setEvent(all[event.piece], event.at, next.text)
  }
  for (const { id } of removed) {
    const event = eventAt.get(id)
    if (event !== undefined) setEvent(all[event.piece], event.at, '')
  }
  for (const { id } of removed) {
    const period = periodAt.get(id)
    const own = period === undefined ? [] : [period.piece, ...period.events.map(({ piece }) => piece)]
    for (const at of new Set(own)) removePiece(all[at])
    if (id === titleShape()) removePiece(title)
    removePiece(sections[sections.findIndex((_, place) => sectionShape(place) === id)])
  }
  const shapes = periods.map((period, at) => [
    periodShape(at),
    ...period.events.map((_, place) => eventShape(at, place)),
  ])
  for (const [at, boxes] of handEvents(after, shapes).entries()) {
    const period = periods[at]
    const piece = all[period?.events.at(-1)?.piece ?? period?.piece ?? -1]
    const texts = boxes.map(({ text }) => text).filter((text) => text.trim() !== '')
    if (piece?.statement.type !== 'period' || texts.length === 0 || !editor.pieces.includes(piece)) continue
    editor.replace(piece, { ...piece.statement, events: [...piece.statement.events, ...texts] })
  }
  tidyEmpty()
  return editor.source()

  function setPeriod(piece: EditedPiece | undefined, text: string): void {
    if (piece?.statement.type === 'period') editor.replace(piece, { ...piece.statement, text })
  }

  function setEvent(piece: EditedPiece | undefined, at: number, text: string): void {
    if (piece?.statement.type !== 'period') return
    editor.replace(piece, { ...piece.statement, events: piece.statement.events.with(at, text.trim()) })
  }

  function removePiece(piece: EditedPiece | undefined): void {
    if (piece !== undefined && editor.pieces.includes(piece)) editor.remove(piece)
  }

  /** Events that were taken out leave their places only now, so that none is taken for another. */
  function tidyEmpty(): void {
    for (const piece of editor.pieces.slice()) {
      const { statement } = piece
      if (statement.type !== 'period' || !statement.events.includes('')) continue
      const events = statement.events.filter((event) => event !== '')
      if (events.length === 0 && statement.text === null) editor.remove(piece)
      else editor.replace(piece, { ...statement, events })
    }
  }
}
