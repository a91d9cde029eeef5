import { describe, expect, it } from 'vitest'
import { contains, overlaps } from '../geometry/rect.ts'
import { checkFlow } from '../flow/checkFlow.ts'
import { sceneSchema } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import { BEGINNING_IDS, beginningOf } from './beginnings.ts'

const measure = (text: string) => text.length * 8
/** As long as words of a beginning come. */
const words = Array.from({ length: 14 }, (_, at) => `Słowo numer ${at}`)

describe.each(BEGINNING_IDS)('the beginning %s', (id) => {
  const scene = beginningOf(id, words, measure)

  it('is a valid drawing with something in it', () => {
    expect(sceneSchema.safeParse(scene).success).toBe(true)
    expect(soundScene(scene)).toBe(scene)
    expect(scene.shapes.length).toBeGreaterThanOrEqual(4)
    expect(scene.kind === 'flow' ? checkFlow(scene) : []).toEqual([])
  })

  it('has no two boxes on one place', () => {
    const boxes = scene.shapes.flatMap((shape) =>
      shape.kind === 'box' && !shape.id.startsWith('circle') ? [shape] : [],
    )
    const frames = scene.shapes.flatMap((shape) => (shape.kind === 'frame' ? [shape] : []))
    const colliding = boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => (overlaps(one, other) ? [[one.id, other.id]] : [])),
    )
    const cut = frames.flatMap((frame) =>
      boxes.flatMap((box) => (contains(frame, box) || !overlaps(frame, box) ? [] : [[frame.id, box.id]])),
    )
    expect({ colliding, cut }).toEqual({ colliding: [], cut: [] })
  })
})
