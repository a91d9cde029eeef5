import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SCREEN_ADDRESSES, type ScreenAddress } from '#domain/addresses/screens.ts'
import { loadBuiltPage } from '#server/page/builtPage.ts'
import { controlled, expect, test } from './fixtures.ts'
import { PRODUCT } from './workerPages.ts'

const DIST = 'dist'

/** What a screen may start with: its files by their names in the build, and how much they weigh, kB as sent. */
interface Budget {
  readonly screen: ScreenAddress
  readonly scripts: readonly string[]
  readonly scriptKilobytes: number
  readonly styleKilobytes: number
}

/** The frame of every screen: React, the router and what is always in sight (scripts/codeGroups.ts). */
const FRAME = ['index', 'libraries', 'rolldown-runtime', 'start']
/** What a screen of forms stands on. */
const FORMS = ['fields', 'kit', 'looks', 'rules', 'services', 'shop', 'signals']
/** What a screen that works with this device's rows stands on. */
const ROWS = ['frames', 'occasions', 'offline', 'storing']

const BUDGETS: readonly Budget[] = [
  {
    screen: '/',
    scripts: [...FRAME, 'looks', 'occasions', 'shop', 'routes'],
    scriptKilobytes: 152,
    styleKilobytes: 14,
  },
  {
    screen: '/sklep',
    scripts: [...FRAME, 'looks', 'shop', 'list', 'sklep.index'],
    scriptKilobytes: 156,
    styleKilobytes: 14,
  },
  {
    screen: '/sklep/produkt/$handle',
    scripts: [...FRAME, 'looks', 'shop', 'buying', 'sklep.produkt._handle'],
    scriptKilobytes: 155.5,
    styleKilobytes: 14.1,
  },
  {
    screen: '/regulamin',
    scripts: [...FRAME, 'looks', 'LegalScreen', 'regulamin'],
    scriptKilobytes: 132,
    styleKilobytes: 12,
  },
  {
    screen: '/o-nas',
    scripts: [...FRAME, 'looks', 'occasions', 'About.module', 'o-nas'],
    scriptKilobytes: 134,
    styleKilobytes: 12,
  },
  {
    screen: '/login',
    scripts: [...FRAME, ...FORMS, 'entry', 'esm', 'login'],
    scriptKilobytes: 216,
    styleKilobytes: 15,
  },
  {
    screen: '/generatory/obraz',
    scripts: [
      ...FRAME,
      ...FORMS,
      ...ROWS,
      'choices',
      'generation',
      'LatePicturePicker',
      'results',
      'generatory.obraz',
    ],
    scriptKilobytes: 273,
    styleKilobytes: 20,
  },
  {
    screen: '/kasa/$token',
    scripts: [...FRAME, ...FORMS, ...ROWS, 'account', 'buying', 'cart', 'kasa._token'],
    scriptKilobytes: 283,
    styleKilobytes: 20,
  },
]

/** All that a first visit's page asks for by itself, its worker apart, until nothing more comes. */
const UNTIL_QUIET = [
  { path: '/', requests: 12, scriptKilobytes: 171 },
  { path: '/sklep', requests: 16, scriptKilobytes: 188 },
  { path: PRODUCT, requests: 13, scriptKilobytes: 200 },
  { path: '/regulamin', requests: 12, scriptKilobytes: 166 },
  { path: '/tutoriale/pierwsza-kartka', requests: 14, scriptKilobytes: 184 },
  { path: '/modele', requests: 12, scriptKilobytes: 184 },
] as const

/** The name of a file without the hash that the build puts behind it. */
const nameOf = (file: string) => /([^/]+)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? file

async function kilobytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const path = join(DIST, file)
      const sent = await stat(`${path}.br`).catch(() => stat(path))
      return sent.size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

for (const { screen, scripts, scriptKilobytes, styleKilobytes } of BUDGETS) {
  test(`${screen} starts with the files that it needs and no more`, async () => {
    const page = await loadBuiltPage(DIST, join(DIST, 'no-builds-before'), 2_000)
    const started = page.codeOf(screen)
    expect(started.scripts.map(nameOf).toSorted()).toEqual(scripts.toSorted())
    expect(await kilobytesOf(started.scripts)).toBeLessThanOrEqual(scriptKilobytes)
    expect(await kilobytesOf(started.styles)).toBeLessThanOrEqual(styleKilobytes)
  })
}

test('what the template editor draws with comes with no screen before it is open', async () => {
  const page = await loadBuiltPage(DIST, join(DIST, 'no-builds-before'), 2_000)
  const started = new Set(SCREEN_ADDRESSES.flatMap((screen) => page.codeOf(screen).scripts))
  const drawing = /react-flow__|@?xyflow|elkjs/
  const withIt: string[] = []
  for (const file of started) {
    if (drawing.test(await readFile(join(DIST, file), 'utf8'))) withIt.push(nameOf(file))
  }
  expect(started.size).toBeGreaterThan(SCREEN_ADDRESSES.length)
  expect(withIt).toEqual([])
  // It is there, in files of its own.
  expect([...page.files.keys()].some((file) => nameOf(file) === 'FlowCanvas')).toBe(true)
})

for (const { path, requests, scriptKilobytes } of UNTIL_QUIET) {
  test(`a first visit of ${path} asks for few files until it is quiet`, async ({ page, shop }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === shop.origin && pathname.startsWith('/assets/') && pathname.endsWith('.js'))
        asked.add(pathname)
    })
    await page.goto(shop.origin + path)
    // The worker comes last of what goes on behind the page, and takes over when it has everything.
    await controlled(page)
    const names = [...asked].map(nameOf).toSorted()
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(requests)
    expect(await kilobytesOf([...asked]), names.join(' ')).toBeLessThanOrEqual(scriptKilobytes)
  })
}
