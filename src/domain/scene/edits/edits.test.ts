import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOfShape } from '../geometry/bounds.ts'
import { overlaps } from '../geometry/rect.ts'
import { turnedCorners } from '../geometry/turn.ts'
import { emptyScene, newBox, newConnector, newFrame } from '../newScene.ts'
import { readingOrder } from '../readingOrder.ts'
import { sceneArbitrary, someIds } from '../sceneArbitrary.ts'
import { type Box, BOX_FORMS, type Scene, sceneSchema, type Shape, SIDES } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import { shapesById } from '../shapesById.ts'
import { LINE_HEIGHT, TEXT_PX, wordsArea } from '../words/wordsArea.ts'
import { wrapText } from '../words/wrapText.ts'
import { addShapes } from './addShapes.ts'
import { ALIGNMENTS, alignShapes, distributeShapes } from './alignShapes.ts'
import { duplicateShapes } from './copyShapes.ts'
import { fitWords } from './fitWords.ts'
import { groupShapes, lockShapes, ungroupShapes, withGroups } from './groupShapes.ts'
import { addLayer, changeLayer, moveLayer, moveToLayer, removeLayer } from './layers.ts'
import { moveShapes } from './moveShapes.ts'
import { nextShape } from './nextShape.ts'
import { orderShapes } from './orderShapes.ts'
import { removeShapes } from './removeShapes.ts'
import { setDetails, setText } from './replaceShape.ts'
import { resizeShapes, resizeTurned } from './resizeShapes.ts'
import { snapMove } from './snapMove.ts'
import { styleShapes } from './styleShapes.ts'
import { tidyShapes } from './tidyShapes.ts'
import { setRotation, turnShapes } from './turnShapes.ts'

const join = (id: string, from: string, to: string) =>
  newConnector(id, { shape: from, side: null }, { shape: to, side: null })

const names = (each: Scene) => each.shapes.map(({ id }) => id).join('')

function counter(): () => string {
  let last = 0
  return () => `new${(last += 1)}`
}

const way = fc.record({ x: fc.integer({ min: -3e6, max: 3e6 }), y: fc.integer({ min: -300, max: 300 }) })
const size = fc.integer({ min: 0, max: 500 })
const area = fc.record({ x: size, y: size, width: size, height: size })

const edit: fc.Arbitrary<(scene: Scene, ids: ReadonlySet<string>) => Scene> = fc.oneof(
  way.map((by) => (scene: Scene, ids: ReadonlySet<string>) => moveShapes(scene, ids, by)),
  fc.tuple(area, area).map(
    ([from, to]) =>
      (scene: Scene, ids: ReadonlySet<string>) =>
        resizeShapes(scene, ids, from, to),
  ),
  fc
    .integer({ min: -720, max: 720 })
    .map((by) => (scene: Scene, ids: ReadonlySet<string>) => turnShapes(scene, ids, by)),
  area.map((to) => (scene: Scene, ids: ReadonlySet<string>) => {
    const [first = ''] = ids
    return resizeTurned(scene, first, to)
  }),
  fc.constantFrom(
    (scene: Scene, ids: ReadonlySet<string>) => removeShapes(scene, ids),
    (scene, ids) => setRotation(scene, ids, 45),
    (scene, ids) => duplicateShapes(scene, ids, { x: 20, y: 20 }, counter()).scene,
    (scene, ids) => groupShapes(scene, ids, 'three'),
    (scene, ids) => ungroupShapes(scene, ids),
    (scene, ids) => lockShapes(scene, ids, true),
    (scene, ids) => distributeShapes(scene, ids, 'x'),
    (scene, ids) => tidyShapes(scene, ids),
    (scene, ids) => styleShapes(scene, ids, { colour: 'red', route: 'curve', fill: 'blue' }),
    (scene, ids) => [...ids].reduce((all, id) => setText(all, id, 'nowe'), scene),
    (scene, ids) => [...ids].reduce((all, id) => setDetails(all, id, ['+ imię']), scene),
    (scene, ids) => fitWords(scene, ids, (text) => text.length * 8),
    (scene, ids) => moveToLayer(scene, ids, 'top'),
    (scene) => removeLayer(scene, 'base'),
    (scene) => moveLayer(addLayer(scene, 'third', 'Trzecia'), 'third', 0),
    (scene) => changeLayer(scene, 'base', { isLocked: true }),
    (scene) => addShapes(scene, [newConnector('z', { shape: 'a', side: null }, { shape: 'zz', side: null })]),
  ),
  fc
    .constantFrom('front', 'back', 'forward', 'backward')
    .map((to) => (scene: Scene, ids: ReadonlySet<string>) => orderShapes(scene, ids, to)),
  fc
    .constantFrom(...ALIGNMENTS)
    .map((to) => (scene: Scene, ids: ReadonlySet<string>) => alignShapes(scene, ids, to)),
  fc.constantFrom(...SIDES).map((side) => (scene: Scene, ids: ReadonlySet<string>) => {
    const [first = ''] = ids
    return nextShape(scene, first, side, counter())?.scene ?? scene
  }),
)

