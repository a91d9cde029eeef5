import { changeShapes } from '../changeShapes.ts'
import { freeShapes } from '../isFree.ts'
import type { Box, Connector, Scene, Shape } from '../sceneSchema.ts'

/** What can be changed of the look of several shapes at once; each takes of it what its kind has. */
export type StyleChange = Partial<
  Pick<Box, 'colour' | 'fill' | 'style' | 'weight' | 'textSize' | 'align' | 'form' | 'role' | 'link'> &
    Pick<Connector, 'route' | 'fromEnd' | 'toEnd'>
>

type StyleKey = keyof StyleChange

const LINE_KEYS = ['colour', 'style', 'weight'] as const
const KEYS: Readonly<Record<Shape['kind'], readonly StyleKey[]>> = {
  box: [...LINE_KEYS, 'fill', 'textSize', 'align', 'form', 'role', 'link'],
  connector: [...LINE_KEYS, 'route', 'fromEnd', 'toEnd'],
  stroke: ['colour', 'weight'],
  frame: ['fill'],
  picture: [],
}

/** Changes the look of shapes; what is locked stays. A line that gets another kind of way forgets its bends. */
export function styleShapes(scene: Scene, ids: ReadonlySet<string>, change: StyleChange): Scene {
  const isFree = freeShapes(scene)
  return changeShapes(scene, (shape) => {
    if (!ids.has(shape.id) || !isFree(shape)) return shape
    const own = Object.fromEntries(
      Object.entries(change).filter(
        ([key, value]) => value !== undefined && KEYS[shape.kind].some((each) => each === key),
      ),
    )
    const isSame = Object.entries(own).every(([key, value]) => Reflect.get(shape, key) === value)
    if (isSame) return shape
    const next = { ...shape, ...own }
    return next.kind === 'connector' && shape.kind === 'connector' && next.route !== shape.route
      ? { ...next, bends: [] }
      : next
  })
}
