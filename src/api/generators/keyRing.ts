import type { GeneratorName } from '#domain/generation/engines.ts'
import type { GeneratorKey } from '#domain/generation/generatorContract.ts'
import type { Clock } from '../product/clock.ts'
import { GeneratorError } from './generatorError.ts'

/** A key this near its end isn't used any more (ms). */
const MARGIN_MS = 30_000

export interface HeldKey {
  readonly key: string
  readonly base: string
}

/** The key of the present sign-in, in memory alone: minted when first needed and when the last one is refused. */
export interface KeyRing {
  /** Rejects with GENERATOR_CONFIG_ERROR where there is no such generator, and passes on errors of minting the key. */
  keyTo(generator: GeneratorName): Promise<HeldKey>
  /** A generator didn't take this one. */
  refused(key: string): void
}

/** `apiBase` is the origin of generator addresses given without one. */
export function createKeyRing(
  mintKey: () => Promise<GeneratorKey>,
  { clock, apiBase }: { readonly clock: Clock; readonly apiBase: string },
): KeyRing {
  let held: { readonly answer: Promise<GeneratorKey>; until: number } | null = null
  let refusedKey: string | null = null

  async function mint(): Promise<GeneratorKey> {
    const minted = { answer: mintKey(), until: Number.POSITIVE_INFINITY }
    held = minted
    try {
      const answer = await minted.answer
      minted.until = clock.now() + answer.expires_in * 1_000 - MARGIN_MS
      return answer
    } catch (error) {
      if (held === minted) held = null
      throw error
    }
  }

  async function current(): Promise<GeneratorKey> {
    if (held === null || held.until <= clock.now()) return mint()
    const answer = await held.answer
    return answer.key === refusedKey ? mint() : answer
  }

  return {
    async keyTo(generator) {
      const { key, bases } = await current()
      const base = bases[generator]
      if (base === undefined || key === '') {
        throw new GeneratorError('GENERATOR_CONFIG_ERROR', `no key for the ${generator} generator`, {
          kind: 'refused',
        })
      }
      return { key, base: base.startsWith('/') ? apiBase + base : base }
    },
    refused(key) {
      refusedKey = key
    },
  }
}