describe('each edit', () => {
  it('gives a valid scene in which no line hangs on nothing, and changes nothing of the one before', () => {
    fc.assert(
      fc.property(sceneArbitrary, someIds, edit, (scene, ids, change) => {
        const before = structuredClone(scene)
        const after = change(scene, ids)
        expect(scene).toEqual(before)
        expect(sceneSchema.safeParse(after).success).toBe(true)
        expect(soundScene(after)).toBe(after)
        const known = shapesById(scene)
        // What is alike is the same object.
        const alike = after.shapes.filter(
          (shape) => JSON.stringify(known.get(shape.id)) === JSON.stringify(shape),
        )
        for (const shape of alike) expect(shape).toBe(known.get(shape.id))
      }),
    )
  })

  it('leaves a line that hangs on its shapes and a box without a size where a pull does nothing to them', () => {
    const flat = newBox('a', { x: 0, y: 0, width: 0, height: 0 })
    const scene = sceneOf(flat, newBox('b', { x: 10, y: 0, width: 5, height: 5 }), join('c', 'a', 'b'))
    const [from, to] = [
      { x: 0, y: 0, width: 15, height: 5 },
      { x: 0, y: 0, width: 30, height: 10 },
    ]
    const after = resizeShapes(scene, new Set(['a', 'b', 'c']), from, to)
    expect(after.shapes[0]).toBe(flat)
    expect(after.shapes[2]).toBe(scene.shapes[2])
  })

  it('leaves what is locked', () => {
    fc.assert(
      fc.property(sceneArbitrary, way, (scene, by) => {
        const all = new Set(scene.shapes.map(({ id }) => id))
        const locked = lockShapes(scene, all, true)
        expect(moveShapes(locked, all, by)).toBe(locked)
        expect(removeShapes(locked, all)).toBe(locked)
        expect(styleShapes(locked, all, { colour: 'red' })).toBe(locked)
        expect(tidyShapes(locked, all)).toBe(locked)
        expect(turnShapes(locked, all, by.x)).toBe(locked)
        expect(setRotation(locked, all, by.y)).toBe(locked)
      }),
    )
  })
})

function sceneOf(...shapes: Shape[]): Scene {
  return { ...emptyScene('diagram'), shapes }
}

const rect = (x: number, y: number, width = 100, height = 60) => ({ x, y, width, height })

describe('moving', () => {
  it('takes along what lies in a frame, once, and keeps lines attached', () => {
    const line = newConnector(
      'l',
      { shape: 'a', side: null },
      { shape: 'b', side: null },
      { bends: [{ x: 30, y: 30 }] },
    )
    const scene = sceneOf(
      newFrame('f', rect(0, 0, 400, 300)),
      newBox('a', rect(10, 10)),
      newBox('b', rect(200, 100)),
      line,
      newBox('c', rect(900, 0)),
    )
    const moved = moveShapes(scene, new Set(['f', 'a']), { x: 50, y: 0 })
    expect(moved.shapes.map((shape) => ('x' in shape ? shape.x : null))).toEqual([50, 60, 250, null, 900])
    expect(moved.shapes[3]).toMatchObject({ from: { shape: 'a' }, bends: [{ x: 80, y: 30 }] })
    expect(moved.shapes[4]).toBe(scene.shapes[4])
  })

  it('stays undone by moving back', () => {
    fc.assert(
      fc.property(sceneArbitrary, someIds, fc.integer({ min: -9, max: 9 }), (scene, ids, by) => {
        const loose = { ...scene, shapes: scene.shapes.filter(({ kind }) => kind !== 'frame') }
        const sound = soundScene(loose)
        const there = moveShapes(sound, ids, { x: by, y: -by })
        expect(moveShapes(there, ids, { x: -by, y: by })).toEqual(sound)
      }),
    )
  })
})

