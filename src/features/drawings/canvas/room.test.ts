import * as fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { boundsOfShape } from '#domain/scene/geometry/bounds.ts'
import { contains, grown, overlaps, type Rect } from '#domain/scene/geometry/rect.ts'
import { emptyScene, newBox } from '#domain/scene/newScene.ts'
import { sceneArbitrary } from '#domain/scene/sceneArbitrary.ts'
import { createDrawing } from '../document/drawingDocument.ts'
import { createDrawingCanvas } from './drawingCanvas.ts'
import { freeRooms } from './room.ts'
import { toSurface, type View } from './view.ts'

// Nothing is drawn here; places stand on whole px of a screen like this.
beforeAll(() => void vi.stubGlobal('devicePixelRatio', 1))

/** From a small phone's canvas to a large screen's. */
const size = fc.record({
  width: fc.integer({ min: 300, max: 1_700 }),
  height: fc.integer({ min: 300, max: 1_200 }),
})

/** What covers it as on the screen: tools at the side, the view's below them, and where there is room the map. */
const surface = size.chain(({ width, height }) =>
  fc
    .record({
      tools: fc.integer({ min: 80, max: height - 88 }),
      hasTools: fc.boolean(),
      hasMap: fc.boolean(),
    })
    .map(({ tools, hasTools, hasMap }) => ({
      size: { width, height },
      covered: [
        { x: 12, y: height - 52, width: 170, height: 40 },
        ...(hasTools ? [{ x: 12, y: 12, width: 50, height: tools }] : []),
        ...(hasTools && hasMap ? [{ x: width - 188, y: height - 124, width: 176, height: 112 }] : []),
      ],
    })),
)

const onSurface = (view: View, rect: Rect): Rect => ({
  ...toSurface(view, rect),
  width: rect.width * view.zoom,
  height: rect.height * view.zoom,
})

describe('the rooms of a surface', () => {
  it('lie in it beside what covers it, and none can be larger', () => {
    fc.assert(
      fc.property(surface, ({ size: of, covered }) => {
        const whole = { x: 0, y: 0, ...of }
        const isFree = (rect: Rect) =>
          contains(whole, rect) && !covered.some((cover) => overlaps(cover, rect))
        for (const room of freeRooms(of, covered)) {
          expect(isFree(room)).toBe(true)
          expect(isFree({ ...room, width: room.width + 1 })).toBe(false)
          expect(isFree({ ...room, height: room.height + 1 })).toBe(false)
          expect(isFree({ ...room, x: room.x - 1, width: room.width + 1 })).toBe(false)
          expect(isFree({ ...room, y: room.y - 1, height: room.height + 1 })).toBe(false)
        }
      }),
    )
  })
})

describe('a drawing shown whole', () => {
  it('lies where nothing covers it, also when the surface becomes another', () => {
    fc.assert(
      fc.property(sceneArbitrary, surface, surface, (scene, first, second) => {
        const canvas = createDrawingCanvas(createDrawing(scene))
        for (const { size: of, covered } of [first, second]) {
          canvas.setRoom(of, covered)
          const { view } = canvas.state.getSnapshot()
          const shapes = scene.shapes.map((shape) => onSurface(view, boundsOfShape(scene, shape)))
          const rooms = freeRooms(of, covered)
          expect(
            shapes.length === 0 || rooms.some((room) => shapes.every((rect) => contains(room, rect))),
          ).toBe(true)
        }
        canvas.close()
      }),
    )
  })

  it('is left where a hand has moved it', () => {
    const canvas = createDrawingCanvas(createDrawing(emptyScene('diagram')))
    canvas.setRoom({ width: 800, height: 600 }, [])
    canvas.setView({ x: 10, y: 20, zoom: 2 })
    canvas.setRoom({ width: 900, height: 600 }, [])
    expect(canvas.state.getSnapshot().view).toEqual({ x: 60, y: 20, zoom: 2 })
  })

  it('does not move while a hand draws, when the map comes', () => {
    const document = createDrawing(emptyScene('diagram'))
    const canvas = createDrawingCanvas(document)
    canvas.setRoom({ width: 800, height: 600 }, [])
    const { view } = canvas.state.getSnapshot()
    document.edit('draw', (scene) => ({
      ...scene,
      shapes: [newBox('a', { x: 0, y: 0, width: 160, height: 80 })],
    }))
    canvas.setRoom({ width: 800, height: 600 }, [{ x: 612, y: 476, width: 176, height: 112 }])
    expect(canvas.state.getSnapshot().view).toBe(view)
  })
})

type SurfaceLook = typeof surface extends fc.Arbitrary<infer Look> ? Look : never

/** A canvas with one box; `isFree` tells whether nothing covers it. */
function canvasWith(area: Rect, { size: of, covered }: SurfaceLook, zoom: number) {
  const box = newBox('a', area)
  const canvas = createDrawingCanvas(createDrawing({ ...emptyScene('diagram'), shapes: [box] }))
  canvas.setRoom(of, covered)
  canvas.setView({ x: 0, y: 0, zoom })
  const view = () => canvas.state.getSnapshot().view
  // The view stands on whole px.
  const isFree = () => freeRooms(of, covered).some((room) => contains(grown(room, 1), onSurface(view(), box)))
  return { canvas, view, isFree }
}

describe('a shape brought into sight', () => {
  const zoomed = fc.double({ min: 0.1, max: 1, noNaN: true })

  it('stands where nothing covers it, and does not move where it is in sight', () => {
    const place = fc.integer({ min: -3_000, max: 3_000 })
    fc.assert(
      fc.property(surface, place, place, zoomed, (at, x, y, zoom) => {
        const { canvas, view, isFree } = canvasWith({ x, y, width: 120, height: 60 }, at, zoom)
        canvas.show(['a'])
        const shown = view()
        expect(isFree()).toBe(true)
        canvas.show(['a'])
        expect(view()).toBe(shown)
        canvas.close()
      }),
    )
  })

  it('is seen whole, however large it is, and never from nearer than before', () => {
    const length = fc.integer({ min: 40, max: 6_000 })
    fc.assert(
      fc.property(surface, length, length, zoomed, (at, width, height, zoom) => {
        const { canvas, view, isFree } = canvasWith({ x: 900, y: -700, width, height }, at, zoom)
        canvas.showWhole(['a'])
        expect(isFree()).toBe(true)
        expect(view().zoom).toBeLessThanOrEqual(zoom)
        canvas.close()
      }),
    )
  })
})
