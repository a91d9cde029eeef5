import { changeShapes } from '../changeShapes.ts'
import { LONGEST_TEXT, MOST_DETAILS } from '../sceneLimits.ts'
import type { Scene, Shape } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'

/** Puts a shape in the place of the one that has its id. */
export function replaceShape(scene: Scene, shape: Shape): Scene {
  return soundScene(changeShapes(scene, (each) => (each.id === shape.id ? shape : each)))
}

/** Writes the words of a shape; what is longer than a shape may hold is cut. A stroke has none. */
export function setText(scene: Scene, id: string, text: string): Scene {
  const words = text.slice(0, LONGEST_TEXT)
  return changeShapes(scene, (shape) =>
    shape.id !== id || shape.kind === 'stroke' || shape.text === words ? shape : { ...shape, text: words },
  )
}

/** Writes the further parts of a box, as the fields of a table. */
export function setDetails(scene: Scene, id: string, details: readonly string[]): Scene {
  const next = details.slice(0, MOST_DETAILS).map((line) => line.slice(0, LONGEST_TEXT))
  return changeShapes(scene, (shape) =>
    shape.id !== id || shape.kind !== 'box' || next.join('\n') === shape.details.join('\n')
      ? shape
      : { ...shape, details: next },
  )
}
