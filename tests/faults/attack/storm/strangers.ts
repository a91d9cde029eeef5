import { randomInt, randomUUID } from 'node:crypto'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { pause } from '../attackedServer.ts'
import { cartWith, sendPrint, visitEvent } from '../doors/calls.ts'
import { Stranger, type Told } from '../doors/stranger.ts'

/*
 * The strangers of `npm run test:storm`, a process of their own until it is killed: they upload, tell of visits and have
 * pages rendered as fast as they are answered, each from a network of their own. Arguments: the server's origin, the
 * slug of a template, how many there are.
 */

const [origin = '', slug = '', count = '0'] = process.argv.slice(2)
/** What they do themselves takes no time from the server or the buyers where cores are shared. */
setPriority(19)
/** Whoever is refused tries again a moment later, ms. */
const REST_MS = 250

type Deed = (stranger: Stranger) => Promise<Told>

const width = 3_000
const noise = Buffer.from(Array.from({ length: width * 3 }, () => randomInt(256)))
const picture = new Uint8Array(
  await sharp(noise, { raw: { width, height: 1, channels: 3 } })
    .resize(width, 2_000, { fit: 'fill' })
    .jpeg()
    .toBuffer(),
)

const upload: Deed = async (stranger) => {
  const line = randomUUID()
  await cartWith(stranger, [line])
  return sendPrint(stranger, line, picture)
}

const tell: Deed = (stranger) => {
  const events = Array.from({ length: 50 }, () => visitEvent(slug))
  return stranger.call('POST', '/api/v1/analytics/events', { json: { sent_at: Date.now(), events } })
}

const ADDRESSES: readonly (() => string)[] = [
  () => '/',
  () => `/sklep?q=${randomUUID()}`,
  () => `/sklep?wymyslone=${randomUUID()}`,
  () => `/sklep/produkt/kubek-z-twoim-obrazem?wariant=${randomUUID()}`,
  () => `/szablony/${slug}?run=${randomUUID()}`,
  () => `/modele?q=${randomUUID()}`,
  () => `/generacje/${randomUUID()}`,
]

const render: Deed = (stranger) => {
  const address = ADDRESSES[randomInt(ADDRESSES.length)]?.() ?? '/'
  return stranger.call('GET', address, { headers: { accept: 'text/html' } })
}

const DEEDS = [
  { name: 'upload', deed: upload },
  { name: 'visits', deed: tell },
  { name: 'document', deed: render },
] as const

/** How many deeds of each kind came to their end, whatever it was. */
const ended = new Map<string, number>()
const note = (what: string) => ended.set(what, (ended.get(what) ?? 0) + 1)
setInterval(() => process.send?.(Object.fromEntries(ended)), 500)

async function storm({ name, deed }: (typeof DEEDS)[number], stranger: Stranger): Promise<never> {
  for (;;) {
    const answer = await deed(stranger).catch(() => null)
    note(`${name} ${answer?.status ?? 'unanswered'}`)
    await pause(randomInt(REST_MS))
  }
}

await Promise.all(
  Array.from({ length: Number(count) }, (_, at) => {
    const stranger = new Stranger(origin, `10.1.${Math.floor(at / 250)}.${at % 250}`)
    return storm(DEEDS[at % DEEDS.length] ?? DEEDS[0], stranger)
  }),
)
