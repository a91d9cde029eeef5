import { withRotation } from '../../geometry/turn.ts'
import { newBox, newConnector } from '../../newScene.ts'
import type { SceneColour, Shape } from '../../sceneSchema.ts'
import { boxSize } from '../../words/boxSize.ts'
import type { Measure } from '../../words/wrapText.ts'
import { turnsOf } from '../diagramGraph.ts'
import { boxFormOf } from '../flowchart/forms.ts'
import { pinsOf } from '../pins.ts'
import { shapeIdOf } from '../shapeIds.ts'
import type { Diagram } from '../statement.ts'
import { type Topic, topicsOf } from './topics.ts'

const GAP = { level: 72, beside: 18 } as const
/** The colours of the branches, one after another. */
const BRANCHES: readonly SceneColour[] = [
  'blue',
  'green',
  'orange',
  'violet',
  'teal',
  'pink',
  'yellow',
  'red',
]

/** A mind map: its root in the middle, branches to both sides. */
export function drawMindmap(diagram: Diagram, measure: Measure): Shape[] {
  const topics = topicsOf(diagram)
  const pins = pinsOf(diagram)
  const turns = turnsOf(diagram)
  const children = topics.map((_topic, at) =>
    topics.flatMap(({ parent }, child) => (parent === at ? [child] : [])),
  )
  const sizes = topics.map(({ node, parent }) => {
    const size = boxSize({ form: boxFormOf(node.form), text: node.text ?? '', details: [] }, measure)
    return parent === null ? { width: size.width + 24, height: size.height + 12 } : size
  })
  const heights = heightsOf(children, sizes)
  const places = new Map<number, { readonly x: number; readonly y: number }>()
  const put = (at: number, edge: number, middle: number, way: 1 | -1) => {
    const { width = 0, height = 0 } = sizes[at] ?? {}
    const x = way === 1 ? edge : edge - width
    places.set(at, { x, y: middle - height / 2 })
    stack(children[at] ?? [], way === 1 ? x + width + GAP.level : x - GAP.level, middle, way)
  }
  const stack = (list: readonly number[], edge: number, middle: number, way: 1 | -1) => {
    const all = list.reduce((sum, each) => sum + (heights[each] ?? 0), 0) + GAP.beside * (list.length - 1)
    let top = middle - all / 2
    for (const each of list) {
      const own = heights[each] ?? 0
      put(each, edge, top + own / 2, way)
      top += own + GAP.beside
    }
  }
  const { width = 0, height = 0 } = sizes[0] ?? {}
  places.set(0, { x: -width / 2, y: -height / 2 })
  const [right, left] = halves(children[0] ?? [], heights)
  stack(right, width / 2 + GAP.level, 0, 1)
  stack(left, -width / 2 - GAP.level, 0, -1)

  const branches = branchesOf(topics)
  const boxes = topics.map(({ name, shape, node, parent }, at) => {
    const { x = 0, y = 0 } = pins.get(name) ?? places.get(at) ?? {}
    const branch = branches[at]
    const box = newBox(
      shape,
      { ...(sizes[at] ?? { width: 0, height: 0 }), x, y },
      {
        text: node.text ?? '',
        form:
          parent === null && node.form === null
            ? 'pill'
            : node.form === null
              ? 'rounded'
              : boxFormOf(node.form),
        fill: branch === undefined || branch === null ? null : (BRANCHES[branch % BRANCHES.length] ?? null),
        ...(parent === null ? { textSize: 'large' as const, weight: 3 } : {}),
      },
    )
    return withRotation(box, turns.get(name) ?? 0)
  })
  const lines = topics.flatMap(({ parent }, at): Shape[] => {
    const [one, other] = [boxes[parent ?? -1], boxes[at]]
    if (one === undefined || other === undefined) return []
    const look = { route: 'curve', toEnd: 'none', colour: 'grey' } as const
    return [
      newConnector(
        shapeIdOf('link', one.id, other.id),
        { shape: one.id, side: null },
        { shape: other.id, side: null },
        look,
      ),
    ]
  })
  return [...lines, ...boxes]
}

/** How high each topic is with all under it. */
function heightsOf(
  children: readonly (readonly number[])[],
  sizes: readonly { readonly height: number }[],
): readonly number[] {
  const heights: number[] = sizes.map(() => 0)
  // Children stand behind their parents.
  for (let at = children.length - 1; at >= 0; at -= 1) {
    const own = children[at] ?? []
    const all =
      own.reduce((sum, each) => sum + (heights[each] ?? 0), 0) + GAP.beside * Math.max(0, own.length - 1)
    heights[at] = Math.max(sizes[at]?.height ?? 0, all)
  }
  return heights
}

/** The first branches to the right as far as half of the height, the others to the left. */
function halves(list: readonly number[], heights: readonly number[]): readonly [number[], number[]] {
  const all = list.reduce((sum, each) => sum + (heights[each] ?? 0), 0)
  const right: number[] = []
  let sum = 0
  for (const each of list) {
    if (right.length > 0 && sum + (heights[each] ?? 0) / 2 > all / 2) break
    right.push(each)
    sum += heights[each] ?? 0
  }
  return [right, list.slice(right.length)]
}

/** Which branch of the root each topic belongs to; null for the root. */
function branchesOf(topics: readonly Topic[]): readonly (number | null)[] {
  let last = -1
  const branches: (number | null)[] = []
  for (const { parent } of topics) {
    if (parent === 0) last += 1
    branches.push(parent === null ? null : parent === 0 ? last : (branches[parent] ?? null))
  }
  return branches
}
