import { useEffect, useMemo, useState } from 'react'
import { useServices } from '#services/services.tsx'
import type { DraftStore } from '#ui/form/draftStore.ts'
import { useDraft } from '#ui/form/useDraft.ts'
import type { FormType } from '../words/formType.ts'
import {
  changeDraft,
  type DraftChange,
  EMPTY_DRAFT,
  type GeneratorDraft,
  generatorDraftStore,
  isEmptyDraft,
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
  /** As it was read. */
  readonly stored: GeneratorDraft
  /** What was typed before that was read, and what is typed since. */
  readonly typed: DraftChange
  readonly replaced: GeneratorDraft | null
}

/** Where the draft of one type is. A new one is read anew. */
interface OfType extends DraftStore<GeneratorDraft> {
  readonly type: FormType
}

const UNREAD: State = { stored: EMPTY_DRAFT, typed: {}, replaced: null }

/**
 * The form of a generator, persisted on this device with every change: it survives a reload, a crash and the way to the
 * sign-in. Typing may begin before the persisted one is restored; what is typed wins. Whoever signs out leaves none.
 */
export function useGeneratorDraft(type: FormType): DraftForm {
  const { session } = useServices()
  const [state, setState] = useState(UNREAD)
  const { stored, typed, replaced } = state
  const draft = useMemo(() => changeDraft(stored, typed), [stored, typed])
  const [store, setStore] = useState<OfType>(() => ({ type, ...generatorDraftStore(type) }))
  if (store.type !== type) setStore({ type, ...generatorDraftStore(type) })
  const { isRead } = useDraft({
    store,
    unsent: isEmptyDraft(draft) ? null : draft,
    onRestored: (found) => setState((present) => ({ ...present, stored: found })),
  })

  useEffect(
    () =>
      session.onEnd((end) => {
        if (end !== 'signed-out') return
        setState(UNREAD)
        setStore({ type, ...generatorDraftStore(type) })
      }),
    [type, session],
  )

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
    isRead,
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
