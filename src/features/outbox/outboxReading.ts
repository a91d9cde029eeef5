import { useSyncExternalStore } from 'react'
import type { IntentRow } from '#offline/outbox/intent.ts'

/** The unsent changes of this device, the oldest first; null until its storage has been asked. */
type OutboxReading = readonly IntentRow[] | null

// One watch for the button and the panel. Once begun it lasts as long as the page.
let reading: OutboxReading = null
let isWatching = false
const listeners = new Set<() => void>()

async function watch(): Promise<void> {
  if (isWatching) return
  isWatching = true
  try {
    const { watchOutbox } = await import('./watchOutbox.ts')
    await watchOutbox((intents) => {
      reading = intents
      for (const listener of listeners) listener()
    }, onFailure)
  } catch {
    onFailure()
  }
}

/** Storage or network failed: the next one who asks begins anew. */
function onFailure(): void {
  isWatching = false
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void watch()
  return () => listeners.delete(listener)
}

/** What waits to be sent, live. */
export function useOutboxReading(): OutboxReading {
  return useSyncExternalStore(
    subscribe,
    () => reading,
    () => null,
  )
}
