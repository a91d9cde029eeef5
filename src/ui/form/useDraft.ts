import { useEffect, useEffectEvent, useState } from 'react'
import { LatestWriter } from './LatestWriter.ts'

/** Where the unsent words of one form outlive the page. Neither call rejects: a refused storage is no safety net. */
export interface DraftStore<Value> {
  /** What was written last; null when nothing, or nothing that can be read. */
  read(): Promise<Value | null>
  /** Null takes the draft away. */
  write(value: Value | null): Promise<void>
}

export interface Draft<Value> {
  /** Whether the words of an earlier visit were brought back. */
  readonly isRestored: boolean
  /** Stores what stands in the form now. Call it with every change. */
  readonly write: (value: Value | null) => void
  /** Nothing that was brought back stands in the form any more. */
  readonly markSeen: () => void
}

/** Brings a form's unsent words back by `onRestored`, and stores them with every change; null stores nothing. */
export function useDraft<Value>(
  store: DraftStore<Value> | null,
  onRestored: (value: Value) => void,
): Draft<Value> {
  const [isRestored, setRestored] = useState(false)
  const [writer] = useState(() => new LatestWriter<Value>())
  const restore = useEffectEvent(onRestored)

  useEffect(() => {
    if (store === null) return undefined
    let isGone = false
    const bringBack = async () => {
      const found = await store.read()
      if (isGone || found === null) return
      restore(found)
      setRestored(true)
    }
    void bringBack()
    return () => {
      isGone = true
    }
  }, [store])

  return {
    isRestored,
    write: (value) => {
      if (store !== null) void writer.write(store, value)
    },
    markSeen: () => setRestored(false),
  }
}
