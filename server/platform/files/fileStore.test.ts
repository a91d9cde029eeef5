import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Outage } from '#server/platform/outage.ts'
import { type S3Stub, startS3Stub } from '#support/files/s3Stub.ts'
import type { FileStore } from './fileStore.ts'
import { openLocalStore } from './localStore.ts'
import { openS3Store } from './s3Store.ts'

const RUNS = process.env['LONG'] === undefined ? 15 : 500

let folder: string
let stub: S3Stub
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iskra-files-'))
  stub = await startS3Stub()
})
afterAll(async () => {
  await stub.close()
  await rm(folder, { recursive: true, force: true })
})

const bytesOf = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  Buffer.from(await new Response(body).arrayBuffer())
const KEY = 'generations/abc-1/original.webp'

it('a bucket that is gone takes no file for missing: every call says that the store is', async () => {
  const store = openS3Store(stub.config)
  await expect(store.check()).resolves.toBeUndefined()
  expect(await store.stat(KEY)).toBeNull()
  stub.hasBucket = false
  try {
    const path = join(folder, 'nothing')
    await writeFile(path, 'x')
    const calls = [
      () => store.check(),
      () => store.stat(KEY),
      () => store.open(KEY),
      () => store.download(KEY, path),
      () => store.putBytes(KEY, Buffer.from('x'), 'image/webp'),
      () => store.putFile(KEY, path, 'image/webp'),
      () => store.remove([KEY]),
      () => store.removeAll('generations/abc-1/'),
    ]
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(Outage)
  } finally {
    stub.hasBucket = true
  }
})

describe.each(['local', 'S3'] as const)('the %s store', (kind) => {
  let store: FileStore
  beforeEach(async () => {
    stub.files.clear()
    await rm(join(folder, 'files'), { recursive: true, force: true })
    store = kind === 'local' ? openLocalStore(join(folder, 'files')) : openS3Store(stub.config)
  })

  it('gives back what was put, whole and in parts', async () => {
    await store.putBytes(KEY, Buffer.from('0123456789'), 'image/webp')
    const whole = await store.open(KEY)
    expect(whole).toMatchObject({ bytes: 10, mediaType: 'image/webp' })
    expect(whole && String(await bytesOf(whole.body))).toBe('0123456789')
    const part = await store.open(KEY, { first: 2, last: 4 })
    expect(part).toMatchObject({ bytes: 10, version: whole?.version })
    expect(part && String(await bytesOf(part.body))).toBe('234')
    expect(await store.stat(KEY)).toEqual({ bytes: 10, mediaType: 'image/webp', version: whole?.version })
  })

  it('takes a file and gives it back as one', async () => {
    const [sent, received] = [join(folder, 'sent'), join(folder, 'received')]
    const content = Buffer.alloc(700_000, 'iskra ')
    await writeFile(sent, content)
    await store.putFile('generations/abc/film.mp4', sent, 'video/mp4')
    expect(await store.download('generations/abc/film.mp4', received)).toBe(true)
    expect((await readFile(received)).equals(content)).toBe(true)
    const opened = await store.open('generations/abc/film.mp4', { first: 600_000, last: 699_999 })
    expect(opened && (await bytesOf(opened.body)).equals(content.subarray(600_000))).toBe(true)
  })

  it('takes a file of nothing', async () => {
    await store.putBytes('generations/abc/none.txt', Buffer.alloc(0), 'text/plain')
    const opened = await store.open('generations/abc/none.txt')
    expect(opened && (await bytesOf(opened.body)).length).toBe(0)
  })

  it('tells another version once a file was replaced', async () => {
    await store.putBytes(KEY, Buffer.from('one'), 'image/webp')
    const before = await store.stat(KEY)
    await store.putBytes(KEY, Buffer.from('two'), 'image/webp')
    expect((await store.stat(KEY))?.version).not.toBe(before?.version)
  })

  it('knows nothing of what isn’t there', async () => {
    expect(await store.stat(KEY)).toBeNull()
    expect(await store.open(KEY)).toBeNull()
    expect(await store.download(KEY, join(folder, 'none'))).toBe(false)
    await store.remove([KEY])
    await store.removeAll('generations/abc-1/')
  })

  it('refuses keys that lead elsewhere, and endings of another kind', async () => {
    for (const key of [
      '../a.png',
      'a.png',
      '/etc/passwd.txt',
      'a/../b.png',
      'a//b.png',
      'a/b',
      'a/b.c.png',
      'a/.png',
    ]) {
      await expect(store.putBytes(key, Buffer.from('x'), 'image/png')).rejects.toThrow('key')
      await expect(store.open(key)).rejects.toThrow('key')
    }
    await expect(store.putBytes(KEY, Buffer.from('x'), 'image/png')).rejects.toThrow('.png')
    for (const prefix of ['', '/', 'gallery/', 'gallery/u', '../x/y/']) {
      await expect(store.removeAll(prefix)).rejects.toThrow('folder')
    }
  })

  it('is a map of keys to bytes, whatever is done to it', { timeout: 300_000 }, async () => {
    const keys = ['g/a/x.png', 'g/a/y.png', 'g/a/sub/x.png', 'g/b/x.png', 'g/ab/x.png', 'h/a/x.png']
    const change = fc.oneof(
      fc.record({ put: fc.constantFrom(...keys), text: fc.string({ maxLength: 20 }) }),
      fc.record({ remove: fc.subarray(keys) }),
      fc.record({ removeAll: fc.constantFrom('g/a/', 'g/b/', 'h/a/', 'g/a/sub/') }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        await store.remove(keys)
        const model = new Map<string, string>()
        for (const one of changes) {
          if ('put' in one) {
            await store.putBytes(one.put, Buffer.from(one.text), 'image/png')
            model.set(one.put, one.text)
          } else if ('remove' in one) {
            await store.remove(one.remove)
            one.remove.forEach((key) => model.delete(key))
          } else {
            await store.removeAll(one.removeAll)
            keys.filter((key) => key.startsWith(one.removeAll)).forEach((key) => model.delete(key))
          }
        }
        for (const key of keys) {
          const opened = await store.open(key)
          expect(opened === null ? undefined : String(await bytesOf(opened.body))).toBe(model.get(key))
        }
      }),
      { numRuns: RUNS },
    )
  })
})

describe('the local store', () => {
  it('leaves nothing of a file that could not be written', async () => {
    const store = openLocalStore(join(folder, 'half'))
    await expect(store.putFile('g/a/x.png', join(folder, 'no such file'), 'image/png')).rejects.toThrow(
      'ENOENT',
    )
    expect(await readdir(join(folder, 'half', 'g', 'a'))).toEqual([])
  })
})

describe('the S3 store', () => {
  beforeEach(() => stub.files.clear())

  it('is refused without the right secret', async () => {
    const store = openS3Store({ ...stub.config, secret: 'guessed' })
    await expect(store.putBytes(KEY, Buffer.from('x'), 'image/webp')).rejects.toThrow('403')
    expect(stub.files.size).toBe(0)
  })

  it('is refused when it is signed for another region', async () => {
    const store = openS3Store({ ...stub.config, region: 'elsewhere-1' })
    await expect(store.putBytes(KEY, Buffer.from('x'), 'image/webp')).rejects.toThrow('403')
    expect(stub.files.size).toBe(0)
  })

  it('asks again when the store is busy', async () => {
    stub.fail({ times: 2 })
    await openS3Store(stub.config).putBytes(KEY, Buffer.from('x'), 'image/webp')
    expect(stub.files.get(KEY)).toMatchObject({ type: 'image/webp' })
  })
})
