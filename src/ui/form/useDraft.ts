import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftStore } from './draftStore.ts'
import { LatestWriter } from './LatestWriter.ts'

export interface DraftOptions<Value> {
  /** Always the same object for the same draft; null where nothing outlives the page. */
  readonly store: DraftStore<Value> | null
  /** The unsent value; null for none. */
  readonly unsent: Value | null
  /** Puts words of an earlier visit under those that were typed meanwhile. */
  readonly onRestored: (value: Value) => void
}

export interface Draft {
  /** Whether the draft has been read: before that, the form may have less than the store. */
  readonly isRead: boolean
  /** Whether words of an earlier visit were brought back. */
  readonly isRestored: boolean
  /** The form has none of them any more. */
  readonly markDiscarded: () => void
}

/**
 * Restores a form's unsent text and stores it with every change. Text typed while the stored one is still being read is
 * stored together with it.
 */
export function useDraft<Value>({ store, unsent, onRestored }: DraftOptions<Value>): Draft {
  const [readFrom, setReadFrom] = useState<DraftStore<Value> | null>(null)
  const [isRestored, setRestored] = useState(false)
  const [writer] = useState(() => new LatestWriter<Value>())
  const stored = useRef(unsent)
  /** The next change is the restored text: it needn't be stored again. */
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
