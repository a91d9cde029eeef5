import { StorefrontError } from '#api/storefront/storefrontError.ts'

const TRIES = 5
/** First wait (ms) when a busy service doesn't say how long; doubled each time. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000

/** Asks again, after the time it wants, whenever the storefront says it is busy: a pack asks much at once. */
export async function patiently<Answer>(
  ask: () => Promise<Answer>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof StorefrontError) || error.kind !== 'busy' || attempt === TRIES) throw error
      await wait(Math.min(error.retryAfterMs ?? FIRST_WAIT * 2 ** (attempt - 1), LONGEST_WAIT))
    }
  }
}
