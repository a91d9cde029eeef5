import { z } from 'zod'
import { type Locker, LOCKER_CODE } from '#domain/lockers/locker.ts'

/** The most read of each page and of the whole: InPost had some 28,000 lockers in 2026. */
const PER_PAGE = 1_000
const MOST_PAGES = 60
const MOST_PAGE_BYTES = 4 * 1024 * 1024
const PAGE_TIMEOUT_MS = 15_000
const LONGEST_TEXT = 120

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim().slice(0, LONGEST_TEXT))

const pointSchema = z.object({
  name: z.string().regex(LOCKER_CODE),
  type: z.array(z.string()),
  status: z.string(),
  location_description: text,
  address_details: z.object({
    city: text,
    post_code: text,
    street: text,
    building_number: text,
  }),
})

const pageSchema = z.object({
  total_pages: z.int().min(0),
  items: z.array(z.unknown()).max(PER_PAGE),
})

/**
 * Reads all parcel lockers of InPost’s public points service at `base` (`https://api-pl-points.easypack24.net/v1`),
 * page by page. An invalid point, or one that takes no parcels now, is left out; an invalid page rejects.
 */
export async function readInpostPoints(
  base: string,
  { fetch = globalThis.fetch, signal }: { readonly fetch?: Fetch; readonly signal?: AbortSignal } = {},
): Promise<readonly Locker[]> {
  const lockers = new Map<string, Locker>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await readPage(`${base}/points?${queryOf(page)}`, fetch, signal)
    pages = Math.min(answer.total_pages, MOST_PAGES)
    for (const item of answer.items) {
      const point = pointSchema.safeParse(item).data
      if (point === undefined || point.status !== 'Operating' || !point.type.includes('parcel_locker'))
        continue
      const { city, post_code: postcode, street, building_number: number } = point.address_details
      if (city === '') continue
      lockers.set(point.name, {
        code: point.name,
        street: [street, number].filter((part) => part !== '').join(' '),
        postcode,
        town: city,
        hint: point.location_description,
      })
    }
  }
  return [...lockers.values()]
}

function queryOf(page: number): string {
  return new URLSearchParams({
    type: 'parcel_locker',
    status: 'Operating',
    fields: 'name,type,status,location_description,address_details',
    per_page: String(PER_PAGE),
    page: String(page),
  }).toString()
}

async function readPage(
  url: string,
  fetch: Fetch,
  signal: AbortSignal | undefined,
): Promise<z.infer<typeof pageSchema>> {
  const timeout = AbortSignal.timeout(PAGE_TIMEOUT_MS)
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
  })
  if (!response.ok || response.body === null)
    throw new Error(`the points service answered ${response.status}`)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.byteLength
    if (bytes > MOST_PAGE_BYTES) throw new Error('a page of points is larger than any can be')
    parts.push(part)
  }
  return pageSchema.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
}
