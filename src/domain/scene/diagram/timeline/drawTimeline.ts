import { type Rect, union } from '../../geometry/rect.ts'
import { newBox, newConnector, newFrame } from '../../newScene.ts'
import type { Box, SceneColour, Shape } from '../../sceneSchema.ts'
import { boxSize } from '../../words/boxSize.ts'
import type { Measure } from '../../words/wrapText.ts'
import { shapeIdOf } from '../shapeIds.ts'
import type { Diagram } from '../statement.ts'

const GAP = { across: 32, down: 16, frame: 24, title: 44 } as const
const COLOURS: readonly SceneColour[] = ['blue', 'green', 'orange', 'violet', 'teal', 'pink']

export const titleShape = () => shapeIdOf('part', 'title')
export const sectionShape = (at: number) => shapeIdOf('frame', 'section', String(at))
export const periodShape = (at: number) => shapeIdOf('node', 'period', String(at))
export const eventShape = (period: number, at: number) =>
  shapeIdOf('node', 'event', String(period), String(at))

/** A time with what happened in it, and where each of that stands in the text. */
export interface Period {
  readonly text: string
  readonly piece: number
  readonly section: number | null
  readonly events: readonly { readonly text: string; readonly piece: number; readonly at: number }[]
}

/** The times of a timeline, in order. */
export function periodsOf({ pieces }: Pick<Diagram, 'pieces'>): readonly Period[] {
  const periods: Period[] = []
  let section: number | null = null
  for (const [piece, { statement }] of pieces.entries()) {
    if (statement.type === 'section') section = section === null ? 0 : section + 1
    if (statement.type !== 'period') continue
    const events = statement.events.map((text, at) => ({ text, piece, at }))
    const last = periods.at(-1)
    if (statement.text !== null || last === undefined)
      periods.push({ text: statement.text ?? '', piece, section, events })
    else periods[periods.length - 1] = { ...last, events: [...last.events, ...events] }
  }
  return periods
}

/** A timeline: times from left to right, what happened below them. */
export function drawTimeline(diagram: Diagram, measure: Measure): Shape[] {
  const periods = periodsOf(diagram)
  const sections = diagram.pieces.flatMap(({ statement }) =>
    statement.type === 'section' ? [statement.text] : [],
  )
  const top = sections.length > 0 ? GAP.title : 0
  const height = Math.max(44, ...periods.map(({ text }) => sizeOf(text, measure).height))
  const groups: Box[][] = []
  const lines: Shape[] = []
  let x = 0
  let before: { readonly id: string; readonly section: number | null } | null = null
  for (const [at, { text, events, section }] of periods.entries()) {
    if (before !== null && before.section !== section) x += 2 * GAP.frame
    const width = Math.max(
      120,
      ...[text, ...events.map((event) => event.text)].map((words) => sizeOf(words, measure).width),
    )
    const colour = COLOURS[(section ?? at) % COLOURS.length] ?? 'blue'
    const id = periodShape(at)
    const group = [newBox(id, { x, y: top, width, height }, { text, fill: colour, form: 'rounded' })]
    let y = top + height + 2 * GAP.down
    for (const [place, event] of events.entries()) {
      const size = sizeOf(event.text, measure)
      const box = newBox(
        eventShape(at, place),
        { x, y, width, height: size.height },
        { text: event.text, form: 'note' },
      )
      group.push(box)
      y += size.height + GAP.down
    }
    if (before !== null) {
      lines.push(
        newConnector(
          shapeIdOf('link', before.id, id),
          { shape: before.id, side: 'right' },
          { shape: id, side: 'left' },
          { colour: 'grey', route: 'straight' },
        ),
      )
    }
    groups.push(group)
    before = { id, section }
    x += width + GAP.across
  }
  const title = diagram.pieces.flatMap(({ statement }) =>
    statement.type === 'title' ? [statement.text] : [],
  )[0]
  const head =
    title === undefined
      ? []
      : [
          newBox(
            titleShape(),
            { x: 0, y: -80, width: Math.max(240, measure(title) * 1.5), height: 40 },
            { text: title, form: 'text', textSize: 'large', align: 'start' },
          ),
        ]
  return [...framesOf(sections, periods, groups), ...head, ...lines, ...groups.flat()]
}

const sizeOf = (text: string, measure: Measure) => boxSize({ form: 'rectangle', text, details: [] }, measure)

function framesOf(
  sections: readonly string[],
  periods: readonly Period[],
  groups: readonly (readonly Rect[])[],
): Shape[] {
  return sections.flatMap((text, at) => {
    const held = union(groups.filter((_, period) => periods[period]?.section === at).flat())
    if (held === null) return []
    const area = {
      x: held.x - GAP.frame,
      y: held.y - GAP.title,
      width: held.width + 2 * GAP.frame,
      height: held.height + GAP.title + GAP.frame,
    }
    return [newFrame(sectionShape(at), area, { text })]
  })
}
