import { newBox, newConnector, newFrame } from '../../newScene.ts'
import type { SceneColour, Shape } from '../../sceneSchema.ts'
import type { Measure } from '../../words/wrapText.ts'
import { shapeIdOf } from '../shapeIds.ts'
import type { Diagram, TaskMark } from '../statement.ts'
import { titleShape } from '../timeline/drawTimeline.ts'
import { dateOf, scaleOf, type Task, tasksOf } from './tasks.ts'

export const ROW = { height: 40, bar: 26 } as const
/** How wide a bar is at least, px. */
export const LEAST_BAR = 4
const GAP = { section: 20, title: 36, names: 24 } as const
/** Dates above the chart stand at least so far apart, px. */
const TICK = 88

export const barShape = (at: number) => shapeIdOf('node', 'bar', String(at))
export const nameShape = (at: number) => shapeIdOf('node', 'name', String(at))
/** The line down from the how-manieth date above the chart. */
export const tickShape = (at: number) => shapeIdOf('part', 'line', String(at))
export const ganttSection = (at: number) => shapeIdOf('frame', 'section', String(at))

/** A Gantt chart: names at the left, bars by their days. */
export function drawGantt(diagram: Diagram, measure: Measure): Shape[] {
  const tasks = tasksOf(diagram)
  const { first, perDay } = scaleOf(tasks)
  const sections = diagram.pieces.flatMap(({ statement }) =>
    statement.type === 'section' ? [statement.text] : [],
  )
  const names = Math.max(120, ...tasks.map(({ mark }) => measure(mark.text) + 16))
  const left = names + GAP.names
  const last = Math.max(first + 1, ...tasks.map(({ end }) => end))
  const right = left + (last - first) * perDay
  const rows: Shape[] = []
  const frames: Shape[] = []
  let y = 0
  let section: number | null = null
  let top = 0
  const close = () => {
    if (section === null) return
    const area = { x: -16, y: top, width: right + 48, height: y - top }
    frames.push(newFrame(ganttSection(section), area, { text: sections[section] ?? '', isLane: false }))
  }
  for (const [at, task] of tasks.entries()) {
    if (task.section !== section) {
      close()
      y += section === null && at === 0 ? 0 : GAP.section
      section = task.section
      top = y
      if (section !== null) y += GAP.title
    }
    rows.push(...rowOf(task, at, y, { left, first, perDay, names }))
    y += ROW.height
  }
  close()
  const title = diagram.pieces.flatMap(({ statement }) =>
    statement.type === 'title' ? [statement.text] : [],
  )[0]
  const head =
    title === undefined
      ? []
      : [
          newBox(
            titleShape(),
            { x: 0, y: -100, width: Math.max(240, measure(title) * 1.5), height: 40 },
            { text: title, form: 'text', textSize: 'large', align: 'start' },
          ),
        ]
  return [...frames, ...head, ...ticks(first, last, perDay, left, y), ...rows]
}

interface Scale {
  readonly left: number
  readonly first: number
  readonly perDay: number
  readonly names: number
}

function rowOf(
  { mark, start, end }: Task,
  at: number,
  y: number,
  { left, first, perDay, names }: Scale,
): Shape[] {
  const isMilestone = mark.tags.includes('milestone')
  const x = left + (start - first) * perDay
  const top = y + (ROW.height - ROW.bar) / 2
  const width = isMilestone ? ROW.bar : Math.max(LEAST_BAR, (end - start) * perDay)
  const area = { x: isMilestone ? x - ROW.bar / 2 : x, y: top, width, height: ROW.bar }
  return [
    newBox(
      nameShape(at),
      { x: 0, y: top, width: names, height: ROW.bar },
      { text: mark.text, form: 'text', align: 'start' },
    ),
    newBox(barShape(at), area, {
      form: isMilestone ? 'diamond' : 'rounded',
      fill: colourOf(mark),
      weight: 1,
    }),
  ]
}

function colourOf({ tags }: TaskMark): SceneColour {
  if (tags.includes('crit')) return 'red'
  if (tags.includes('done')) return 'grey'
  return tags.includes('active') ? 'blue' : 'teal'
}

/** Dates above the chart with lines down. */
function ticks(first: number, last: number, perDay: number, left: number, bottom: number): Shape[] {
  const step = [1, 2, 7, 14, 28, 56, 112, 365].find((days) => days * perDay >= TICK) ?? 730
  const shapes: Shape[] = []
  for (let day = first; day <= last && shapes.length < 400; day += step) {
    const x = left + (day - first) * perDay
    const [, month = '', date = ''] = dateOf(day).split('-')
    const at = String(shapes.length)
    shapes.push(
      newConnector(
        tickShape(shapes.length),
        { x, y: -16 },
        { x, y: bottom },
        { route: 'straight', toEnd: 'none', weight: 1, colour: 'grey', style: 'dotted' },
      ),
      newBox(
        shapeIdOf('part', 'date', at),
        { x: x - 32, y: -44, width: 64, height: 24 },
        { text: `${date}.${month}`, form: 'text', textSize: 'small' },
      ),
    )
  }
  return shapes
}