describe('order', () => {
  it('tidies boxes so that none overlaps another, and a second time changes nothing', () => {
    const boxes = fc
      .array(area, { minLength: 2, maxLength: 12 })
      .map((areas) => sceneOf(...areas.map((each, at) => newBox(`b${at}`, each))))
    fc.assert(
      fc.property(boxes, (scene) => {
        const tidy = tidyShapes(scene, new Set(scene.shapes.map(({ id }) => id)))
        const rects = tidy.shapes.map((shape) => boundsOfShape(tidy, shape))
        for (const [at, one] of rects.entries()) {
          for (const other of rects.slice(at + 1)) expect(overlaps(one, other)).toBe(false)
        }
      }),
    )
  })

  it('spreads with the same gaps', () => {
    const scene = sceneOf(newBox('a', rect(0, 0)), newBox('b', rect(130, 5)), newBox('c', rect(400, 0)))
    const spread = distributeShapes(scene, new Set(['a', 'b', 'c']), 'x')
    expect(spread.shapes.map((shape) => boundsOfShape(spread, shape).x)).toEqual([0, 200, 400])
  })

  it('aligns a group as one', () => {
    const grouped = groupShapes(
      sceneOf(newBox('a', rect(100, 0)), newBox('b', rect(150, 90)), newBox('c', rect(0, 200))),
      new Set(['a', 'b']),
      'g',
    )
    const ids = withGroups(grouped, new Set(['a', 'c']))
    const aligned = alignShapes(grouped, ids, 'left')
    expect(aligned.shapes.map((shape) => boundsOfShape(aligned, shape).x)).toEqual([0, 50, 0])
  })

  it('lays one step forward and back again', () => {
    const scene = sceneOf(newBox('a', rect(0, 0)), newBox('b', rect(0, 0)), newBox('c', rect(0, 0)))
    expect(names(orderShapes(scene, new Set(['a']), 'forward'))).toBe('bac')
    expect(names(orderShapes(scene, new Set(['b', 'c']), 'backward'))).toBe('bca')
    expect(orderShapes(scene, new Set(['c']), 'front')).toBe(scene)
  })
})

describe('snapping', () => {
  it('stands at an edge, in the middle and with the same gap', () => {
    expect(snapMove(rect(3, 200), [rect(0, 0)], 5)).toMatchObject({
      by: { x: -3, y: 0 },
      guides: [{ axis: 'x', at: 0, kind: 'edge' }],
    })
    expect(snapMove(rect(12, 200, 80), [rect(0, 0)], 5).by).toEqual({ x: -2, y: 0 })
    const gaps = snapMove(rect(317, 7), [rect(0, 0), rect(160, 0)], 5)
    expect(gaps.by.x).toBe(3)
    expect(gaps.guides).toContainEqual({ axis: 'x', kind: 'gap', at: 37, from: 260, to: 320 })
  })

  it('never goes farther than asked', () => {
    fc.assert(
      fc.property(area, fc.array(area), fc.integer({ min: 0, max: 20 }), (moved, others, reach) => {
        const { by } = snapMove(moved, others, reach)
        expect(Math.max(Math.abs(by.x), Math.abs(by.y))).toBeLessThanOrEqual(reach)
      }),
    )
  })
})

describe('the next shape', () => {
  it('stands beside those that follow already', () => {
    let scene = sceneOf(newBox('a', rect(0, 0), { fill: 'teal' }))
    const newId = counter()
    for (let count = 0; count < 4; count += 1) scene = nextShape(scene, 'a', 'right', newId)?.scene ?? scene
    const boxes = scene.shapes.filter((shape) => shape.kind === 'box')
    expect(boxes.map(({ x, y, fill }) => [x, y, fill])).toEqual([
      [0, 0, 'teal'],
      [172, 0, 'teal'],
      [172, 92, 'teal'],
      [172, -92, 'teal'],
      [172, 184, 'teal'],
    ])
    expect(scene.shapes).toHaveLength(9)
  })
})

