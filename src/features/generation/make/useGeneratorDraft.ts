import { useEffect, useState } from 'react'
import { useServices } from '#api/services.tsx'
import type { FormType } from '../words/formType.ts'
import {
  changeDraft,
  type DraftChange,
  EMPTY_DRAFT,
  type GeneratorDraft,
  isEmptyDraft,
  persistDraft,
  restoreDraft,
} from './generatorDraft.ts'

export interface DraftForm {
  readonly draft: GeneratorDraft
  /** Whether this device has been asked for what was kept. */
  readonly isRead: boolean
  readonly change: (change: DraftChange) => void
  /** Puts another in its place; what stood there can be brought back. */
  readonly replace: (draft: GeneratorDraft) => void
  /** What the last `replace` took away; null when nothing did. */
  readonly replaced: GeneratorDraft | null
  readonly bringBack: () => void
  /** What stands in the form is wanted: nothing before it is. */
  readonly settle: () => void
}

interface State {
  /** Null until it is read. */
  readonly restored: GeneratorDraft | null
  /** What was typed before the restored one was read, and what is typed since. */
  readonly typed: DraftChange
  readonly replaced: GeneratorDraft | null
}

const UNREAD: State = { restored: null, typed: {}, replaced: null }

/**
 * The form of a generator, persisted on this device with every change: it survives a reload, a crash and the way to the
 * sign-in. Typing may begin before the persisted one is restored; what is typed wins. Whoever signs out leaves none.
 */
export function useGeneratorDraft(type: FormType): DraftForm {
  const { session } = useServices()
  const [state, setState] = useState(UNREAD)
  const { restored, typed, replaced } = state
  const draft = changeDraft(restored ?? EMPTY_DRAFT, typed)

  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = await restoreDraft(type)
      if (!isGone) setState((present) => ({ ...present, restored: found }))
    }
    void read()
    const stop = session.onEnd((end) => {
      if (end !== 'signed-out') return
      setState(UNREAD)
      void read()
    })
    return () => {
      isGone = true
      stop()
    }
  }, [type, session])

  useEffect(() => {
    // Before the persisted one is known, writing would put less in its place.
    if (restored === null || typed === UNREAD.typed) return
    void persistDraft(type, changeDraft(restored, typed))
  }, [type, restored, typed])

  function put(next: GeneratorDraft, taken: GeneratorDraft | null): void {
    // Every option that stands is named, so that none of it shines through.
    const cleared = Object.fromEntries(Object.keys(draft.options).map((name) => [name, undefined]))
    setState((present) => ({
      ...present,
      typed: { ...next, options: { ...cleared, ...next.options } },
      replaced: taken,
    }))
  }

  return {
    draft,
    isRead: restored !== null,
    replaced,
    change: (change) =>
      setState((present) => ({
        ...present,
        typed: { ...present.typed, ...change, options: { ...present.typed.options, ...change.options } },
        // Whoever goes on writing has made up their mind.
        replaced: change.prompt === undefined ? present.replaced : null,
      })),
    replace: (next) => put(next, isEmptyDraft(draft) ? null : draft),
    settle: () => setState((present) => ({ ...present, replaced: null })),
    bringBack: () => put(replaced ?? EMPTY_DRAFT, null),
  }
}
