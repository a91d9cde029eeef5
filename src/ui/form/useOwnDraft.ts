import { useEffect, useRef, useState } from 'react'
import type { Store } from '#domain/store.ts'
import { useStore } from '../useStore.ts'
import { LatestWriter } from './LatestWriter.ts'

/** What somebody makes of a product, by the id that its line in the cart gets. */
interface KnownDraft<Draft> {
  readonly id: string
  readonly draft: Draft
}

/** A draft, and what of it was known to be stored; null for nothing. */
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
   * Stores one with what was stored since `base` by others, another tab for example. Resolves to it as it stands then,
   * the very same where that is nothing. Never rejects.
   */
  readonly write: (handle: string, id: string, changed: ChangedDraft<Draft>) => Promise<Draft>
  /** One that was changed since `base`, with what others have changed of it. */
  readonly merged: (changed: ChangedDraft<Draft>, theirs: Draft) => Draft
  /** A new one with nothing in it. */
  readonly begin: () => KnownDraft<Draft>
  /** The one to go on with where no address names any. */
  readonly begun: (known: readonly KnownDraft<Draft>[]) => KnownDraft<Draft> | undefined
  /** A stored draft with what was done while it was still being read; null where nothing can be done before that. */
  readonly over: ((found: Draft, done: Draft) => Draft) | null
}

export interface OwnDraftOptions {
  /** Of the product. */
  readonly handle: string
  /** The draft that the address names. */
  readonly id: string | undefined
  /** Tells when whoever uses the device has left it. Returns how to stop. */
  readonly onSignedOut: (listener: () => void) => () => void
}

/**
 * The draft that the address names, else the one begun last, else a new one; stored with every change, and with what
 * other tabs change of it. Null while none is open. `drafts` and `onSignedOut` stay the same from render to render.
 */
export function useOwnDraft<Draft>(
  drafts: OwnDrafts<Draft>,
  { handle, id, onSignedOut }: OwnDraftOptions,
): OpenDraft<Draft> | null {
  const { open, over } = drafts
  const current = useStore(open)
  const [writer] = useState(() => new LatestWriter<Draft>())
  const stored = useRef<Draft | null>(null)
  /** What was last known to be stored. */
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
      // Whoever uses the device now has drafts of their own.
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
        // What was done meanwhile is stored now that it is known whose it is.
        stored.current = null
        open.set(done === null ? { handle, ...drafts.begin() } : { ...done })
        return
      }
      stored.current = found.draft
      inStore.current = found
      // Only what has no row of its own yet was done to nothing.
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
      // Another tab has written into it, and somebody may have gone on here.
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
