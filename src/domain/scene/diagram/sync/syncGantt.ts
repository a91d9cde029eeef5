import type { Box, Scene } from '../../sceneSchema.ts'
import { barShape, ganttSection, LEAST_BAR, nameShape, ROW, tickShape } from '../gantt/drawGantt.ts'
import { dateOf, dayOf, scaleOf, type Task, tasksOf } from '../gantt/tasks.ts'
import { shapesById } from '../../shapesById.ts'
import type { Diagram, TaskMark } from '../statement.ts'
import { titleShape } from '../timeline/drawTimeline.ts'
import { createPieceEditor } from './pieceEditor.ts'
import { changesBetween } from './sceneChanges.ts'

/** The new text of a Gantt chart after its picture was changed: a bar that is moved or pulled has other days. */
export function syncGantt(diagram: Diagram, before: Scene, after: Scene): string {
  const editor = createPieceEditor(diagram)
  const all = [...editor.pieces]
  const tasks = tasksOf(diagram)
  const scale = scaleOf(tasks)
  const bars = new Map(tasks.map((task, at) => [barShape(at), task] as const))
  const names = new Map(tasks.map((task, at) => [nameShape(at), task] as const))
  const sections = all.filter(({ statement }) => statement.type === 'section')
  const title = all.find(({ statement }) => statement.type === 'title')
  const { removed, changed } = changesBetween(before, after)
  for (const [old, next] of changed) {
    const bar = bars.get(next.id)
    const name = names.get(next.id)
    if (bar !== undefined && old.kind === 'box' && next.kind === 'box')
      change(bar, movedTask(bar, [placed(before, old), placed(after, next)], scale))
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

/** Where a bar stands and how long it is; `isByDates` where that is told from the first day of the chart. */
interface Placed {
  readonly x: number
  readonly width: number
  readonly isByDates: boolean
}

function placed(scene: Scene, { x, width }: Box): Placed {
  const first = shapesById(scene).get(tickShape(0))
  const isByDates = first?.kind === 'connector' && 'x' in first.from
  return { x: isByDates && 'x' in first.from ? x - first.from.x : x, width, isByDates }
}

/** The new days of a task whose bar was moved or pulled: small moves count together once they make a day. */
function movedTask(
  { mark, start, end }: Task,
  [old, next]: readonly [Placed, Placed],
  { first, perDay }: ReturnType<typeof scaleOf>,
): Partial<TaskMark> {
  if (old.x === next.x && old.width === next.width) return {}
  const isMilestone = mark.tags.includes('milestone')
  const said = (start - first) * perDay - (isMilestone ? ROW.bar / 2 : 0)
  const later = Math.round((next.x - (next.isByDates ? said : old.x)) / perDay)
  const length = isMilestone ? old.width : Math.max(LEAST_BAR, (end - start) * perDay)
  const longer = isMilestone ? 0 : Math.round((next.width - length) / perDay)
  if (later === 0 && longer === 0) return {}
  const begins = later === 0 ? {} : { start: dateOf(start + later) }
  const days = Math.max(1, Math.round(end - start) + longer)
  // An end by its date moves with its start; a length stays one.
  if (dayOf(mark.end) !== null) return { ...begins, end: dateOf(start + later + days) }
  return longer === 0 ? begins : { ...begins, end: `${days}d` }
}
