import { cachedAt } from '#offline/cachedAnswer.ts'
import type { BoundedCache } from '../caches/boundedCache.ts'
import { catalogueKey } from './catalogueCall.ts'
import { type AnswerWorth, worthOfAnswer } from './worthOfAnswer.ts'

/** How long the network may take (ms) before a kept answer is given instead … */
const PATIENCE = 2_500
/** … and for this long after it took longer, a shorter time is enough: one slow screen, not five slow calls. */
const IMPATIENT_FOR = 30_000
const IMPATIENCE = 700

interface CatalogueOptions {
  readonly fetch: (request: Request) => Promise<Response>
  readonly cache: BoundedCache
  /** Answers of packs that were saved on purpose, under the same keys. */
  readonly matchPacks: (key: string) => Promise<readonly Response[]>
  /** Where this deployment's storefront answers; anything else is passed through untouched. */
  readonly endpoint: () => Promise<string>
  readonly now: () => Date
  readonly wait: (milliseconds: number) => Promise<void>
}

export interface CataloguePolicy {
  /** `keepAlive` is the event's waitUntil: an answer that came too late is still kept. */
  readonly answer: (request: Request, keepAlive: (work: Promise<unknown>) => void) => Promise<Response>
}

const TEMPLATES = /^\/api\/v1\/templates(?:\/[\w-]{1,120})?$/u
/** Words of the product API’s addresses that are no template’s. */
const BUILDER = '/api/v1/templates/builder'

/** True for a call that tells everybody of published templates: it carries nobody’s token. */
export function isTemplateCall(request: Request, origin: string): boolean {
  const url = new URL(request.url)
  return (
    request.method === 'GET' &&
    url.origin === origin &&
    TEMPLATES.test(url.pathname) &&
    url.pathname !== BUILDER &&
    !request.headers.has('authorization')
  )
}

/** True for what may be a storefront call; whether it is one, only the configuration can say. */
export function looksLikeStorefrontCall(request: Request): boolean {
  return request.method === 'POST' && new URL(request.url).pathname.endsWith('/graphql.json')
}

/**
 * Catalogue queries are answered by the network, or, when it is slow, cut or broken, by the newest answer kept:
 * by the runtime cache or by a pack. A kept answer says its age in `X-Iskra-Cached-At`.
 */
export function createCataloguePolicy(options: CatalogueOptions): CataloguePolicy {
  const { fetch, cache, matchPacks, endpoint, now, wait } = options
  let impatientUntil = 0

  async function cachedAnswerFor(key: string): Promise<Response | undefined> {
    const [own, packed] = await Promise.all([cache.match(key), matchPacks(key)])
    return [own, ...packed]
      .filter((response) => response !== undefined)
      .reduce<Response | undefined>(
        (newest, response) => (newest && cachedAt(newest) >= cachedAt(response) ? newest : response),
        undefined,
      )
  }

  async function fromNetwork(
    request: Request,
    key: string,
    keepAlive: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const response = await fetch(request)
    if ((await worthOf(request, response)) === 'found') keepAlive(cache.put(key, response.clone()))
    return response
  }

  return {
    async answer(request, keepAlive) {
      const key = await keyOf(request, endpoint)
      if (key === null) return fetch(request)
      const network = fromNetwork(request, key, keepAlive)
      const settled = network.then(
        () => undefined,
        () => undefined,
      )
      keepAlive(settled)
      const kept = await cachedAnswerFor(key)
      if (!kept) return network.catch(() => Response.error())

      const patience = now().getTime() < impatientUntil ? IMPATIENCE : PATIENCE
      const inTime = await Promise.race([
        network.catch(() => null),
        wait(patience).then(() => 'late' as const),
      ])
      if (inTime === 'late') impatientUntil = now().getTime() + IMPATIENT_FOR
      else if (inTime !== null && (await worthOf(request, inTime)) !== 'disturbed') {
        impatientUntil = 0
        return inTime
      }
      return kept
    },
  }
}

/** Templates come as plain JSON: what was found has status 200. */
function worthOf(request: Request, response: Response): AnswerWorth | Promise<AnswerWorth> {
  if (request.method !== 'GET') return worthOfAnswer(response)
  const { status } = response
  if (status >= 500 || status === 408 || status === 429) return 'disturbed'
  if (status !== 200) return 'refused'
  return (response.headers.get('content-type') ?? '').includes('json') ? 'found' : 'disturbed'
}

async function keyOf(request: Request, endpoint: () => Promise<string>): Promise<string | null> {
  // What is answered for one person only is never kept.
  if (request.headers.has('authorization') || request.headers.has('x-shopify-customer-access-token'))
    return null
  if (request.method === 'GET') {
    const { pathname, search } = new URL(request.url)
    return `/__iskra/templates${pathname}${search}`
  }
  const [shop, body] = await Promise.all([endpoint(), request.clone().text()])
  if (request.url !== shop) return null
  return catalogueKey(shop, body)
}
