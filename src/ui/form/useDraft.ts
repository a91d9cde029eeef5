import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftStore } from './draftStore.ts'
import { LatestWriter } from './LatestWriter.ts'

export interface DraftOptions<Value> {
  /** Always the same object for the same draft; null where nothing outlives the page. */
  readonly store: DraftStore<Value> | null
  /** What is unsent now; null when nothing is. */
  readonly unsent: Value | null
  /** Puts words of an earlier visit under those that were typed meanwhile. */
  readonly onRestored: (value: Value) => void
}

export interface Draft {
  /** Whether the draft has been read: before that, what stands in the form may be less than what is stored. */
  readonly isRead: boolean
  /** Whether words of an earlier visit were brought back. */
  readonly isRestored: boolean
  /** None of them stands in the form any more. */
  readonly markDiscarded: () => void
}

/**
 * Brings a form's unsent words back and stores them with every change. What is typed while they are still being read
 * is stored together with them.
 */
export function useDraft<Value>({ store, unsent, onRestored }: DraftOptions<Value>): Draft {
  const [readFrom, setReadFrom] = useState<DraftStore<Value> | null>(null)
  const [isRestored, setRestored] = useState(false)
  const [writer] = useState(() => new LatestWriter<Value>())
  const stored = useRef(unsent)
  /** What comes next is what was just read: it needn't be stored again. */
  const isOnlyRestored = useRef(false)
  const isRead = store !== null && readFrom === store

  const restore = useEffectEvent((found: Value) => {
    isOnlyRestored.current = unsent === null
    onRestored(found)
    setRestored(true)
  })
  const begin = useEffectEvent(() => {
    stored.current = unsent
  })

  useEffect(() => {
    if (store === null) return undefined
    let isGone = false
    begin()
    const bringBack = async () => {
      const found = await store.read()
      if (isGone) return
      setReadFrom(store)
      if (found !== null) restore(found)
    }
    void bringBack()
    return () => {
      isGone = true
    }
  }, [store])

  useEffect(() => {
    if (!isRead || unsent === stored.current) return
    stored.current = unsent
    const isStored = isOnlyRestored.current
    isOnlyRestored.current = false
    if (!isStored) void writer.write(store, unsent)
  }, [isRead, store, unsent, writer])

  return { isRead, isRestored, markDiscarded: () => setRestored(false) }
}
