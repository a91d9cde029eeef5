import type { Scene } from '#domain/scene/sceneSchema.ts'

/** A scene whose pictures have other ids. */
export function withPictures(scene: Scene, ids: ReadonlyMap<string, string>): Scene {
  if (ids.size === 0) return scene
  return {
    ...scene,
    shapes: scene.shapes.map((shape) =>
      shape.kind === 'picture' ? { ...shape, picture: ids.get(shape.picture) ?? shape.picture } : shape,
    ),
  }
}
