import { useEffect } from 'react'
import { createStore } from '#domain/store.ts'
import { liveOutbox } from '#features/outbox/liveOutbox.ts'
import type { Live } from '#offline/liveStore.ts'
import { canStillBeSent, type IntentRow } from '#offline/outbox/intent.ts'
import { useStore } from '#ui/useStore.ts'

const NOT_ASKED = createStore<Live<readonly IntentRow[]>>({ kind: 'unread' })

/**
 * How many changes this device will still send by itself; a failing database counts as empty. Null until it is known,
 * and while `isAsked` is false: the database's code loads only for the answer.
 */
export function useUnsentChanges(isAsked: boolean): number | null {
  const unsent = useStore(isAsked ? liveOutbox : NOT_ASKED)
  useEffect(() => {
    if (isAsked) void liveOutbox.watch()
  }, [isAsked])
  if (unsent.kind === 'unread') return null
  return unsent.kind === 'read' ? unsent.value.filter(canStillBeSent).length : 0
}