describe('the next shape of a turned one', () => {
  it('stands upright beside the box around it', () => {
    const scene = sceneOf(newBox('a', rect(0, 0), { rotation: 90 }))
    const made = nextShape(scene, 'a', 'right', counter())
    expect(made?.scene.shapes[1]).toMatchObject({ x: 152, y: 0, width: 100, height: 60 })
    expect(Object.hasOwn(made?.scene.shapes[1] ?? {}, 'rotation')).toBe(false)
    const above = nextShape(scene, 'a', 'top', counter())
    expect(above?.scene.shapes[1]).toMatchObject({ x: 0, y: -152 })
  })
})

describe('reading order', () => {
  it('has every shape of shown layers once', () => {
    fc.assert(
      fc.property(sceneArbitrary, (scene) => {
        expect(readingOrder(scene).toSorted()).toEqual(scene.shapes.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('goes frame by frame, along lines, then down', () => {
    const scene = sceneOf(
      newBox('under', rect(0, 900)),
      newBox('inFrame', rect(510, 10)),
      newFrame('frame', rect(500, 0, 300, 300)),
      newBox('second', rect(300, 400)),
      newBox('first', rect(0, 500)),
      join('line', 'first', 'second'),
    )
    expect(readingOrder(scene)).toEqual(['frame', 'inFrame', 'first', 'line', 'second', 'under'])
  })
})

const measure = (text: string) => text.length * 8
const written = (change: Partial<Box>) =>
  sceneOf(newBox('a', rect(40, 80, 120, 64), { text: 'Zamówienie potwierdzone telefonicznie', ...change }))

const fitted = (scene: Scene): Box => {
  const [box] = fitWords(scene, new Set(['a']), measure).shapes
  if (box?.kind !== 'box') throw new Error('the box is gone')
  return box
}

describe('words that are larger than their box', () => {
  it.each(BOX_FORMS)('have room in a %s without a broken word, at each size', (form) => {
    for (const textSize of ['small', 'medium', 'large', 'huge'] as const) {
      const box = fitted(written({ form, textSize }))
      const [room, px] = [wordsArea(box), TEXT_PX[textSize]]
      const lines = wrapText(box.text, room.width + 1, (text) => measure(text) * (px / TEXT_PX.medium))
      expect(lines.join(' ')).toBe(box.text)
      expect(lines.length * px * LINE_HEIGHT).toBeLessThanOrEqual(room.height + 1)
    }
  })

  it('grow it around its middle by whole steps, a mere text from its corner', () => {
    const box = fitted(written({ form: 'rectangle' }))
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([100, 112])
    expect(box.height).toBeGreaterThan(64)
    const text = fitted(written({ form: 'text' }))
    expect([text.x, text.y]).toEqual([40, 80])
  })

  it('grow a turned one so that it stays: a box’s middle, a text’s corner', () => {
    const box = fitted(written({ form: 'rectangle', rotation: 30 }))
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([100, 112])
    const text = fitted(written({ form: 'text', rotation: 30 }))
    const [before] = turnedCorners(rect(40, 80, 120, 64), 30)
    const [after] = turnedCorners(text, 30)
    expect(after?.x).toBeCloseTo(before?.x ?? NaN)
    expect(after?.y).toBeCloseTo(before?.y ?? NaN)
  })

  it('leave a box that is large enough or locked, tables, and others as they are; a word without end is broken', () => {
    const large = { text: 'Tak' }
    for (const change of [large, { details: ['+ imię'] }, { text: '' }, { locked: true }]) {
      const scene = written(change)
      expect(fitWords(scene, new Set(['a']), measure)).toBe(scene)
    }
    const other = written({})
    expect(fitWords(other, new Set(['b']), measure)).toBe(other)
    expect(fitted(written({ text: 'x'.repeat(2_000) })).width).toBeLessThan(450)
  })
})
