import { createStore, type ReadableStore } from '#domain/store.ts'

/** The pictures of a drawing as they can be drawn. */
export interface Pictures extends ReadableStore<number> {
  /** A picture once it is decoded; null before, and for one that isn’t there. */
  readonly pictureOf: (id: string) => CanvasImageSource | null
  /** The kept file of a picture. */
  readonly blobOf: (id: string) => Blob | null
  /** Takes over a kept file; resolves to its size in px, null where it is no picture. */
  readonly add: (id: string, blob: Blob) => Promise<{ width: number; height: number } | null>
  readonly close: () => void
}

export function createPictures(): Pictures {
  const known = new Map<string, { readonly blob: Blob; readonly image: ImageBitmap }>()
  const changes = createStore(0)
  return {
    ...changes,
    pictureOf: (id) => known.get(id)?.image ?? null,
    blobOf: (id) => known.get(id)?.blob ?? null,
    async add(id, blob) {
      try {
        const image = await createImageBitmap(blob)
        known.set(id, { blob, image })
        changes.set(changes.getSnapshot() + 1)
        return { width: image.width, height: image.height }
      } catch {
        return null
      }
    },
    close() {
      for (const { image } of known.values()) image.close()
      known.clear()
    },
  }
}
