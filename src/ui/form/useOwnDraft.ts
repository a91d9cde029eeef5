import { useEffect, useRef, useState } from 'react'
import type { Store } from '#domain/store.ts'
import { useStore } from '../useStore.ts'
import { LatestWriter } from './LatestWriter.ts'

/** A person's draft of a product, by the id that its line in the cart gets. */
interface KnownDraft<Draft> {
  readonly id: string
  readonly draft: Draft
}

/** A draft, and its known stored version; null for none. */
interface ChangedDraft<Draft> {
  readonly base: Draft | null
  readonly draft: Draft
}

/** The same on the page that is open. */
export interface OpenDraft<Draft> extends KnownDraft<Draft> {
  readonly handle: string
}

/** One kind of draft, of which there may be several to a product. */
export interface OwnDrafts<Draft> {
  /** The one that is open on this page; null while none is. */
  readonly open: Store<OpenDraft<Draft> | null>
  /** Those of a product, the latest change first. Never rejects. */
  readonly read: (handle: string) => Promise<readonly KnownDraft<Draft>[]>
  /**
   * Stores one merged with others' changes since `base`, another tab's for example. Resolves to the merged one, the
   * same object where there are none. Never rejects.
   */
  readonly write: (handle: string, id: string, changed: ChangedDraft<Draft>) => Promise<Draft>
  /** A changed draft merged with others' changes since `base`. */
  readonly merged: (changed: ChangedDraft<Draft>, theirs: Draft) => Draft
  /** A new one with nothing in it. */
  readonly begin: () => KnownDraft<Draft>
  /** The one to go on with where no address names any. */
  readonly begun: (known: readonly KnownDraft<Draft>[]) => KnownDraft<Draft> | undefined
  /**
   * A stored draft merged with the edits made while it was still being read; null where none are possible before that.
   */
  readonly over: ((found: Draft, done: Draft) => Draft) | null
}

export interface OwnDraftOptions {
  /** Of the product. */
  readonly handle: string
  /** The draft that the address names. */
  readonly id: string | undefined
  /** Calls back when the device's user has left it. Returns how to stop. */
  readonly onSignedOut: (listener: () => void) => () => void
}

/**
 * The draft named in the address, else the one begun last, else a new one; stored with every change, and merged with
 * other tabs' changes. Null while none is open. `drafts` and `onSignedOut` have to be the same in every render.
 */
export function useOwnDraft<Draft>(
  drafts: OwnDrafts<Draft>,
  { handle, id, onSignedOut }: OwnDraftOptions,
): OpenDraft<Draft> | null {
  const { open, over } = drafts
  const current = useStore(open)
  const [writer] = useState(() => new LatestWriter<Draft>())
  const stored = useRef<Draft | null>(null)
  /** The last known stored version. */
  const inStore = useRef<KnownDraft<Draft> | null>(null)

  useEffect(() => {
    const begin = (): void => {
      const fresh = drafts.begin()
      stored.current = fresh.draft
      open.set({ handle, ...fresh })
    }
    if (over !== null) begin()
    const stop = onSignedOut(() => {
      begin()
      // The present user has drafts of their own.
      void drafts.read(handle)
    })
    return () => {
      stop()
      open.set(null)
    }
  }, [drafts, open, over, handle, onSignedOut])

  useEffect(() => {
    if (id !== undefined && open.getSnapshot()?.id === id) return undefined
    let isGone = false
    const restore = async () => {
      const known = await drafts.read(handle)
      const done = open.getSnapshot()
      if (isGone || (over !== null && done === null)) return
      const found = known.find((one) => one.id === id) ?? drafts.begun(known)
      if (found === undefined) {
        // Edits made meanwhile are stored now that the owner is known.
        stored.current = null
        open.set(done === null ? { handle, ...drafts.begin() } : { ...done })
        return
      }
      stored.current = found.draft
      inStore.current = found
      // Only an edit without a stored row was made to an empty draft.
      const isUnread = done !== null && known.every((one) => one.id !== done.id)
      const draft = isUnread && over !== null ? over(found.draft, done.draft) : found.draft
      open.set({ handle, id: found.id, draft })
    }
    void restore()
    return () => {
      isGone = true
    }
  }, [drafts, open, over, handle, id])

  useEffect(() => {
    if (current === null || current.handle !== handle || current.draft === stored.current) return
    stored.current = current.draft
    const { id: name, draft } = current
    const write = async (value: Draft) => {
      const base = inStore.current?.id === name ? inStore.current.draft : null
      const written = await drafts.write(handle, name, { base, draft: value })
      inStore.current = { id: name, draft: written }
      const now = open.getSnapshot()
      if (written === value || now?.id !== name || now.handle !== handle) return
      // Another tab has written into it, and this one may have been edited too.
      open.set({ ...now, draft: drafts.merged({ base: value, draft: now.draft }, written) })
    }
    void writer.write(
      {
        read: () => Promise.resolve(null),
        write: (value) => (value === null ? Promise.resolve() : write(value)),
      },
      draft,
    )
  }, [current, drafts, handle, open, writer])

  return current?.handle === handle ? current : null
}
