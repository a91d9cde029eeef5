import { createStore, type ReadableStore } from '#domain/store.ts'
import type { HeardPassage } from '#domain/transcript/editing/replaceStretch.ts'
import { glimpseOf } from '#domain/transcript/glimpseOf.ts'
import { placeHeard } from '#domain/transcript/heard/placeHeard.ts'
import { packTranscript, unpackTranscript } from '#domain/transcript/packTranscript.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { leftTranscripts } from '#services/leftWork.ts'
import { createSteadyWriter, type Keeping } from '#offline/steadyWriter.ts'
import { keepTranscript } from '#offline/transcripts/keepTranscript.ts'
import { readTranscriptRow } from '#offline/transcripts/readTranscripts.ts'
import { takeHearing } from '#offline/transcripts/transcriptHearings.ts'
import type { TranscriptHearing, TranscriptRow } from '#offline/transcripts/transcriptRows.ts'
import { keepTranscriptVersion } from '#offline/transcripts/transcriptVersions.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { createTranscriptDocument, type TranscriptDocument } from '../document/transcriptDocument.ts'

/** Whoever writes nothing for so long has paused: what they have is kept as a version, ms. */
const PAUSE_MS = 60_000

/** How an open transcript stands. */
export interface TranscriptStanding {
  /** As this device has it; null once it was removed. */
  readonly row: TranscriptRow | null
  /**
   * `too-long`: it is longer than one may be. `gone`: it was removed, or whoever made it has left this device. What is on
   * the screen is all there is then.
   */
  readonly keeping: Keeping | 'too-long' | 'gone'
}

/** What an open transcript tells besides how it stands. */
export interface TranscriptListener {
  /** The device refuses to store it: told once until it stores again. */
  readonly onRefused: () => void
  /** Another tab has changed it at the same time: what that one had is among the versions. */
  readonly onBeside: () => void
}

export interface OpenTranscript {
  readonly id: string
  /** To be written in. A large change of it keeps a version before. */
  readonly document: TranscriptDocument
  readonly standing: ReadableStore<TranscriptStanding>
  /** Where the playhead was left when it was opened, ms. */
  readonly startMs: number
  /** Stores now what isn’t yet. Never rejects. */
  readonly flush: () => Promise<void>
  /** Stores what is on the screen although the transcript was removed. Never rejects. */
  readonly keepAgain: () => Promise<void>
  /** Keeps a version of what is on the screen, because somebody asks for it; false where the device refuses. */
  readonly saveVersion: () => Promise<boolean>
  /**
   * Takes over what an engine heard as one step to undo; what is being typed stays. False where another tab has done it, or
   * nobody waits for it any more. Rejects with an `OfflineError`; then it can be taken over later.
   */
  readonly takeHeard: (hearing: TranscriptHearing, heard: readonly HeardPassage[]) => Promise<boolean>
  readonly close: () => void
}

/**
 * Opens a transcript for writing: every change of it is stored within a second and when the page is left, and what other
 * tabs store of it is followed. Null where what is stored is no transcript of this version.
 */
export function openTranscript(
  db: IskraDatabase,
  row: TranscriptRow,
  listener: TranscriptListener,
): OpenTranscript | null {
  const stored = unpackTranscript(row.packed)
  if (stored === null) return null
  const { id } = row
  const document = createTranscriptDocument(stored)
  const standing = createStore<TranscriptStanding>({ row, keeping: 'kept' })
  let kept: Transcript | null = stored
  let { edition, owner } = row
  let rest: TranscriptRow = row

  const present = () => document.getSnapshot().present
  const tell = (change: Partial<TranscriptStanding>) => standing.set({ ...standing.getSnapshot(), ...change })

  const writer = createSteadyWriter<'too-long' | 'gone'>({
    keeping: () => standing.getSnapshot().keeping,
    tell: (keeping) => tell({ keeping }),
    isKept: () => present() === kept,
    isEnded: () => standing.getSnapshot().keeping === 'gone',
    store,
    onRefused: listener.onRefused,
    left: {
      putDown: () =>
        leftTranscripts.putDown({ id, owner, follows: edition, content: packTranscript(present()) }),
      forget: () => leftTranscripts.forget(id),
    },
    pause: { afterMs: PAUSE_MS, onPause: () => void version(present(), 'pause') },
  })

  async function store(): Promise<'too-long' | 'gone' | null> {
    const transcript = present()
    const packed = packTranscript(transcript)
    const edited = { id, packed, glimpse: glimpseOf(transcript), follows: edition, owner, rest }
    const result = await keepTranscript(db, edited)
    if (result.kind !== 'kept') return result.kind
    ;({ edition, owner } = result)
    kept = transcript
    if (result.isBeside) listener.onBeside()
    return null
  }

  /** Keeps a version after what is being written. Never rejects. */
  function version(transcript: Transcript, reason: 'saved' | 'pause' | 'before-change'): Promise<boolean> {
    const asked = () => ({
      transcriptId: id,
      packed: packTranscript(transcript),
      glimpse: glimpseOf(transcript),
      reason,
    })
    return writer.after(() =>
      keepTranscriptVersion(db, asked()).then(
        () => true,
        () => false,
      ),
    )
  }

  async function takeOver(hearing: TranscriptHearing, heard: readonly HeardPassage[]): Promise<boolean> {
    const taken = await takeHearing(db, id, { hearing, heard })
    if (taken === null) return false
    if (taken.edition === edition) return true
    edition = taken.edition
    const next = placeHeard(present(), hearing, heard, hearing.asked).transcript
    // What was typed meanwhile isn't stored yet.
    if (present() === kept) kept = next
    document.edit({ what: `heard ${hearing.press}`, isOneStep: true }, () => next)
    return true
  }

  /** Other tabs change it: theirs takes the place of ours, which is stored and can be had back by one undo. */
  function adopt(next: TranscriptRow): void {
    const theirs = unpackTranscript(next.packed)
    if (theirs === null) return
    edition = next.edition
    owner = next.owner
    kept = theirs
    document.edit({ what: 'other tab' }, () => theirs)
  }

  function follow(next: TranscriptRow | null): void {
    // What is changed here meanwhile finds it out when it is stored.
    if (next !== null && next.edition > edition && present() === kept) adopt(next)
    const wasThere = standing.getSnapshot().row !== null
    if (next === null && wasThere) tell({ row: null, keeping: 'gone' })
    if (next !== null) {
      rest = next
      // Back after it was removed: the same transcript goes on.
      const { keeping } = standing.getSnapshot()
      tell({ row: next, ...(keeping === 'gone' && { keeping: 'kept' }) })
      writer.changed()
    }
  }

  const stopFollowing = document.subscribe(writer.changed)
  const stopWatching = watchQuery(db, (stores) => readTranscriptRow(stores, id), {
    next: (next) => void writer.after(async () => follow(next)),
    error: () => tell({ keeping: 'failed' }),
  })
  return {
    id,
    document: {
      ...document,
      edit(step, change) {
        const before = present()
        const isChanged = document.edit(step, change)
        if (isChanged && step.isLarge === true) void version(before, 'before-change')
        return isChanged
      },
    },
    standing,
    startMs: row.positionMs,
    flush: writer.flush,
    async keepAgain() {
      kept = null
      owner = rest.owner
      tell({ keeping: 'writing' })
      await writer.flush()
    },
    saveVersion() {
      void writer.flush()
      return version(present(), 'saved')
    },
    takeHeard(hearing, heard) {
      void writer.flush()
      return writer.after(() => takeOver(hearing, heard))
    },
    close() {
      writer.close()
      stopFollowing()
      stopWatching()
    },
  }
}
