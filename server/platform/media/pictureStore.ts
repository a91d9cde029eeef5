import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PictureFormat } from './pictureFormat.ts'
import type { PlannedFile } from './plannedFile.ts'
import { openRenderWorker, type RenderWorker } from './renderWorker.ts'

/** The pictures on disk: shipped ones, and others made at the first request, once for any number of requests, and kept. */
export interface PictureStore {
  read(file: PlannedFile, width: number, format: PictureFormat): Promise<Buffer>
  /** Ensures that the file is there, without reading it; returns whether it had to be made. */
  prepare(file: PlannedFile, width: number, format: PictureFormat): Promise<boolean>
  /** Removes the files of pictures that are no longer planned or have changed. */
  sweep(planned: ReadonlyMap<string, PlannedFile>): Promise<void>
  close(): Promise<void>
}

const ENDINGS: Record<PictureFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' }

/** Pictures that come with the product, in the same layout as a store's own: `scripts/make-pictures.ts` draws them. */
export const SHIPPED_PICTURES = fileURLToPath(new URL('./shipped', import.meta.url))

/** Opens the store in `folder`; what lies in the folder `shipped` is neither made nor swept. */
export function openPictureStore(
  folder: string,
  { shipped = null, studio = openRenderWorker() }: { shipped?: string | null; studio?: RenderWorker } = {},
): PictureStore {
  const underWay = new Map<string, Promise<void>>()
  const folderOf = (file: PlannedFile) => join(folder, nameOf(file))

  function make(file: PlannedFile, width: number, format: PictureFormat, path: string) {
    const order = {
      recipe: file.recipe,
      masterPath: join(folderOf(file), 'master.jpg'),
      path,
      width,
      format,
    }
    const running = underWay.get(path)
    if (running) return running
    const making = studio.make(order).finally(() => underWay.delete(path))
    underWay.set(path, making)
    return making
  }

  const pathOf = (file: PlannedFile, width: number, format: PictureFormat) =>
    join(folderOf(file), `${width}.${ENDINGS[format]}`)
  const shippedPathOf = (file: PlannedFile, width: number, format: PictureFormat) =>
    shipped === null ? null : join(shipped, nameOf(file), `${width}.${ENDINGS[format]}`)

  return {
    async read(file, width, format) {
      const path = pathOf(file, width, format)
      const shippedPath = shippedPathOf(file, width, format)
      const known =
        (await readIfThere(path)) ?? (shippedPath === null ? null : await readIfThere(shippedPath))
      if (known) return known
      await make(file, width, format, path)
      return readFile(path)
    },
    async prepare(file, width, format) {
      const path = pathOf(file, width, format)
      const shippedPath = shippedPathOf(file, width, format)
      if ((shippedPath !== null && (await isThere(shippedPath))) || (await isThere(path))) return false
      await make(file, width, format, path)
      return true
    },
    async sweep(planned) {
      const wanted = new Set([...planned.values()].map((file) => folderOf(file)))
      const there = await readdir(folder).catch(() => [])
      const unwanted = there.map((name) => join(folder, name)).filter((path) => !wanted.has(path))
      for (const path of unwanted) await rm(path, { recursive: true, force: true })
    },
    close: () => studio.close(),
  }
}

/** Names are made of planned pictures only, never of a request's words. */
function nameOf(file: PlannedFile): string {
  return `${file.name.replaceAll('/', '--')}--${file.hash}`
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
