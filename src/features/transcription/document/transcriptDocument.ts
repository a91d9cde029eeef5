import { type History, record, redo, startHistory, undo } from '#domain/history.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'

/** What is changed, to be undone as one. */
export interface TranscriptStep {
  /** Changes of the same thing that follow each other at once are one step, where `merges` says so. */
  readonly what: string
  readonly merges?: boolean
  /** It goes on with the last step of the same, however long ago that was. */
  readonly isOneStep?: boolean
  /** It changes many places by one press: a version is kept of what was before. */
  readonly isLarge?: boolean
}

/** A transcript that is being written: all that is done to it goes through here, so that one undo goes back over it all. */
export interface TranscriptDocument extends ReadableStore<History<Transcript>> {
  /** Changes the transcript; false where nothing was to be changed. */
  readonly edit: (step: TranscriptStep, change: (before: Transcript) => Transcript) => boolean
  /** False where there is nothing to go back to. */
  readonly undo: () => boolean
  readonly redo: () => boolean
}

/** Opens a transcript for writing, with nothing to undo. */
export function createTranscriptDocument(
  transcript: Transcript,
  now: () => number = Date.now,
): TranscriptDocument {
  const store = createStore(startHistory(transcript))

  function go(next: History<Transcript>): boolean {
    const isOther = next.present !== store.getSnapshot().present
    if (isOther) store.set(next)
    return isOther
  }

  return {
    getSnapshot: store.getSnapshot,
    getInitialSnapshot: store.getInitialSnapshot,
    subscribe: store.subscribe,
    edit({ what, merges = false, isOneStep = false }, change) {
      const history = store.getSnapshot()
      const present = change(history.present)
      if (present === history.present) return false
      const last = history.past.at(-1)
      const at = isOneStep && last?.what === what ? last.at : now()
      store.set(record(history, present, { what, merges: merges || isOneStep, at }))
      return true
    },
    undo: () => go(undo(store.getSnapshot())),
    redo: () => go(redo(store.getSnapshot())),
  }
}
