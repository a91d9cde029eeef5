import { answerWithin, SILENT_AFTER_MS } from '#domain/browser/answerWithin.ts'
import { knowsNoNetwork } from '#domain/browser/parts.ts'
import { log } from '#domain/log.ts'

/** How long we wait while an earlier read is still unanswered, in ms: one slow start, not one slow file after another. */
const SILENT_AGAIN_AFTER_MS = 200
/** Without a network the cache is all there is: a slow disk may take this long, in ms. */
const ONLY_SOURCE_MS = 30_000
const SILENT = Symbol('silent')

let isSilent = false

/**
 * What `read` finds in a cache, or `nothing` where the cache fails or never answers: then the network is asked, as if
 * nothing were kept. Never rejects.
 */
export async function fromCache<Found, Nothing>(
  read: () => Promise<Found>,
  nothing: Nothing,
): Promise<Found | Nothing> {
  const answered = read().finally(() => {
    isSilent = false
  })
  try {
    const found = await answerWithin(patience(), answered, SILENT)
    if (found !== SILENT) return found
    if (!isSilent) log.warn('worker', 'a cache does not answer')
    isSilent = true
  } catch (error) {
    log.warn('worker', 'a cache was not read', { reason: String(error) })
  }
  return nothing
}

function patience(): number {
  if (knowsNoNetwork()) return ONLY_SOURCE_MS
  return isSilent ? SILENT_AGAIN_AFTER_MS : SILENT_AFTER_MS
}
