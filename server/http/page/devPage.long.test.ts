import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '#support/productProcess.ts'
import type { PreparedPage } from './preparedPage.ts'
import { prepareDevPage } from './devPage.ts'

// Vite itself, as `npm run dev` runs it: seconds to start, more on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 })

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
const CANARY = 'what-nobody-may-read'
/** A name that is hard on patterns. */
const DATA_DIR_NAME = 'dane (moje) [1]'

let outer: string
let dataDir: string
let server: Server
let prepared: PreparedPage
let port: number

beforeAll(async () => {
  // Vite says of each call that it refuses it.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  // Among what the page is made of, where only the data folder itself keeps it out.
  await mkdir(join(root, 'node_modules', '.tmp'), { recursive: true })
  outer = await mkdtemp(join(root, 'node_modules', '.tmp', 'dev-'))
  dataDir = join(outer, DATA_DIR_NAME)
  for (const name of ['secrets/auth', 'files/gallery/a/b.svg']) {
    await mkdir(join(dataDir, name, '..'), { recursive: true })
    await writeFile(join(dataDir, name), CANARY)
  }
  const linked = join(outer, 'linked')
  await symlink(dataDir, linked)
  server = createServer((request, response) =>
    prepared.middleware?.(request, response, () => response.writeHead(404).end()),
  )
  prepared = await prepareDevPage({ root, dataDir: linked, server })
  port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await prepared.close?.()
  server.closeAllConnections()
  server.close()
  await rm(outer, { recursive: true, force: true })
})

/** The answer to exactly this target: a browser's `fetch` would make it another one first. */
async function get(target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

/** Whether an answer has this text in it, plain or as a `data:` address has it. */
function tells(answer: string, secret: string): boolean {
  const inBase64 = Buffer.from(secret).toString('base64').slice(0, -4)
  return [secret, inBase64, encodeURIComponent(secret)].some((form) => answer.includes(form))
}

const QUERIES = [
  '',
  '?raw',
  '?raw??',
  '?url',
  '?inline',
  '?import',
  '?import&raw',
  '?import&url',
  '?import&inline',
  '?raw&import&.js',
  '?.svg?.wasm?init',
  '?init&.wasm',
  '?worker&inline',
  '?sharedworker',
  '?html-proxy&index=0.js',
  '?v=1',
  '?t=1&raw',
  '?direct',
  '?url&inline&.css',
]

/** Ways to write one path of the machine, or of the site. */
function spellings(path: string): readonly string[] {
  const encoded = encodeURI(path).replaceAll('(', '%28')
  return [
    encoded,
    encoded.replaceAll('/', '%2f').replace('%2f', '/'),
    encoded.replaceAll('a', '%61'),
    encoded.replaceAll('a', '%2561'),
    `${encoded}/`,
    `${encoded}%00`,
    `/${encoded}`,
    `/src/..${encoded}`,
    `/src/%2e%2e${encoded}`,
    `/src/..%2f..%2f..%2f..%2f..%2f..${encoded}`,
    encoded.replaceAll('/', String.raw`\\`).replace(String.raw`\\`, '/'),
    encoded.toUpperCase(),
  ]
}

describe('the page from its sources', () => {
  it('has what it is made of', async () => {
    expect(await get('/src/main.tsx')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await get('/@vite/client')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await get('/favicon.svg')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await prepared.page.html('/')).toContain('/src/main.tsx')
  })

  it.for(['secrets/auth', 'files/gallery/a/b.svg'])(
    'gives nothing of %s in the data folder, however it is asked for',
    async (name) => {
      for (const folder of [dataDir, join(outer, 'linked')]) {
        const path = join(folder, name)
        const targets = [
          ...spellings(`/${relative(root, path)}`),
          ...spellings(path).flatMap((one) =>
            ['/@fs', '/@fs/', '/@id', '/@id/__x00__'].map((at) => at + one),
          ),
        ].flatMap((target) => QUERIES.map((query) => target + query))
        const answers = await Promise.all(targets.map(get))
        expect(targets.filter((_, index) => tells(answers[index] ?? '', CANARY))).toEqual([])
      }
    },
  )

  it('gives nothing of what lies beside the sources of the page', async () => {
    for (const name of ['.git', 'package-lock.json', 'README.md', 'server/platform/secrets/secrets.ts']) {
      // In a checkout beside the main one `.git` is a file.
      const content = await readFile(join(root, name), 'utf8').catch(
        () => '[core]\n\trepositoryformatversion',
      )
      const targets = [`/${name}`, `/@fs${root}/${name}`, `/${name}/config`].flatMap((target) =>
        QUERIES.map((query) => target + query),
      )
      const answers = await Promise.all(targets.map(get))
      expect(targets.filter((_, index) => tells(answers[index] ?? '', content.slice(0, 24)))).toEqual([])
    }
  })

  it('answers nobody who calls it by another name', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /src/main.tsx HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /)
  })
})
