import { boxInPlaceOf } from '#domain/scene/files/foreign.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { withPictures } from '#offline/drawings/withPictures.ts'
import type { OpenDrawing } from '../kept/openDrawing.ts'
import type { ReadFile } from './readDrawingFile.ts'

/** What was read, with its pictures stored as those of an open drawing; a box stands for one that it has no room for. */
export async function withStoredPictures(
  open: OpenDrawing,
  { scene, pictures = new Map() }: NonNullable<ReadFile>,
): Promise<Scene> {
  const ids = new Map<string, string>()
  for (const [id, blob] of pictures) {
    const stored = await open.addPicture(blob)
    if (typeof stored !== 'string') ids.set(id, stored.id)
  }
  const shapes = scene.shapes.map((shape) =>
    shape.kind === 'picture' && pictures.has(shape.picture) && !ids.has(shape.picture)
      ? boxInPlaceOf(shape)
      : shape,
  )
  return withPictures({ ...scene, shapes }, ids)
}
