import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { setLogLevel } from '#domain/log.ts'
import type { BuiltFile, BuiltFiles, FileGroup } from '#domain/build/builtFiles.ts'
import { digestOf, hashesOf, nameInPack, plainText } from '#domain/build/plainText.ts'
import { FAKE_ORIGIN, FakeCaches } from '#support/fakeCaches.ts'
import { createFileKeeper } from './fileKeeper.ts'

beforeEach(() => setLogLevel('silent'))

const CACHE = 'shell'
const encoder = new TextEncoder()

/** A made-up build: files of one group that name each other, by hashes that change with whatever they name. */
interface Sources {
  /** Each file's own words. */
  readonly words: readonly string[]
  /** Which earlier files each one names. */
  readonly names: readonly (readonly number[])[]
}

interface Build {
  readonly built: BuiltFiles
  /** What its server gives, by path. */
  readonly served: ReadonlyMap<string, string>
}

const hex = async (text: string, length: number) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, length)
}

async function makeBuild({ words, names }: Sources, when: FileGroup['when'] = 'always'): Promise<Build> {
  const id = `build-${await hex(JSON.stringify(words), 12)}`
  const paths: string[] = []
  const texts: string[] = []
  for (const [index, word] of words.entries()) {
    const named = (names[index] ?? []).map((other) => `import"./${paths[other]?.slice(7)}";`).join('')
    const text = `${named}say("${word}","${index === 0 ? id : ''}")`
    texts.push(text)
    paths.push(`assets/file${index}-${await hex(text, 8)}.js`)
  }
  const hashes = hashesOf(paths)
  const plain = texts.map((text) => plainText(text, hashes))
  const files = await Promise.all(
    paths.map(async (path, index): Promise<BuiltFile> => [path, await digestOf(plain[index] ?? '')]),
  )
  const lines = paths.map((path, index) => JSON.stringify([nameInPack(path, hashes), plain[index]]))
  const pack = `assets/pack-${await hex(lines.join('\n'), 8)}.txt`
  const served = new Map(paths.map((path, index) => [path, texts[index] ?? '']))
  served.set(pack, `${lines.join('\n')}\n`)
  served.set('index.html', paths.map((path) => `<script src="/${path}">`).join(''))
  const shell: BuiltFile = [
    'index.html',
    await digestOf(plainText(served.get('index.html') ?? '', hashes)),
    await hex(served.get('index.html') ?? '', 32),
  ]
  const groups: FileGroup[] = [
    { name: 'shell', when: 'always', pack: null, files: [shell], beginnings: 0, needs: [] },
    { name: 'code', when, pack, files, beginnings: files.length - 2, needs: [] },
  ]
  return { built: { id, groups, unkept: [] }, served }
}

interface Network {
  served: ReadonlyMap<string, string>
  /** So many bytes come in all before the line is cut. */
  left: number
  /** Whether this worker is to go on. */
  isWanted: boolean
}

const keyOf = ([path, , revision]: BuiltFile) =>
  `${FAKE_ORIGIN}/${path}${revision === undefined ? '' : `?__WB_REVISION__=${revision}`}`

function setUp(build: Build, caches = new FakeCaches(), isLineFree = true) {
  const network: Network = { served: build.served, left: Infinity, isWanted: true }
  const asked: string[] = []
  let full = 0
  const keeper = createFileKeeper({
    built: build.built,
    open: () => caches.open(CACHE),
    keyOf,
    fetch: async (address) => {
      asked.push(address.slice(1))
      const text = network.served.get(address.slice(1))
      if (text === undefined) return new Response('', { status: 404 })
      const bytes = encoder.encode(text)
      const whole = network.left >= bytes.length
      const given = bytes.slice(0, network.left)
      network.left -= given.length
      if (whole) return new Response(given)
      let isSent = false
      return new Response(
        new ReadableStream({
          pull(controller) {
            if (isSent) controller.error(new TypeError('cut'))
            else controller.enqueue(given)
            isSent = true
          },
        }),
      )
    },
    isLineFree: () => isLineFree,
    isWanted: () => network.isWanted,
    onDiskFull: () => {
      full += 1
    },
  })
  const kept = async () => {
    const cache = await caches.open(CACHE)
    const files = build.built.groups.flatMap((group) => group.files)
    return new Map(
      await Promise.all(
        files.map(async (file) => [file[0], await (await cache.match(keyOf(file)))?.text()] as const),
      ),
    )
  }
  return { keeper, network, asked, kept, caches, full: () => full }
}

