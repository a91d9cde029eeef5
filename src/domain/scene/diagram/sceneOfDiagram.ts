import type { ElkNode } from 'elkjs/lib/elk-api.js'
import { emptyScene } from '../newScene.ts'
import { MOST_SHAPES } from '../sceneLimits.ts'
import type { Scene, Shape } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import type { Measure } from '../words/wrapText.ts'
import { withSaidBends } from './bends.ts'
import { graphOfDiagram } from './diagramGraph.ts'
import { drawGraph } from './drawGraph.ts'
import { drawGantt } from './gantt/drawGantt.ts'
import { placesOf } from './layout/elkGraphOfDiagram.ts'
import { plainPlaces } from './layout/plainPlaces.ts'
import { drawMindmap } from './mindmap/drawMindmap.ts'
import { drawSequence } from './sequence/drawSequence.ts'
import { pinsOf } from './pins.ts'
import type { Diagram } from './statement.ts'
import { drawTimeline } from './timeline/drawTimeline.ts'

/**
 * The drawing that a text says, which keeps the text as its source. `laid`: what ELK made of `elkGraphOfDiagram`; without
 * it nodes stand rank by rank. `measure` gives the width of a line of words of medium size.
 */
export function sceneOfDiagram(diagram: Diagram, laid: ElkNode | null, measure: Measure): Scene {
  const drawn = shapesOf(diagram, laid, measure).slice(0, MOST_SHAPES)
  const shapes = withSaidBends(diagram, drawn)
  return soundScene({ ...emptyScene('diagram'), shapes, source: diagram.source })
}

function shapesOf(diagram: Diagram, laid: ElkNode | null, measure: Measure): Shape[] {
  if (
    diagram.kind === 'flowchart' ||
    diagram.kind === 'class' ||
    diagram.kind === 'state' ||
    diagram.kind === 'er'
  ) {
    const graph = graphOfDiagram(diagram)
    const places = laid === null ? plainPlaces(graph, diagram.kind, measure) : placesOf(laid, graph)
    return drawGraph(graph, diagram.kind, places, pinsOf(diagram), measure)
  } else if (diagram.kind === 'mindmap') {
    return drawMindmap(diagram, measure)
  } else if (diagram.kind === 'sequence') {
    return drawSequence(diagram, measure)
  } else if (diagram.kind === 'gantt') {
    return drawGantt(diagram, measure)
  } else {
    return drawTimeline(diagram, measure)
  }
}
