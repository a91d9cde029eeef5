import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, it } from 'vitest'
import { EMPTY_TEMPLATE, newNode } from '#domain/template/newTemplate.ts'
import { boundsOf } from '#domain/template/placing.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { elkGraphOf, withLayout } from './layoutGraph.ts'

/** Separate flows of this many nodes each. */
function flowsOf(...lengths: readonly number[]): Template {
  const flows = lengths.map((length, flow) =>
    Array.from({ length }, (_, at) => newNode('transform', { id: `f${flow}_${at}` })),
  )
  const edges = flows.flatMap((nodes) =>
    nodes.slice(1).map(({ id }, at) => ({
      id: `to_${id}`,
      source: nodes[at]?.id ?? '',
      sourcePort: 'out' as const,
      target: id,
    })),
  )
  return { ...EMPTY_TEMPLATE, nodes: flows.flat(), edges }
}

it('puts flows of their own twice as far apart as nodes that follow each other, the first on top', async () => {
  const template = flowsOf(5, 2, 3, 1, 4)
  const laid = withLayout(template, await new ELK().layout(elkGraphOf(template)))
  const boxes = [0, 1, 2, 3, 4].flatMap((flow) => {
    const box = boundsOf({ nodes: laid.nodes.filter(({ id }) => id.startsWith(`f${flow}_`)), notes: [] })
    return box === null ? [] : [box]
  })
  const apart = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).map((other) => {
      const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width)
      const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height)
      return Math.max(across, down)
    }),
  )
  expect(apart).toHaveLength(10)
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(2 * 88)
  expect(Math.min(...boxes.map(({ y }) => y))).toBe(boxes[0]?.y)
})