/** All files as the server has them. */
const whole = ({ built, served }: Build) =>
  new Map(built.groups.flatMap(({ files }) => files.map(([path]) => [path, served.get(path)] as const)))

const sources = fc.array(fc.string({ maxLength: 20 }), { minLength: 4, maxLength: 9 }).chain((words) =>
  fc.record({
    words: fc.constant(words.map((word) => word.replaceAll(/[^a-z]/g, 'x'))),
    names: fc.tuple(
      ...words.map((_, index) =>
        index === 0
          ? fc.constant<number[]>([])
          : fc.uniqueArray(fc.nat({ max: index - 1 }), { maxLength: 3 }),
      ),
    ),
  }),
)

test('a first install keeps every file as the server has it, by one pack', async () => {
  await fc.assert(
    fc.asyncProperty(sources, async (first) => {
      const build = await makeBuild(first)
      const { keeper, kept, asked } = setUp(build)
      await keeper.install()
      expect(await kept()).toEqual(whole(build))
      expect(asked).toEqual(['index.html', build.built.groups[1]?.pack])
    }),
  )
})

test('an update asks for the document and what was changed alone, and has every file of its build', async () => {
  await fc.assert(
    fc.asyncProperty(sources, fc.nat(), fc.stringMatching(/^[a-z]{1,9}$/), async (first, at, word) => {
      const changed = at % first.words.length
      const words = first.words.map((before, index) => (index === changed ? `${before}${word}` : before))
      const caches = new FakeCaches()
      await setUp(await makeBuild(first), caches).keeper.install()
      const build = await makeBuild({ ...first, words })
      const next = setUp(build, caches)
      await next.keeper.install()
      expect(await next.kept()).toEqual(whole(build))
      expect(next.asked).toEqual(['index.html', build.built.groups[1]?.files[changed]?.[0]])
    }),
  )
})

test('cut off anywhere, the next try goes on with what is missing', async () => {
  await fc.assert(
    fc.asyncProperty(sources, fc.nat({ max: 600 }), async (first, bytes) => {
      const build = await makeBuild(first)
      const { keeper, network, kept } = setUp(build)
      network.left = bytes
      await keeper.install().catch(() => undefined)
      const before = [...(await kept()).entries()].filter(([, text]) => text !== undefined)
      for (const [path, text] of before) expect(text).toBe(build.served.get(path))
      network.left = Infinity
      await keeper.install()
      expect(await kept()).toEqual(whole(build))
    }),
  )
})

const SOURCES: Sources = { words: ['a', 'b', 'c', 'd', 'e', 'f'], names: [[], [0], [0, 1], [2], [], [4]] }
const NEXT: Sources = { ...SOURCES, words: ['a', 'bb', 'c', 'dd', 'e', 'f'] }

test('what a server with a newer build gives is refused, and nothing of it is kept', async () => {
  const [build, newer] = [await makeBuild(SOURCES), await makeBuild(NEXT)]
  const { keeper, network, kept } = setUp(build)
  network.served = newer.served
  await expect(keeper.install()).rejects.toThrow('index.html: another version')
  // The pack is gone, the files of builds before are still there.
  network.served = new Map([...newer.served, ...[...build.served].filter(([path]) => !path.includes('pack'))])
  await keeper.install()
  expect(await kept()).toEqual(whole(build))
})

