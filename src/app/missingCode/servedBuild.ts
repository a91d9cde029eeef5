import { readOrNull, record, string } from '#domain/readers.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'

/** How a server answered that was asked how it is. */
export type ServedBuild = 'unreachable' | 'same' | 'other'

/** An answer that takes longer, ms, is none. */
const PATIENCE = 6_000

const health = record({ build: string })

const isOther = createStore(false)

/** Asks whether the server answers, and whether it still serves the build that this page is of. Never rejects. */
export async function askServedBuild(): Promise<ServedBuild> {
  try {
    const answer = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    if (!answer.ok) return 'unreachable'
    const told = readOrNull(health, await answer.json())
    const build = told?.build ?? BUILD_ID
    // In development the page is made anew all the time.
    const differs = !import.meta.env.DEV && build !== BUILD_ID
    isOther.set(differs)
    return differs ? 'other' : 'same'
  } catch {
    return 'unreachable'
  }
}

/** Whether the server served another build than this page's when it was last asked. */
export const isOtherBuildServed: ReadableStore<boolean> = isOther
