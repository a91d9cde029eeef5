import { describe, expect, it } from 'vitest'
import type { CameraMove } from '#domain/generation/reading/brief.ts'
import { newLayer } from '#server/platform/media/brushes/surface.ts'
import { FRAME_DEPTH } from '../scene/frame.ts'
import { act, type Moment } from './acting.ts'

const actor = {
  image: newLayer(1, 1).canvas,
  x: 0,
  y: 0,
  depth: 0.8,
  motion: 'still',
  pivot: { x: 700, y: 500 },
  size: 100,
  phase: 1,
} as const

function at(second: number, more: Partial<Moment> = {}): Moment {
  return {
    second,
    seconds: 5,
    width: 1000,
    height: 600,
    entersLively: false,
    isLoop: false,
    camera: null,
    pace: 1,
    ...more,
  }
}

/** The effect of a camera's way on a thing between a film's beginning and its end. */
function way(camera: CameraMove) {
  const [from, to] = [act(actor, at(0, { camera })), act(actor, at(5, { camera }))]
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y), scale: Math.sign(to.scale - from.scale) }
}

describe('a camera', () => {
  it('goes where it was asked to: things go the other way', () => {
    expect(way('up')).toEqual({ x: 0, y: 1, scale: 0 })
    expect(way('down')).toEqual({ x: 0, y: -1, scale: 0 })
    expect(way('left')).toEqual({ x: 1, y: 0, scale: 0 })
    expect(way('right')).toEqual({ x: -1, y: 0, scale: 0 })
    expect(way('in').scale).toBe(1)
    expect(way('out').scale).toBe(-1)
    expect(way('still')).toEqual({ x: 0, y: 0, scale: 0 })
  })

  it('comes back in a loop, and leaves a frame alone', () => {
    for (const camera of ['in', 'up', 'left'] as const) {
      const [from, to] = [
        act(actor, at(0, { camera, isLoop: true })),
        act(actor, at(5, { camera, isLoop: true })),
      ]
      expect(to.x).toBeCloseTo(from.x)
      expect(to.y).toBeCloseTo(from.y)
      expect(to.scale).toBeCloseTo(from.scale)
    }
    expect(act({ ...actor, depth: FRAME_DEPTH }, at(3, { camera: 'in' })).scale).toBe(1)
  })

  it('films slowly what moves by itself where that was asked', () => {
    const swaying = { ...actor, motion: 'fall', depth: 0.98 } as const
    const fallen = (pace: number) => act(swaying, at(1, { camera: 'still', pace })).y
    expect(fallen(0.5)).toBeLessThan(fallen(1))
    expect(fallen(1.8)).toBeGreaterThan(fallen(1))
  })
})
