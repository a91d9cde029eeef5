import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import { EMPTY_TEMPLATE, newNode } from '#domain/template/newTemplate.ts'
import { readConfig } from '#server/readConfig.ts'
import type { ProductProcess } from '#support/productProcess.ts'
import { cartWith, savePrint, sendPrint, visitEvent } from './calls.ts'
import type { House } from './prepareHouse.ts'
import type { Stranger } from './stranger.ts'

interface Scene {
  readonly stranger: Stranger
  readonly house: House
  readonly product: ProductProcess
  readonly dataDir: string
}

/** One thing that could be done to everybody; `knock` tries it and tells what came of it, null where nothing did. */
export interface Door {
  readonly name: string
  readonly knock: (scene: Scene) => Promise<string | null>
}

const hasFailed = (statuses: readonly number[]) => statuses.some((status) => status >= 500 && status !== 503)

/** Null where all statuses are among these. */
function unless(statuses: readonly number[], ...allowed: readonly number[]): string | null {
  const others = [...new Set(statuses.filter((status) => !allowed.includes(status)))]
  return others.length === 0 ? null : `answered ${others.join(', ')}`
}

const secret = () => `tajne-${randomUUID()}`

async function bytesBelow(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  let bytes = 0
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found?.isFile() === true) bytes += found.size
  }
  return bytes
}

/** What the machine itself does to a server meanwhile: the rest is to be held against it. */
const nothing: Door = {
  name: '0. nothing but somebody who looks in',
  async knock({ stranger }) {
    const statuses: number[] = []
    for (let time = 0; time < 40; time += 1) {
      statuses.push((await stranger.call('GET', '/api/health')).status)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return unless(statuses, 200)
  },
}

const prints: Door = {
  name: '1. pictures of nobody’s orders',
  async knock({ stranger, dataDir }) {
    const nowhere = await stranger.often(100, () => savePrint(stranger, randomUUID()))
    if (nowhere.includes(200)) return 'pictures are taken for lines that are in no cart'
    const lines = Array.from({ length: 8 }, () => randomUUID())
    await cartWith(stranger, lines)
    const large = await sharp({
      create: { width: 8_000, height: 6_000, channels: 3, background: '#246' },
    })
      .jpeg()
      .toBuffer()
    const sent = await stranger.often(lines.length, (at) =>
      sendPrint(stranger, lines[at] ?? '', new Uint8Array(large)),
    )
    const bytes = await bytesBelow(join(dataDir, 'files', 'prints'))
    if (bytes > lines.length * 20_000_000) return `${bytes} bytes are kept`
    return unless(sent, 204, 429)
  },
}

const visits: Door = {
  name: '2. visits that nobody made',
  async knock({ stranger, house }) {
    const statuses = await stranger.often(600, (at) => {
      const changes = at % 2 === 0 ? {} : { kind: 'outgrown', value: 100, page: '', subject: '' }
      const events = Array.from({ length: 50 }, () => visitEvent(house.slug, changes))
      return stranger.call('POST', '/api/v1/analytics/events', { json: { sent_at: Date.now(), events } })
    })
    const taken = statuses.filter((status) => status === 204).length
    if (taken > 400) return `${taken} bundles of one network are believed`
    const popular = await stranger.call('GET', '/api/v1/discover/trending?window=today&media=template')
    if (popular.text.includes(house.slug)) return 'they make a template popular'
    return unless([...statuses, popular.status], 204, 429, 200)
  },
}

const texts: Door = {
  name: '3a. texts that take minutes to read',
  async knock({ stranger, house }) {
    const head = '---\ntitle: a\nsummary: b\ndate: 2026-11-20\n---\n\n'
    const bodies = ['*a_ '.repeat(15_000), ']('.repeat(50_000), '['.repeat(50_000), '> '.repeat(20_000)]
    const statuses = await stranger.often(bodies.length, (at) =>
      stranger.call('POST', '/api/v1/admin/content/preview', {
        token: house.author,
        json: { language: 'pl', kind: 'news', slug: `proba-${at}`, source: `${head}${bodies[at] ?? ''}` },
      }),
    )
    return unless(statuses, 200)
  },
}

const templates: Door = {
  name: '3b. templates that take long to judge, and to fill',
  async knock({ stranger, house }) {
    const nodes = Array.from({ length: 3_000 }, (_, at) => newNode('aggregate', { id: `n${at}` }))
    const edges = nodes.slice(1).map(({ id }, at) => {
      return { id: `e${at}`, source: `n${at}`, sourcePort: 'out' as const, target: id }
    })
    const judged = await stranger.call('POST', '/api/v1/templates/builder/validate', {
      token: house.author,
      json: { template: { ...EMPTY_TEMPLATE, nodes, edges } },
    })
    const value = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + (at % 98))).join('')
    const values = Object.fromEntries(house.fields.slice(0, 4).map((name) => [name, value]))
    const quoted = await stranger.often(20, () =>
      stranger.call('POST', `/api/v1/templates/${house.slug}/quote`, { json: { values } }),
    )
    return unless([judged.status], 200, 422) ?? unless(quoted, 200, 422, 503)
  },
}