test('what has not been opened isn’t fetched; once a file of it was, all of it is kept, and updated', async () => {
  const build = await makeBuild(SOURCES, 'opened')
  const first = setUp(build)
  await first.keeper.install()
  await first.keeper.complete()
  expect(first.asked).toEqual(['index.html'])
  const [path = ''] = build.built.groups[1]?.files[3] ?? []
  await first.keeper.keepAnswer(path, new Response(build.served.get(path)))
  await first.keeper.complete()
  expect(await first.kept()).toEqual(whole(build))

  const next = await makeBuild(NEXT, 'opened')
  const second = setUp(next, first.caches)
  await second.keeper.install()
  expect(await second.kept()).toEqual(whole(next))
  expect(second.asked).not.toContain(next.built.groups[1]?.pack)
})

test('a file that others share opens nothing, and what is opened brings what it needs of others', async () => {
  const build = await makeBuild(SOURCES, 'opened')
  const [shell, code] = build.built.groups
  if (shell === undefined || code === undefined) throw new Error('no groups')
  const [begin, , , , , shared] = code.files
  if (begin === undefined || shared === undefined) throw new Error('no files')
  const groups: FileGroup[] = [
    shell,
    { ...code, files: [begin], beginnings: 1, needs: [shared[0]] },
    { ...code, name: 'other', files: code.files.slice(1), beginnings: 3, needs: [] },
  ]
  const { keeper, kept } = setUp({ ...build, built: { ...build.built, groups } })
  const names = async () => [...(await kept())].filter(([, text]) => text !== undefined).map(([path]) => path)
  await keeper.keepAnswer(shared[0], new Response(build.served.get(shared[0])))
  await keeper.complete()
  expect((await names()).toSorted()).toEqual([shared[0], 'index.html'].toSorted())
  await keeper.keepAnswer(begin[0], new Response(build.served.get(begin[0])))
  await keeper.complete()
  expect((await names()).toSorted()).toEqual([begin[0], shared[0], 'index.html'].toSorted())
})

test('on a dear line only what is always promised comes, and what was kept is renewed', async () => {
  const build = await makeBuild(SOURCES, 'freely')
  const { keeper, asked, caches } = setUp(build, new FakeCaches(), false)
  await keeper.install()
  const [path = ''] = build.built.groups[1]?.files[1] ?? []
  await keeper.keep([path])
  await keeper.complete()
  expect(asked).toEqual(['index.html', path])
  const next = await makeBuild(NEXT, 'freely')
  const second = setUp(next, caches, false)
  await second.keeper.install()
  expect(second.asked).toEqual(['index.html', next.built.groups[1]?.files[1]?.[0]])
})

test('a full disk refuses an install, and is told once where a page goes on without', async () => {
  const build = await makeBuild(SOURCES, 'opened')
  const caches = new FakeCaches({ quota: 1 })
  const { keeper, full } = setUp(build, caches)
  await expect(keeper.install()).rejects.toThrow('Quota exceeded')
  const [path = ''] = build.built.groups[1]?.files[0] ?? []
  await keeper.keepAnswer(path, new Response(build.served.get(path)))
  expect(full()).toBe(1)
})

test('a worker that is to be replaced begins nothing more', async () => {
  const { keeper, network, asked } = setUp(await makeBuild(SOURCES))
  network.isWanted = false
  await keeper.complete()
  expect(asked).toEqual([])
})

test('an answer that is no file of the build is not kept', async () => {
  const build = await makeBuild(SOURCES)
  const { keeper, kept } = setUp(build)
  const [path = ''] = build.built.groups[1]?.files[0] ?? []
  await keeper.keepAnswer(path, new Response('<html>Zaloguj się do Wi-Fi'))
  await keeper.keepAnswer(path, new Response('', { status: 503 }))
  expect((await kept()).get(path)).toBeUndefined()
})
