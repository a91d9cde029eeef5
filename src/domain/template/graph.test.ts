import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuseConnection } from './connection.ts'
import { graphOf, nodeInCircle, reaches, topologicalOrder } from './graph.ts'
import { newNode } from './newTemplate.ts'
import { anyTemplate } from './templateArbitrary.ts'
import { SOURCE_PORTS, type SourcePort, type TemplateNode } from './templateSchema.ts'

const edge = (source: string, target: string, sourcePort: SourcePort = 'out') => ({
  id: `${source}-${target}-${sourcePort}`,
  source,
  sourcePort,
  target,
})

const NODES: readonly TemplateNode[] = [
  newNode('input', { id: 'imie' }),
  newNode('branch', { id: 'czy' }),
  newNode('model', { id: 'obraz' }, { mode: 'image' }),
  newNode('model', { id: 'opis' }, { mode: 'text' }),
  newNode('postprocess', { id: 'ramka' }),
  newNode('output', { id: 'wynik' }),
]

describe('the order of a graph', () => {
  it('has each node after all before it, and leaves out circles and what is behind them', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        const graph = graphOf(template)
        const { order, unordered } = topologicalOrder(graph)
        const place = new Map(order.map((node, position) => [node, position]))
        for (const edges of graph.outgoing) {
          for (const { source, target } of edges) {
            const at = place.get(target)
            expect(at === undefined || (place.get(source) ?? Infinity) < at).toBe(true)
          }
        }
        expect([...order, ...unordered].toSorted((a, b) => a - b)).toEqual(
          template.nodes.map((_, index) => index),
        )
        const inCircle = nodeInCircle(graph, { order, unordered })
        expect(inCircle === null).toBe(unordered.length === 0)
        const at = graph.indexOf.get(inCircle?.id ?? '') ?? -1
        const comesBack = (graph.outgoing[at] ?? []).some(({ target }) => reaches(graph, target, at))
        expect(comesBack).toBe(inCircle !== null)
      }),
    )
  })
})

describe('a connection', () => {
  const edges = [edge('imie', 'czy'), edge('czy', 'obraz', 'true'), edge('obraz', 'ramka')]
  const graph = graphOf({ nodes: [...NODES], edges })
  const refuse = (source: string, target: string, sourcePort: SourcePort = 'out') =>
    refuseConnection(graph, { source, sourcePort, target })

  it.each([
    ['nikt', 'czy', 'out', 'missing'],
    ['obraz', 'obraz', 'out', 'same_node'],
    ['wynik', 'obraz', 'out', 'port'],
    ['czy', 'opis', 'out', 'port'],
    ['czy', 'obraz', 'true', 'twice'],
    ['opis', 'imie', 'out', 'arity'],
    ['opis', 'ramka', 'out', 'arity'],
    ['ramka', 'obraz', 'out', 'cycle'],
  ] as const)('from %s to %s by „%s” is refused: %s', (source, target, port, reason) => {
    expect(refuse(source, target, port)).toBe(reason)
  })

  it('is refused where the target can’t work on what is given, also through a branch', () => {
    const frame = newNode('postprocess', { id: 'kadr' })
    const words = graphOf({ nodes: [...NODES, frame], edges: [edge('opis', 'czy')] })
    expect(refuseConnection(words, { source: 'opis', sourcePort: 'out', target: 'kadr' })).toBe('type')
    expect(refuseConnection(words, { source: 'czy', sourcePort: 'false', target: 'kadr' })).toBe('type')
  })

  it('is made between the rest', () => {
    expect(refuse('czy', 'opis', 'false')).toBeNull()
    expect(refuse('czy', 'obraz', 'false')).toBeNull()
    expect(refuse('ramka', 'wynik')).toBeNull()
  })

  it('never closes a circle, and never is one of a way out that isn’t there', () => {
    const wanted = fc.array(
      fc.record({
        source: fc.nat({ max: 11 }),
        target: fc.nat({ max: 11 }),
        port: fc.constantFrom(...SOURCE_PORTS),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(anyTemplate, wanted, ({ nodes }, connections) => {
        let made = { nodes, edges: [] as ReturnType<typeof edge>[] }
        for (const { source, target, port } of connections) {
          const connection = { source: `n${source}`, sourcePort: port, target: `n${target}` }
          if (refuseConnection(graphOf(made), connection) !== null) continue
          made = { nodes, edges: [...made.edges, edge(connection.source, connection.target, port)] }
        }
        expect(topologicalOrder(graphOf(made)).unordered).toEqual([])
        expect(new Set(made.edges.map(({ id }) => id)).size).toBe(made.edges.length)
      }),
    )
  })
})
