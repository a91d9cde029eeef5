import { shifted } from '../edits/moveShapes.ts'
import type { Point } from '../geometry/rect.ts'
import { MOST_BENDS } from '../sceneLimits.ts'
import type { Connector, Scene, Shape } from '../sceneSchema.ts'
import { shapesById, solidOf } from '../shapesById.ts'
import { endNames } from './partNames.ts'
import { messageShape, SELF_MESSAGE } from './sequence/drawSequence.ts'
import type { Diagram, Statement } from './statement.ts'

// The corners of a line are a remark of its text (`%% @bend FROM TO X Y …`), counted from where the line begins: they
// come along when what is there is laid out elsewhere.

type Bend = Extract<Statement, { type: 'bend' }>

/** How a text names a line: by what it joins, and the how-manieth between them it is, from 1. */
export type LineName = Pick<Bend, 'from' | 'to' | 'at'>

/** A line that a text can name. */
export interface NamedLine {
  readonly name: LineName
  readonly line: Connector
  /** The corners that it has where no hand has set any. */
  readonly plain: readonly Point[]
}

/** One word for a name, to find it by. Quotes can't be written in it. */
export const keyOfLine = ({ from, to, at }: LineName): string =>
  JSON.stringify([from.replaceAll('"', ''), to.replaceAll('"', ''), at])

/** The lines of a scene that its text can name. */
export function namedLines(diagram: Diagram, { shapes }: Pick<Scene, 'shapes'>): readonly NamedLine[] {
  const count = new Map<string, number>()
  const numbered = (from: string, to: string): LineName => {
    const key = JSON.stringify([from, to])
    const at = (count.get(key) ?? 0) + 1
    count.set(key, at)
    return { from, to, at }
  }
  if (diagram.kind === 'sequence') {
    const byId = shapesById({ shapes })
    return diagram.pieces.flatMap(({ statement }): NamedLine[] => {
      if (statement.type !== 'links') return []
      const [[from] = [], [to] = []] = statement.groups
      const name = numbered(from?.id ?? '', to?.id ?? '')
      const line = byId.get(messageShape(name.from, name.to, name.at - 1))
      const plain = name.from === name.to ? SELF_MESSAGE : []
      return line?.kind === 'connector' ? [{ name, line, plain }] : []
    })
  }
  const names = endNames(diagram)
  return shapes.flatMap((line): NamedLine[] => {
    if (line.kind !== 'connector' || !('shape' in line.from) || !('shape' in line.to)) return []
    const [from, to] = [names.get(line.from.shape), names.get(line.to.shape)]
    return from === undefined || to === undefined ? [] : [{ name: numbered(from, to), line, plain: [] }]
  })
}

/** The corners of a line from where it begins, to a tenth of a px. */
export function cornersOf(scene: Pick<Scene, 'shapes'>, line: Connector): readonly Point[] {
  const { x, y } = beginningOf(scene, line)
  return line.bends.map((bend) => ({ x: tenth(bend.x - x), y: tenth(bend.y - y) }))
}

/** Where corners are that are counted from where a line begins. */
export function bendsAt(
  scene: Pick<Scene, 'shapes'>,
  line: Connector,
  corners: readonly Point[],
): Connector['bends'] {
  const from = beginningOf(scene, line)
  return corners.slice(0, MOST_BENDS).map((corner) => shifted(from, corner))
}

/** Where a line begins: the corner of what it hangs on, or its own free end. */
export function beginningOf(scene: Pick<Scene, 'shapes'>, { from }: Connector): Point {
  const { x, y } = 'shape' in from ? (solidOf(scene, from.shape) ?? { x: 0, y: 0 }) : from
  return { x, y }
}

/** Never -0, which no text says. */
const tenth = (value: number) => Math.round(value * 10) / 10 + 0

export const isSameWay = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ x, y }, at) => tenth(x) === tenth(other[at]?.x ?? NaN) && tenth(y) === tenth(other[at]?.y ?? NaN),
  )

/** The shapes of a text with the corners that it says. */
export function withSaidBends(diagram: Diagram, shapes: Shape[]): Shape[] {
  const said = new Map(
    diagram.pieces.flatMap(({ statement }) =>
      statement.type === 'bend' ? [[keyOfLine(statement), statement.points] as const] : [],
    ),
  )
  if (said.size === 0) return shapes
  const bent = new Map(
    namedLines(diagram, { shapes }).flatMap(({ name, line }) => {
      const corners = said.get(keyOfLine(name))
      return corners === undefined
        ? []
        : [[line.id, { ...line, bends: bendsAt({ shapes }, line, corners) }] as const]
    }),
  )
  return shapes.map((shape) => bent.get(shape.id) ?? shape)
}
