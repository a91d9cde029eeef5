import { readDiagram } from '#domain/scene/diagram/readDiagram.ts'
import { syncSource } from '#domain/scene/diagram/syncSource.ts'
import { LONGEST_SOURCE } from '#domain/scene/sceneLimits.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'

/** The scene with its text brought after the picture, where that was changed and there is a text. */
export function withFollowingSource(before: Scene, after: Scene): Scene {
  const { source } = after
  if (source === null || source !== before.source || after.shapes === before.shapes) return after
  const read = readDiagram(source)
  if (!read.ok) return after
  const next = syncSource(read.diagram, before, after)
  return next === source || next.length > LONGEST_SOURCE ? after : { ...after, source: next }
}