const words: Door = {
  name: '4. secrets in the log',
  async knock({ stranger, product }) {
    const [note, email] = [secret(), `${secret()}@example.pl`]
    const { id, token } = await cartWith(stranger, [randomUUID()])
    const writing =
      'mutation ($id: ID!, $note: String!) { cartNoteUpdate(cartId: $id, note: $note) { cart { id } } }'
    const unfit = `${note}\u0000`
    await stranger.storefront(writing, { id, note: unfit })
    await stranger.call('PUT', `/api/checkout/${token}/details`, { json: { ...EMPTY_DETAILS, email, note } })
    const key = new URL(id).searchParams.get('key') ?? token
    const told = [note, email, token, key].filter((each) => product.output.includes(each))
    return told.length === 0 ? null : `${told.length} of them stand in it`
  },
}

const works: Door = {
  name: '5. works that were taken down',
  async knock({ stranger, house: { maker, takenDown } }) {
    const seen = await stranger.call('GET', `/api/v1/generations/shared/${takenDown.link}`)
    const shared = await stranger.call('POST', `/api/v1/generations/${takenDown.id}/share`, { token: maker })
    return unless([seen.status], 404) ?? unless([shared.status], 409)
  },
}

const settings: Door = {
  name: '6. free credits by one setting',
  knock: async () => {
    const open = [
      { HOST: '0.0.0.0' },
      { TRUST_PROXY: 'true' },
      { DATABASE_URL: 'postgres://db/iskra' },
      { NODE_ENV: 'staging' },
    ].filter((environment) => readConfig(environment).payments.test)
    return open.length === 0 ? null : JSON.stringify(open)
  },
}

const queries: Door = {
  name: '8a. queries without a bottom',
  async knock({ stranger }) {
    const deep = await stranger.often(40, (at) => {
      const sign = at % 2 === 0 ? '[' : '{a:'
      return stranger.storefront(`{ product(handle: ${sign.repeat(2_900)}) { id } }`)
    })
    const nested = `{"query":"{ shop { name } }","variables":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`
    const variables = await stranger.call('POST', '/api/storefront/2026-04/graphql.json', {
      body: nested,
      headers: { 'content-type': 'application/json' },
    })
    return hasFailed([...deep, variables.status]) ? 'the server fails at them' : null
  },
}

const unfit: Door = {
  name: '8b. what is no text',
  async knock({ stranger }) {
    const { token } = await cartWith(stranger, [randomUUID()])
    const details = (note: string) => JSON.stringify({ ...EMPTY_DETAILS, note: 'X' }).replace('"X"', note)
    const headers = { 'content-type': 'application/json' }
    const bodies = [details(String.raw`"a\u0000b"`), details(String.raw`"a\ud800b"`), '['.repeat(50_000)]
    const api = await stranger.often(bodies.length, (at) =>
      stranger.call('PUT', `/api/checkout/${token}/details`, { body: bodies[at] ?? '', headers }),
    )
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: stranger.origin }
    const plain = await stranger.often(2, (at) =>
      stranger.call('POST', `/api/forms/checkout/${at === 0 ? token : '%ED%A0%80'}/details`, {
        body: 'note=a%00b&email=%ED%A0%80',
        headers: form,
      }),
    )
    return unless(api, 400, 422) ?? (hasFailed(plain) ? 'the server fails at it' : null)
  },
}

const documents: Door = {
  name: '8c. addresses with made-up names',
  async knock({ stranger }) {
    const html = { headers: { accept: 'text/html' } }
    const statuses = await stranger.often(200, (at) => stranger.call('GET', `/sklep?wymyslone${at}=1`, html))
    return unless(statuses, 200)
  },
}

/** In the order in which they are tried: what fills the limits of one network comes last. */
export const DOORS: readonly Door[] = [
  nothing,
  settings,
  works,
  words,
  unfit,
  queries,
  documents,
  texts,
  templates,
  prints,
  visits,
]
