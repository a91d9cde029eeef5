import type { Scene } from '../sceneSchema.ts'
import type { Diagram } from './statement.ts'
import { syncGantt } from './sync/syncGantt.ts'
import { syncGraph } from './sync/syncGraph.ts'
import { syncMindmap } from './sync/syncMindmap.ts'
import { syncSequence } from './sync/syncSequence.ts'
import { syncTimeline } from './sync/syncTimeline.ts'

/**
 * The text after somebody has changed its picture. Only the lines that have to say something else are written anew;
 * remarks and the order of lines stay. Shapes that were moved get a line with their place (`%% @pos`). What the text
 * can't say is left to the picture.
 */
export function syncSource(diagram: Diagram, before: Scene, after: Scene): string {
  if (before === after || before.shapes === after.shapes) return diagram.source
  switch (diagram.kind) {
    case 'flowchart':
    case 'class':
    case 'state':
    case 'er':
      return syncGraph(diagram, before, after)
    case 'mindmap':
      return syncMindmap(diagram, before, after)
    case 'sequence':
      return syncSequence(diagram, before, after)
    case 'timeline':
      return syncTimeline(diagram, before, after)
    case 'gantt':
      return syncGantt(diagram, before, after)
  }
}
