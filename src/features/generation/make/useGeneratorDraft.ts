import { useEffect, useState } from 'react'
import { useServices } from '#services/services.tsx'
import type { FormType } from './formType.ts'
import {
  changeDraft,
  type DraftChange,
  EMPTY_DRAFT,
  type GeneratorDraft,
  isEmptyDraft,
  keepDraft,
  readKeptDraft,
} from './generatorDraft.ts'

export interface HeldDraft {
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

interface Held {
  /** Null until it is read. */
  readonly kept: GeneratorDraft | null
  /** What was typed before the kept one was read, and what is typed since. */
  readonly typed: DraftChange
  readonly replaced: GeneratorDraft | null
}

const UNREAD: Held = { kept: null, typed: {}, replaced: null }

/**
 * The form of a generator, kept on this device with every change: it survives a reload, a crash and the way to the
 * sign-in. Typing may begin before what was kept has been read; what is typed wins. Whoever signs out leaves none.
 */
export function useGeneratorDraft(type: FormType): HeldDraft {
  const { session } = useServices()
  const [held, setHeld] = useState(UNREAD)
  const { kept, typed, replaced } = held
  const draft = changeDraft(kept ?? EMPTY_DRAFT, typed)

  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = await readKeptDraft(type)
      if (!isGone) setHeld((present) => ({ ...present, kept: found }))
    }
    void read()
    const stop = session.onEnd((end) => {
      if (end !== 'signed-out') return
      setHeld(UNREAD)
      void read()
    })
    return () => {
      isGone = true
      stop()
    }
  }, [type, session])

  useEffect(() => {
    // Before the kept one is known, writing would put less in its place.
    if (kept === null || typed === UNREAD.typed) return
    void keepDraft(type, changeDraft(kept, typed))
  }, [type, kept, typed])

  function put(next: GeneratorDraft, taken: GeneratorDraft | null): void {
    // Every option that stands is named, so that none of it shines through.
    const cleared = Object.fromEntries(Object.keys(draft.options).map((name) => [name, undefined]))
    setHeld((present) => ({
      ...present,
      typed: { ...next, options: { ...cleared, ...next.options } },
      replaced: taken,
    }))
  }

  return {
    draft,
    isRead: kept !== null,
    replaced,
    change: (change) =>
      setHeld((present) => ({
        ...present,
        typed: { ...present.typed, ...change, options: { ...present.typed.options, ...change.options } },
        // Whoever goes on writing has made up their mind.
        replaced: change.prompt === undefined ? present.replaced : null,
      })),
    replace: (next) => put(next, isEmptyDraft(draft) ? null : draft),
    settle: () => setHeld((present) => ({ ...present, replaced: null })),
    bringBack: () => put(replaced ?? EMPTY_DRAFT, null),
  }
}
