import type { Scene } from '#domain/scene/sceneSchema.ts'
import {
  LONGEST_SHARED_TITLE,
  MOST_SHARED_PICTURE_BYTES,
  type ShareDrawing,
  shareDrawingSchema,
} from '#domain/scene/shared/sharedDrawing.ts'
import { sceneToShare } from '#domain/scene/shared/sceneToShare.ts'
import type { Pictures } from '../canvas/pictures.ts'

/** What is sent of a drawing to be shared: what is to be seen of it now. Null where that is nothing, or too much. */
export async function bodyToShare(
  title: string,
  scene: Scene,
  pictures: Pick<Pictures, 'blobOf'>,
): Promise<ShareDrawing | null> {
  const shared = sceneToShare(scene)
  const files = new Map<string, Blob>()
  for (const shape of shared.shapes) {
    const blob = shape.kind === 'picture' ? pictures.blobOf(shape.picture) : null
    if (shape.kind === 'picture' && blob !== null) files.set(shape.picture, blob)
  }
  const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  if (bytes > MOST_SHARED_PICTURE_BYTES) return null
  const body = {
    title: title.slice(0, LONGEST_SHARED_TITLE).toWellFormed(),
    scene: shared,
    pictures: Object.fromEntries(
      await Promise.all([...files].map(async ([id, blob]) => [id, await base64Of(blob)] as const)),
    ),
  }
  const { data } = shareDrawingSchema.safeParse(body)
  return data ?? null
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let signs = ''
  // All at once would be more arguments than a call can have.
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    signs += String.fromCodePoint(...bytes.subarray(at, at + AT_ONCE))
  return btoa(signs)
}

const AT_ONCE = 0x80_00
