import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, it } from 'vitest'
import { contains, overlaps, type Rect } from '../../geometry/rect.ts'
import type { Scene } from '../../sceneSchema.ts'
import { readDiagram } from '../readDiagram.ts'
import { sceneOfDiagram } from '../sceneOfDiagram.ts'
import type { Diagram } from '../statement.ts'
import { CANONICAL, LOOSE } from '../testing/corpus.ts'
import { measure } from '../testing/readSource.ts'
import { elkGraphOfDiagram } from './elkGraphOfDiagram.ts'

const elk = new ELK()

async function drawn(diagram: Diagram): Promise<Scene> {
  const graph = elkGraphOfDiagram(diagram, measure)
  return sceneOfDiagram(diagram, graph === null ? null : await elk.layout(graph), measure)
}

/** Bars of activations lie on lifelines, and a Gantt chart's pinned boxes where they were put. */
const boxesOf = ({ shapes }: Scene): readonly Rect[] =>
  shapes.flatMap((shape) => (shape.kind === 'box' && !shape.id.startsWith('part_') ? [shape] : []))

const unpinned = [...CANONICAL, ...LOOSE].filter((source) => !source.includes('@pos'))

describe('a laid out text', () => {
  it.each(unpinned)('has no two boxes on one place: %j', async (source) => {
    const read = readDiagram(source)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    const boxes = boxesOf(await drawn(read.diagram))
    const colliding = boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => (overlaps(one, other) ? [[one, other]] : [])),
    )
    expect(colliding).toEqual([])
  })

  it('has what a subgraph holds within its frame, and nothing else', async () => {
    const read = readDiagram(
      'flowchart LR\n subgraph a[Pierwsza]\n  A --> B\n  subgraph b\n   C\n  end\n end\n B --> D --> C\n',
    )
    if (!read.ok) throw new Error('not read')
    const { shapes } = await drawn(read.diagram)
    const frame = (id: string) => shapes.find((shape) => shape.id === `frame_${id}`)
    const [outer, inner] = [frame('a'), frame('b')]
    if (outer?.kind !== 'frame' || inner?.kind !== 'frame') throw new Error('no frames')
    expect(contains(outer, inner)).toBe(true)
    for (const shape of shapes) {
      if (shape.kind !== 'box') continue
      expect(contains(outer, shape)).toBe(['A', 'B', 'C'].includes(shape.text))
      expect(contains(inner, shape)).toBe(shape.text === 'C')
    }
  })
})
