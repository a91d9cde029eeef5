import type { Scene } from '../sceneSchema.ts'
import { countedIds, renamed } from './countedIds.ts'
import type { Diagram } from './statement.ts'
import { syncBends } from './sync/syncBends.ts'
import { syncGantt } from './sync/syncGantt.ts'
import { syncGraph } from './sync/syncGraph.ts'
import { syncMindmap } from './sync/syncMindmap.ts'
import { syncSequence } from './sync/syncSequence.ts'
import { syncTimeline } from './sync/syncTimeline.ts'
import { syncTurns } from './sync/syncTurns.ts'

/**
 * The text after somebody has changed its picture. Only the lines that have to say something else are written anew;
 * remarks and the order of lines stay. Shapes that were moved get a line with their place (`%% @pos`), turned ones one with
 * their degrees (`%% @turn`), lines that were bent one with their corners (`%% @bend`). What the text can't say is left to
 * the picture.
 */
export function syncSource(diagram: Diagram, before: Scene, after: Scene): string {
  if (before === after || before.shapes === after.shapes) return diagram.source
  const ids = countedIds(diagram, before)
  const [counted, next] = [renamed(before, ids), renamed(after, ids)]
  const turned = syncTurns(syncedParts(diagram, counted, next), diagram, after)
  return syncBends(turned, diagram, before, after)
}

/** All but turns and corners. */
function syncedParts(diagram: Diagram, before: Scene, after: Scene): string {
  if (
    diagram.kind === 'flowchart' ||
    diagram.kind === 'class' ||
    diagram.kind === 'state' ||
    diagram.kind === 'er'
  ) {
    return syncGraph(diagram, before, after)
  } else if (diagram.kind === 'mindmap') {
    return syncMindmap(diagram, before, after)
  } else if (diagram.kind === 'sequence') {
    return syncSequence(diagram, before, after)
  } else if (diagram.kind === 'timeline') {
    return syncTimeline(diagram, before, after)
  } else {
    return syncGantt(diagram, before, after)
  }
}
