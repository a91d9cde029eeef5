import type { Box, Scene } from '../../sceneSchema.ts'
import { barShape, ganttSection, nameShape } from '../gantt/drawGantt.ts'
import { dateOf, dayOf, scaleOf, type Task, tasksOf } from '../gantt/tasks.ts'
import type { Diagram, TaskMark } from '../statement.ts'
import { titleShape } from '../timeline/drawTimeline.ts'
import { createPieceEditor } from './pieceEditor.ts'
import { changesBetween } from './sceneChanges.ts'

/** The new text of a Gantt chart after its picture was changed: a bar that is moved or pulled has other days. */
export function syncGantt(diagram: Diagram, before: Scene, after: Scene): string {
  const editor = createPieceEditor(diagram)
  const all = [...editor.pieces]
  const tasks = tasksOf(diagram)
  const { perDay } = scaleOf(tasks)
  const bars = new Map(tasks.map((task, at) => [barShape(at), task] as const))
  const names = new Map(tasks.map((task, at) => [nameShape(at), task] as const))
  const sections = all.filter(({ statement }) => statement.type === 'section')
  const title = all.find(({ statement }) => statement.type === 'title')
  const { removed, changed } = changesBetween(before, after)
  for (const [old, next] of changed) {
    const bar = bars.get(next.id)
    const name = names.get(next.id)
    if (bar !== undefined && old.kind === 'box' && next.kind === 'box')
      change(bar, movedTask(bar, old, next, perDay))
    if (!('text' in old) || !('text' in next) || old.text === next.text || next.text.trim() === '') continue
    if (name !== undefined) change(name, { text: next.text })
    const at = sections.findIndex((_, place) => ganttSection(place) === next.id)
    const piece = next.id === titleShape() ? title : sections[at]
    if (piece?.statement.type === 'title' || piece?.statement.type === 'section') {
      editor.replace(piece, { ...piece.statement, text: next.text })
    }
  }
  const gone = new Set(removed.flatMap(({ id }) => (bars.get(id) ?? names.get(id))?.piece ?? []))
  for (const { id } of removed) {
    const piece =
      id === titleShape() ? title : sections[sections.findIndex((_, place) => ganttSection(place) === id)]
    if (piece !== undefined) editor.remove(piece)
  }
  for (const at of gone) {
    const piece = all[at]
    if (piece !== undefined) editor.remove(piece)
  }
  return editor.source()

  function change({ piece }: Task, changes: Partial<TaskMark>): void {
    const own = all[piece]
    if (own?.statement.type !== 'task' || Object.keys(changes).length === 0) return
    editor.replace(own, { type: 'task', task: { ...own.statement.task, ...changes } })
  }
}

/** The new days of a task whose bar was moved or pulled. */
function movedTask({ mark, start, end }: Task, old: Box, next: Box, perDay: number): Partial<TaskMark> {
  const later = Math.round((next.x - old.x) / perDay)
  const longer = Math.round((next.width - old.width) / perDay)
  if (later === 0 && longer === 0) return {}
  const first = later === 0 ? {} : { start: dateOf(start + later) }
  const length = Math.max(1, Math.round(end - start) + longer)
  // An end by its date moves with its start; a length stays one.
  if (dayOf(mark.end) !== null) return { ...first, end: dateOf(start + later + length) }
  return longer === 0 ? first : { ...first, end: `${length}d` }
}
