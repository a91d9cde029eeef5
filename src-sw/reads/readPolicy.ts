import { cachedAt } from '#offline/cachedAnswer.ts'
import type { BoundedCache } from '../caches/boundedCache.ts'
import type { AnswerWorth } from './answerWorth.ts'

/** How long the network may take (ms) before a kept answer is given instead … */
const PATIENCE = 2_500
/** … and for this long after it took longer, a shorter time is enough: one slow screen, not five slow calls. */
const IMPATIENT_FOR = 30_000
const IMPATIENCE = 700

interface ReadOptions {
  readonly fetch: (request: Request) => Promise<Response>
  readonly cache: BoundedCache
  /** The key a read's answer is kept under; null for what isn't to be kept, which is passed through untouched. */
  readonly keyOf: (request: Request) => Promise<string | null>
  /** Judges an answer by a copy of its body. */
  readonly worthOf: (response: Response) => Promise<AnswerWorth>
  /** Whether an answer says that there is no such thing any more: the kept one is removed. Never, without it. */
  readonly isGone?: (response: Response) => boolean
  /** Answers of packs that were saved on purpose, under the same keys. */
  readonly matchPacks: (key: string) => Promise<readonly Response[]>
  readonly now: () => Date
  readonly wait: (milliseconds: number) => Promise<void>
}

export interface ReadPolicy {
  /** `keepAlive` is the event's waitUntil: an answer that came too late is still kept. */
  readonly answer: (request: Request, keepAlive: (work: Promise<unknown>) => void) => Promise<Response>
}

/**
 * Reads of what everybody may see are answered by the network, or, when it is slow, cut or broken, by the newest answer kept:
 * by the runtime cache or by a pack. A kept answer says its age in `X-Iskra-Cached-At`.
 */
export function createReadPolicy(options: ReadOptions): ReadPolicy {
  const { fetch, cache, keyOf, worthOf, isGone = () => false, matchPacks, now, wait } = options
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
    if ((await worthOf(response)) === 'found') keepAlive(cache.put(key, response.clone()))
    // Otherwise the next time without a network would show it again.
    else if (isGone(response)) keepAlive(cache.delete(key))
    return response
  }

  return {
    async answer(request, keepAlive) {
      const key = await keyOf(request)
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
      else if (inTime !== null && (await worthOf(inTime)) !== 'disturbed') {
        impatientUntil = 0
        return inTime
      }
      return kept
    },
  }
}
