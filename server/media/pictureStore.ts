import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFormat } from './pictureFormat.ts'
import type { PlannedFile } from './plannedFile.ts'
import { openRenderWorker, type RenderWorker, type Urgency } from './renderWorker.ts'

/** The pictures on disk: made at the first request, once for any number of requests, and kept. */
export interface PictureStore {
  read(file: PlannedFile, width: number, format: PictureFormat): Promise<Buffer>
  /** Ensures that the file is there, without reading it; returns whether it had to be made. */
  prepare(file: PlannedFile, width: number, format: PictureFormat): Promise<boolean>
  /** Removes the files of pictures that are no longer planned or have changed. */
  sweep(planned: ReadonlyMap<string, PlannedFile>): Promise<void>
  close(): Promise<void>
}

const ENDINGS: Record<PictureFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' }

export function openPictureStore(folder: string, studio: RenderWorker = openRenderWorker()): PictureStore {
  const underWay = new Map<string, Promise<void>>()
  // Names are made of planned pictures only, never of a request's words.
  const folderOf = (file: PlannedFile) => join(folder, `${file.name.replaceAll('/', '--')}--${file.hash}`)

  function make(file: PlannedFile, width: number, format: PictureFormat, path: string, urgency: Urgency) {
    const order = {
      recipe: file.recipe,
      masterPath: join(folderOf(file), 'master.jpg'),
      path,
      width,
      format,
    }
    // One that is only being made ahead has low priority: the request orders it again.
    const key = `${urgency} ${path}`
    const running = underWay.get(key)
    if (running) return running
    const making = studio.make(order, urgency).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  const pathOf = (file: PlannedFile, width: number, format: PictureFormat) =>
    join(folderOf(file), `${width}.${ENDINGS[format]}`)

  return {
    async read(file, width, format) {
      const path = pathOf(file, width, format)
      const known = await readIfThere(path)
      if (known) return known
      await make(file, width, format, path, 'asked')
      return readFile(path)
    },
    async prepare(file, width, format) {
      const path = pathOf(file, width, format)
      if ((await readIfThere(path)) !== null) return false
      await make(file, width, format, path, 'ahead')
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

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
