import { expect, it } from 'vitest'
import type { TemplateEdge } from '#domain/template/templateSchema.ts'
import { createDrawing } from './flowNodes.ts'

const EDGE: TemplateEdge = { id: 'e', source: 'a', sourcePort: 'true', target: 'b' }

const onlyEdges = (...edges: TemplateEdge[]) => ({
  nodes: [],
  edges,
  notes: [],
  selection: new Set<string>(),
  dragged: null,
  resized: null,
})

it('draws an edge anew that leads elsewhere under the same id', () => {
  const draw = createDrawing()
  draw(onlyEdges(EDGE))
  const [drawn] = draw(onlyEdges({ ...EDGE, sourcePort: 'false', target: 'c' })).edges
  expect(drawn).toMatchObject({ source: 'a', sourceHandle: 'false', target: 'c' })
})

it('keeps the drawing of an edge that is the same', () => {
  const draw = createDrawing()
  const [first] = draw(onlyEdges(EDGE)).edges
  const [second] = draw(onlyEdges(EDGE)).edges
  expect(second).toBe(first)
})
