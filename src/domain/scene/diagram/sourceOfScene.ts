import type { Scene } from '../sceneSchema.ts'
import { readDiagram } from './readDiagram.ts'
import { syncSource } from './syncSource.ts'

/** A text for a scene that has none: its boxes, frames and lines as a flowchart, each where it stands. */
export function sourceOfScene(scene: Scene): string {
  const read = readDiagram('flowchart TB\n')
  if (!read.ok) return ''
  return syncSource(read.diagram, { ...scene, shapes: [] }, scene)
}
