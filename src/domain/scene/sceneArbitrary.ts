import * as fc from 'fast-check'
import { emptyScene, newBox, newConnector, newFrame, newPicture, newStroke } from './newScene.ts'
import * as schema from './sceneSchema.ts'
import { soundScene } from './soundScene.ts'

const place = fc.integer({ min: -2_000, max: 2_000 })
const size = fc.integer({ min: 0, max: 400 })
const area = fc.record({ x: place, y: place, width: size, height: size })
const words = fc.constantFrom(
  '',
  'Start',
  'Zamówienie opłacone?',
  'a\nb',
  'Ślub <Ani> & „Jana”',
  '"x" [y] {z}',
)
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const id = fc.constantFrom(...ids)
const shared = {
  group: fc.constantFrom(null, null, null, 'one', 'two'),
  layer: fc.constantFrom('base', 'top'),
  locked: fc.constantFrom(false, false, false, true),
}
/** Most shapes stand upright. */
const turn = {
  rotation: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    fc.constantFrom(0, 90, 180, 270),
    fc.integer({ min: 1, max: 359 }),
  ),
}
const line = {
  colour: fc.constantFrom(...schema.SCENE_COLOURS),
  style: fc.constantFrom(...schema.LINE_STYLES),
  weight: fc.integer({ min: 1, max: 4 }),
}
const end = fc.oneof(
  { weight: 4, arbitrary: fc.record({ shape: id, side: fc.constantFrom(null, ...schema.SIDES) }) },
  fc.record({ x: place, y: place }),
)

const shape = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        id,
        area,
        fc.record({
          ...shared,
          ...turn,
          ...line,
          form: fc.constantFrom(...schema.BOX_FORMS),
          role: fc.constantFrom(null, ...schema.FLOW_ROLES),
          text: words,
          details: fc.array(words, { maxLength: 2 }),
          fill: fc.constantFrom(null, ...schema.SCENE_COLOURS),
        }),
      )
      .map(([own, rect, change]) => newBox(own, rect, change)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        id,
        end,
        end,
        fc.record({
          ...shared,
          ...line,
          text: words,
          route: fc.constantFrom(...schema.LINE_ROUTES),
          bends: fc.array(fc.record({ x: place, y: place }), { maxLength: 2 }),
        }),
      )
      .map(([own, from, to, change]) => newConnector(own, from, to, change)),
  },
  fc
    .tuple(id, area, fc.record({ ...shared, text: words, isLane: fc.boolean() }))
    .map(([own, rect, change]) => newFrame(own, rect, change)),
  fc
    .tuple(
      id,
      fc.array(fc.tuple(place, place, fc.constant(0.5)), { minLength: 1, maxLength: 4 }),
      fc.record({ ...shared, ...turn }),
    )
    .map(([own, points, change]) => newStroke(own, points.flat(), change)),
  fc
    .tuple(id, area, fc.record({ ...shared, ...turn, text: words }))
    .map(([own, rect, change]) => newPicture(own, rect, 'picture', change)),
)

/** Small scenes of all kinds of shapes, whose parts fit each other. */
export const sceneArbitrary = fc
  .tuple(fc.constantFrom('diagram' as const, 'flow' as const), fc.array(shape, { maxLength: 16 }))
  .map(([kind, shapes]) => {
    const empty = emptyScene(kind)
    const top = { id: 'top', name: 'Góra', isHidden: false, isLocked: false }
    return soundScene({ ...empty, layers: [...empty.layers, top], shapes })
  })

/** Some ids of such a scene, with one that isn't there. */
export const someIds = fc.subarray([...ids, 'nothing']).map((chosen): ReadonlySet<string> => new Set(chosen))
