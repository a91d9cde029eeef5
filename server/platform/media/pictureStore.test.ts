import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPictureStore } from './pictureStore.ts'
import type { PlannedFile } from './plannedFile.ts'
import type { RenderWorker } from './renderWorker.ts'

const FILE: PlannedFile = {
  name: 'products/kubek/1',
  hash: '0123456789',
  recipe: { kind: 'credits', view: 'coin', amount: 50, name: 'Iskra' },
  shipped: 'every',
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iskra-pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A studio that writes its order instead of drawing it, and remembers its orders. */
function writingRenderWorker(made: string[], fails = false): RenderWorker {
  return {
    async make({ path, width }) {
      made.push(path)
      if (fails) throw new Error('out of paint')
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, `picture of ${width}`)
    },
    close: () => Promise.resolve(),
  }
}

describe('the picture store', () => {
  it('makes a file once, however many ask for it at the same time', async () => {
    const made: string[] = []
    const store = openPictureStore(folder, { studio: writingRenderWorker(made) })
    const all = await Promise.all(Array.from({ length: 40 }, () => store.read(FILE, 320, 'avif')))
    expect(new Set(all.map(String))).toEqual(new Set(['picture of 320']))
    expect(made).toHaveLength(1)
    await store.read(FILE, 320, 'avif')
    expect(made).toHaveLength(1)
  })

  it('keeps sizes and formats apart', async () => {
    const made: string[] = []
    const store = openPictureStore(folder, { studio: writingRenderWorker(made) })
    await store.read(FILE, 320, 'avif')
    await store.read(FILE, 640, 'avif')
    await store.read(FILE, 320, 'webp')
    expect(new Set(made).size).toBe(3)
  })

  it('does not make ahead what is there', async () => {
    const made: string[] = []
    const store = openPictureStore(folder, { studio: writingRenderWorker(made) })
    expect(await store.prepare(FILE, 320, 'avif')).toBe(true)
    expect(await store.prepare(FILE, 320, 'avif')).toBe(false)
    expect(made).toHaveLength(1)
  })

  it('makes nothing that is shipped, and keeps none of it', async () => {
    const made: string[] = []
    const shipped = join(folder, 'shipped')
    await mkdir(join(shipped, 'products--kubek--1--0123456789'), { recursive: true })
    await writeFile(join(shipped, 'products--kubek--1--0123456789', '320.avif'), 'as shipped')
    const store = openPictureStore(join(folder, 'own'), { shipped, studio: writingRenderWorker(made) })
    expect(String(await store.read(FILE, 320, 'avif'))).toBe('as shipped')
    expect(await store.prepare(FILE, 320, 'avif')).toBe(false)
    expect(made).toEqual([])
    expect(String(await store.read(FILE, 640, 'avif'))).toBe('picture of 640')
    await store.sweep(new Map())
    expect(await readdir(shipped)).toHaveLength(1)
  })

  it('tries again after a failure', async () => {
    const made: string[] = []
    const store = openPictureStore(folder, { studio: writingRenderWorker(made, true) })
    await expect(store.read(FILE, 320, 'avif')).rejects.toThrow('out of paint')
    await expect(store.read(FILE, 320, 'avif')).rejects.toThrow('out of paint')
    expect(made).toHaveLength(2)
  })

  it('sweeps away the files of pictures that have changed or gone', async () => {
    const store = openPictureStore(folder, { studio: writingRenderWorker([]) })
    await store.read(FILE, 320, 'avif')
    await store.read({ ...FILE, hash: 'abcdefabcd' }, 320, 'avif')
    await store.sweep(new Map([[FILE.name, FILE]]))
    expect(await readdir(folder)).toEqual(['products--kubek--1--0123456789'])
  })

  it('sweeps a folder that is not there yet', async () => {
    const store = openPictureStore(join(folder, 'none'), { studio: writingRenderWorker([]) })
    await expect(store.sweep(new Map())).resolves.toBeUndefined()
  })
})
