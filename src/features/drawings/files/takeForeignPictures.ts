import {
  boxInPlaceOf,
  createLeftOut,
  type ForeignScene,
  type LeftOut,
  type LeftOutCounts,
} from '#domain/scene/files/foreign.ts'
import { fitted } from '#domain/scene/geometry/rect.ts'
import type { Scene, Shape } from '#domain/scene/sceneSchema.ts'
import { MOST_PICTURE_BYTES } from '#offline/drawings/drawingPictures.ts'
import { base64Blob } from './base64Blob.ts'
import { type FittedPicture, fitPicture, type PictureRefusal } from './fitPicture.ts'

const TOO_LARGE: readonly PictureRefusal[] = ['PAYLOAD_TOO_LARGE', 'PICTURE_TOO_LARGE']

interface TakenScene {
  readonly scene: Scene
  /** By the ids that the scene names them by. */
  readonly pictures: ReadonlyMap<string, Blob>
  readonly leftOut: LeftOutCounts
}

/**
 * A foreign drawing with its pictures as a hand would have put them: looked into, no larger than they show. A box stands
 * in the place of one that can’t be taken, which is counted. Never rejects.
 */
export async function takeForeignPictures({
  scene,
  pictures,
  leftOut: before,
}: Extract<ForeignScene, { ok: true }>): Promise<TakenScene> {
  const leftOut = createLeftOut(before)
  const taken = new Map<string, TakenPicture>()
  let bytes = 0
  for (const [id, { type, base64, crop, isFitted }] of pictures) {
    const blob = await takenFrom(() => fitPicture(base64Blob(base64, type), crop))
    if (typeof blob === 'string') leftOut.add(blob)
    else if (bytes + blob.size > MOST_PICTURE_BYTES) leftOut.add('largePictures')
    else {
      bytes += blob.size
      taken.set(id, { blob, size: isFitted ? await sizeOf(blob) : null })
    }
  }
  const shapes = scene.shapes.map((shape): Shape => {
    if (shape.kind !== 'picture') return shape
    const picture = taken.get(shape.picture)
    if (picture === undefined) return boxInPlaceOf(shape)
    return picture.size === null ? shape : { ...shape, ...fitted(picture.size, shape) }
  })
  return {
    scene: { ...scene, shapes },
    pictures: new Map(Array.from(taken, ([id, { blob }]) => [id, blob])),
    leftOut: leftOut.list(),
  }
}

interface TakenPicture {
  readonly blob: Blob
  /** Of one that keeps its shape, px. */
  readonly size: { readonly width: number; readonly height: number } | null
}

async function takenFrom(take: () => Promise<FittedPicture | PictureRefusal>): Promise<Blob | LeftOut> {
  try {
    const taken = await take()
    if (typeof taken !== 'string') return taken.file
    return TOO_LARGE.includes(taken) ? 'largePictures' : 'pictures'
  } catch {
    return 'pictures'
  }
}

async function sizeOf(blob: Blob): Promise<TakenPicture['size']> {
  try {
    const bitmap = await createImageBitmap(blob)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return null
  }
}
