import { RATE_LIMIT_WINDOW_MS } from '#domain/generation/limits.ts'
import { retryAfterMs } from '../retryAfter.ts'

const SHORTEST_MS = 1_000
/** Numbers above it are moments (seconds since 1970), not seconds from now. */
const LONGEST_SECONDS = 1_000_000_000

const RESET_HEADERS = ['RateLimit-Reset', 'Rate-Limit-Reset', 'X-RateLimit-Reset']

/** How long (ms) a 429 asks to wait: until the reset it names or as `Retry-After` says; at least 1 s, else 60 s. */
export function waitAsked(headers: Pick<Headers, 'get'>, now: number): number {
  const reset = RESET_HEADERS.map((name) => headers.get(name)).find((value) => value !== null)
  const asked = resetMs(reset ?? null, now) ?? retryAfterMs(headers.get('Retry-After'), now)
  return Math.max(SHORTEST_MS, asked ?? RATE_LIMIT_WINDOW_MS)
}

function resetMs(value: string | null, now: number): number | null {
  if (value === null || !/^\d+(\.\d+)?$/.test(value.trim())) return null
  const seconds = Number(value)
  return seconds > LONGEST_SECONDS ? Math.max(0, seconds * 1_000 - now) : seconds * 1_000
}
