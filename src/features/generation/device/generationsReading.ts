import { useSyncExternalStore } from 'react'
import { deviceStats } from '#offline/generation/deviceStats.ts'
import { DEFAULT_GENERATION_PREFERENCES } from '#offline/generation/generationPreferences.ts'
import type { StoredGenerations } from './watchGenerations.ts'

/** What this page knows of the generations on this device. */
type GenerationsReading =
  | { readonly kind: 'unread' }
  | { readonly kind: 'read'; readonly kept: StoredGenerations }
  | { readonly kind: 'failed' }

const UNREAD: GenerationsReading = { kind: 'unread' }

// One watch for every screen that asks. Once begun it lasts as long as the page.
let reading: GenerationsReading = UNREAD
let isWatching = false
const listeners = new Set<() => void>()

function update(next: GenerationsReading): void {
  reading = next
  for (const listener of listeners) listener()
}

async function watch(): Promise<void> {
  if (isWatching) return
  isWatching = true
  try {
    const { watchGenerations } = await import('./watchGenerations.ts')
    await watchGenerations((kept) => update({ kind: 'read', kept }), onFailure)
  } catch {
    onFailure()
  }
}

/** Storage failed, or the code could not be fetched: the next one who asks begins anew. */
function onFailure(): void {
  isWatching = false
  update({ kind: 'failed' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void watch()
  return () => listeners.delete(listener)
}

/** What this device knows; nothing while it is loading and where storage has failed. */
export interface Generations extends StoredGenerations {
  /** This device's storage hasn't been asked yet. */
  readonly isLoading: boolean
  readonly isFailed: boolean
}

const NOTHING = {
  queue: [],
  history: [],
  stats: deviceStats([]),
  preferences: DEFAULT_GENERATION_PREFERENCES,
}
const LOADING: Generations = { ...NOTHING, isLoading: true, isFailed: false }
const FAILED: Generations = { ...NOTHING, isLoading: false, isFailed: true }

/** The generations of whoever uses this device, live: what is under way, and the last that have ended. */
export function useGenerations(): Generations {
  const read = useSyncExternalStore(
    subscribe,
    () => reading,
    () => UNREAD,
  )
  if (read.kind === 'unread') return LOADING
  return read.kind === 'failed' ? FAILED : { ...read.kept, isLoading: false, isFailed: false }
}
