import { readDiagram } from '#domain/scene/diagram/readDiagram.ts'
import { followPicture } from '#domain/scene/diagram/followPicture.ts'
import { LONGEST_SOURCE } from '#domain/scene/sceneLimits.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { measureWords } from './measureWords.ts'

/** The scene with its text brought after the picture, where that was changed and there is a text. */
export function withFollowingSource(before: Scene, after: Scene): Scene {
  const { source } = after
  if (source === null || source !== before.source || after.shapes === before.shapes) return after
  const read = readDiagram(source)
  if (!read.ok) return after
  const next = followPicture(read.diagram, before, after, measureWords)
  return (next.source ?? '').length > LONGEST_SOURCE ? after : next
}
