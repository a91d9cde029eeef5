import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../geometry/rect.ts'
import { recogniseStroke } from './recogniseStroke.ts'

/** Numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A stroke along corners, with places off by a part of the size, begun anywhere on a closed outline. */
function drawn(
  corners: readonly Point[],
  isClosed: boolean,
  noise: number,
  random: () => number,
): readonly Point[] {
  const width = Math.max(...corners.map(({ x }) => x)) - Math.min(...corners.map(({ x }) => x))
  const height = Math.max(...corners.map(({ y }) => y)) - Math.min(...corners.map(({ y }) => y))
  const size = isClosed ? Math.min(width, height) : Math.hypot(width, height)
  const start = isClosed ? Math.floor(random() * corners.length) : 0
  const turned = isClosed ? [...corners.slice(start), ...corners.slice(0, start + 1)] : corners
  const way = isClosed && random() < 0.5 ? turned.toReversed() : turned
  const points: Point[] = []
  for (const [at, corner] of way.entries()) {
    const before = way[at - 1]
    if (before === undefined) continue
    const steps = Math.max(2, Math.round(Math.hypot(corner.x - before.x, corner.y - before.y) / 8))
    for (let step = 0; step < steps; step += 1) {
      const part = step / steps
      const off = () => (random() - 0.5) * 2 * noise * size
      points.push({
        x: before.x + (corner.x - before.x) * part + off(),
        y: before.y + (corner.y - before.y) * part + off(),
      })
    }
  }
  return points
}

const shapes = {
  rectangle: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  diamond: [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  triangle: [
    [0.5, 0],
    [1, 1],
    [0, 1],
  ],
  ellipse: Array.from({ length: 40 }, (_, at) => [
    0.5 + 0.5 * Math.cos((at * Math.PI) / 20),
    0.5 + 0.5 * Math.sin((at * Math.PI) / 20),
  ]),
} as const

const corners = (unit: readonly (readonly number[])[], random: () => number): readonly Point[] => {
  const width = 80 + random() * 300
  const height = width * (0.5 + random())
  return unit.map(([x = 0, y = 0]) => ({ x: x * width, y: y * height }))
}

describe('strokes that wobble by 5 %', () => {
  it.each(['rectangle', 'diamond', 'triangle', 'ellipse'] as const)(
    'are known as a %s, 95 of 100',
    (form) => {
      const random = seeded(7)
      let right = 0
      for (let count = 0; count < 400; count += 1) {
        const found = recogniseStroke(drawn(corners(shapes[form], random), true, 0.05, random))
        if (found?.kind === 'box' && found.form === form) right += 1
      }
      expect(right / 400).toBeGreaterThanOrEqual(0.95)
    },
  )

  it.each(['line', 'arrow'] as const)('are known as a %s, 95 of 100', (kind) => {
    const random = seeded(11)
    let right = 0
    for (let count = 0; count < 400; count += 1) {
      const angle = random() * 2 * Math.PI
      const long = 80 + random() * 300
      const place = (along: number, beside: number): Point => ({
        x: along * long * Math.cos(angle) - beside * long * Math.sin(angle),
        y: along * long * Math.sin(angle) + beside * long * Math.cos(angle),
      })
      const head = kind === 'arrow' ? [place(0.8, 0.15), place(1, 0), place(0.8, -0.15)] : []
      const found = recogniseStroke(
        drawn([place(0, 0), place(1, 0), ...head], false, kind === 'line' ? 0.05 : 0.025, random),
      )
      if (found?.kind === kind) right += 1
    }
    expect(right / 400).toBeGreaterThanOrEqual(0.95)
  })

  it('are nothing where they are scribbled, a spiral or a dot', () => {
    const spiral = Array.from({ length: 120 }, (_, at) => ({
      x: at * Math.cos(at / 6),
      y: at * Math.sin(at / 6),
    }))
    const zigzag = Array.from({ length: 12 }, (_, at) => ({ x: at * 20, y: at % 2 === 0 ? 0 : 120 }))
    expect(recogniseStroke(spiral)).toBeNull()
    expect(recogniseStroke(zigzag)).toBeNull()
    expect(
      recogniseStroke([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 2, y: 0 },
      ]),
    ).toBeNull()
  })

  it('never fail', () => {
    const place = fc.double({ noNaN: true, min: -1e6, max: 1e6 })
    fc.assert(
      fc.property(fc.array(fc.record({ x: place, y: place })), (points) => {
        expect(() => recogniseStroke(points)).not.toThrow()
      }),
    )
  })
})
