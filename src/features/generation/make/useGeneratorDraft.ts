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
  /** Whether the stored draft has been read. */
  readonly isRead: boolean
  readonly change: (change: DraftChange) => void
  /** Replaces the draft; the old one can be restored. */
  readonly replace: (draft: GeneratorDraft) => void
  /** The draft removed by the last `replace`; null for none. */
  readonly replaced: GeneratorDraft | null
  readonly bringBack: () => void
  /** Confirms the form's content: the replaced draft is forgotten. */
  readonly settle: () => void
}

interface State {
  /** As it was read. */
  readonly stored: GeneratorDraft
  /** The changes typed before and after the stored draft was read. */
  readonly typed: DraftChange
  readonly replaced: GeneratorDraft | null
}

/** Where the draft of one type is. A new one is read anew. */
interface OfType extends DraftStore<GeneratorDraft> {
  readonly type: FormType
}

const UNREAD: State = { stored: EMPTY_DRAFT, typed: {}, replaced: null }

/**
 * A generator's form, persisted on this device with every change: it survives a reload, a crash and the way to the
 * sign-in. Typing may begin before the persisted one is restored; typed values win. A sign-out deletes it.
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
    // Every set option is named, so that none of them remains.
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
        // Further typing confirms the replaced draft.
        replaced: change.prompt === undefined ? present.replaced : null,
      })),
    replace: (next) => put(next, isEmptyDraft(draft) ? null : draft),
    settle: () => setState((present) => ({ ...present, replaced: null })),
    bringBack: () => put(replaced ?? EMPTY_DRAFT, null),
  }
}
