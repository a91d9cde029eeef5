import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { CAPABILITIES, OWN_THREADS } from './capabilities.ts'
import { groupFiles } from './groupFiles.ts'
import { writeWorkerFiles } from './workerFiles.ts'

const chunk = (file: string, more: object = {}) => ({
  file: `assets/${file}`,
  isEntry: false,
  isDynamicEntry: false,
  imports: [],
  css: [],
  ...more,
})

const MANIFEST = {
  'index.html': chunk('index-AAAA1111.js', { isEntry: true, imports: ['_libraries-BBBB2222.js'] }),
  '_libraries-BBBB2222.js': chunk('libraries-BBBB2222.js'),
  'src/routes/sklep.index.tsx?tsr-split=component': chunk('sklep.index-CCCC3333.js', {
    isDynamicEntry: true,
    imports: ['_libraries-BBBB2222.js', '_shop-DDDD4444.js'],
  }),
  '_shop-DDDD4444.js': chunk('shop-DDDD4444.js', { css: ['assets/shop-EEEE5555.css'] }),
  'src/routes/historia.tsx?tsr-split=component': chunk('historia-FFFF6666.js', {
    isDynamicEntry: true,
    imports: ['_shop-DDDD4444.js', '_results-GGGG7777.js'],
  }),
  '_results-GGGG7777.js': chunk('results-GGGG7777.js'),
  'src/features/later/Later.tsx': chunk('Later-HHHH8888.js', { isDynamicEntry: true }),
}

const FILES: Readonly<Record<string, string>> = {
  '.vite/manifest.json': JSON.stringify(MANIFEST),
  'sw.js': 'self.code=1',
  'index.html': '<script src="/assets/index-AAAA1111.js"></script>',
  'manifest.webmanifest': '{}',
  'favicon.svg': '<svg/>',
  'icons/icon-192.png': 'png',
  'assets/index-AAAA1111.js': 'import"./libraries-BBBB2222.js";import("./historia-FFFF6666.js")',
  'assets/libraries-BBBB2222.js': 'lib()',
  'assets/sklep.index-CCCC3333.js': 'import"./shop-DDDD4444.js"',
  'assets/shop-DDDD4444.js': 'shop()',
  'assets/shop-EEEE5555.css': '.shop{}',
  'assets/historia-FFFF6666.js': 'import"./results-GGGG7777.js"',
  'assets/results-GGGG7777.js': 'results()',
  'assets/Later-HHHH8888.js': 'later()',
  'assets/checkTexts.worker-JJJJ9999.js': 'thread()',
  'assets/estimatePassword-KKKK0000.js': 'words()',
  'assets/figtree-rest-LLLL1111.woff2': 'face',
}

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'iskra-worker-files-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const toldSchema = z.object({
  id: z.string(),
  groups: z.array(
    z.object({
      name: z.string(),
      when: z.string(),
      pack: z.string().nullable(),
      files: z.array(z.array(z.string().nullable())),
      beginnings: z.number(),
      needs: z.array(z.string()),
    }),
  ),
  unkept: z.array(z.string()),
})

function told() {
  const [list = '', load = ''] = readFileSync(join(dist, 'sw.js'), 'utf8').split('\n')
  return { built: toldSchema.parse(JSON.parse(list.slice('self.built='.length, -1))), load }
}

it('each file of the page is in one group, the scripts that every page has apart', async () => {
  await writeWorkerFiles(dist, 'build-0123456789ab')
  const { built } = told()
  const paths = Object.fromEntries(
    built.groups.map(({ name, files }) => [name, files.map(([path]) => path?.replace('assets/', ''))]),
  )
  expect(paths).toEqual({
    shell: [
      'index.html',
      'manifest.webmanifest',
      'favicon.svg',
      'icons/icon-192.png',
      'index-AAAA1111.js',
      'libraries-BBBB2222.js',
      'figtree-rest-LLLL1111.woff2',
    ],
    shop: ['sklep.index-CCCC3333.js', 'shop-DDDD4444.js', 'shop-EEEE5555.css'],
    gifts: [],
    account: [],
    making: ['historia-FFFF6666.js', 'results-GGGG7777.js'],
    tools: [],
    administration: [],
    rest: ['Later-HHHH8888.js', 'checkTexts.worker-JJJJ9999.js'],
  })
  const making = built.groups.find(({ name }) => name === 'making')
  expect(making).toMatchObject({ when: 'opened', beginnings: 1, needs: [] })
  expect(built.unkept).toEqual(['assets/estimatePassword-KKKK0000.js'])
})

it('a pack and the worker’s code keep their names when only names in them change', async () => {
  await writeWorkerFiles(dist, 'build-0123456789ab')
  const before = told()
  writeFileSync(join(dist, 'sw.js'), 'self.code=1')
  rmSync(join(dist, 'assets/results-GGGG7777.js'))
  writeFileSync(join(dist, 'assets/results-MMMM2222.js'), 'results()')
  for (const path of ['assets/historia-FFFF6666.js', '.vite/manifest.json']) {
    const text = readFileSync(join(dist, path), 'utf8')
    writeFileSync(join(dist, path), text.replaceAll('GGGG7777.js', 'MMMM2222.js'))
  }
  for (const name of readdirSync(join(dist, 'assets'))) {
    if (/^(?:pack|worker)-/.test(name)) rmSync(join(dist, 'assets', name))
  }
  await writeWorkerFiles(dist, 'build-ba9876543210')
  const after = told()
  expect(after.built.groups.map(({ pack }) => pack)).toEqual(before.built.groups.map(({ pack }) => pack))
  expect(after.load).toBe(before.load)
  expect(after.built.id).toBe('build-ba9876543210')
})

it('there are at most six packs, and no thread of ours is in one', () => {
  expect(CAPABILITIES.length).toBeLessThanOrEqual(6)
  expect(OWN_THREADS.test('assets/checkTexts.worker-JJJJ9999.js')).toBe(true)
  expect(groupFiles(MANIFEST).map(({ name }) => name)).toEqual(CAPABILITIES.map(({ name }) => name))
})
