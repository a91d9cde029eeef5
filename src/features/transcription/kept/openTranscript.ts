import { pageLife } from '#domain/pageLife.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import type { HeardPassage } from '#domain/transcript/editing/replaceStretch.ts'
import { glimpseOf } from '#domain/transcript/glimpseOf.ts'
import { placeHeard } from '#domain/transcript/heard/placeHeard.ts'
import { packTranscript, unpackTranscript } from '#domain/transcript/packTranscript.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { keepTranscript } from '#offline/transcripts/keepTranscript.ts'
import { readTranscriptRow } from '#offline/transcripts/readTranscripts.ts'
import { takeHearing } from '#offline/transcripts/transcriptHearings.ts'
import type { TranscriptHearing, TranscriptRow } from '#offline/transcripts/transcriptRows.ts'
import { keepTranscriptVersion } from '#offline/transcripts/transcriptVersions.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { createTranscriptDocument, type TranscriptDocument } from '../document/transcriptDocument.ts'

/** How soon a change is stored after it was made, ms: a spell of typing is one write. */
const KEPT_AFTER_MS = 400
/** Not even steady typing puts it off for longer, ms. */
const KEPT_WITHIN_MS = 1_000
/** Whoever writes nothing for so long has paused: what they have is kept as a version, ms. */
const PAUSE_MS = 60_000

/** How an open transcript stands. */
export interface TranscriptStanding {
  /** As this device has it; null once it was removed. */
  readonly row: TranscriptRow | null
  /**
   * `failed`: the device refuses storage. `too-long`: it is longer than one may be. `gone`: it was removed, or whoever made
   * it has left this device. What is on the screen is all there is then.
   */
  readonly keeping: 'kept' | 'writing' | 'failed' | 'too-long' | 'gone'
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
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let unkeptSince: number | null = null
  let isPaused = true
  let writing = Promise.resolve()

  const present = () => document.getSnapshot().present
  const tell = (change: Partial<TranscriptStanding>) => standing.set({ ...standing.getSnapshot(), ...change })

  function schedule(): void {
    if (present() === kept || standing.getSnapshot().keeping === 'gone') return
    unkeptSince ??= Date.now()
    clearTimeout(timer)
    const left = KEPT_WITHIN_MS - (Date.now() - unkeptSince)
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(KEPT_AFTER_MS, left)))
    if (standing.getSnapshot().keeping === 'kept') tell({ keeping: 'writing' })
    isPaused = false
    clearTimeout(pause)
    pause = setTimeout(() => void settle(), PAUSE_MS)
  }

  /** One write after the other: each follows the edition of the one before. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    const transcript = present()
    writing = writing.then(() => write(transcript))
    return writing
  }

  async function write(transcript: Transcript): Promise<void> {
    if (transcript === kept || standing.getSnapshot().keeping === 'gone') return
    unkeptSince = null
    try {
      const packed = packTranscript(transcript)
      const edited = { id, packed, glimpse: glimpseOf(transcript), follows: edition, owner, rest }
      const result = await keepTranscript(db, edited)
      if (result.kind !== 'kept') return tell({ keeping: result.kind })
      edition = result.edition
      owner = result.owner
      kept = transcript
      tell({ keeping: present() === transcript ? 'kept' : 'writing' })
      if (result.isBeside) listener.onBeside()
      schedule()
    } catch {
      if (standing.getSnapshot().keeping !== 'failed') listener.onRefused()
      tell({ keeping: 'failed' })
    }
  }

  /** Keeps a version after what is being written. Never rejects. */
  function version(transcript: Transcript, reason: 'saved' | 'pause' | 'before-change'): Promise<boolean> {
    const asked = () => ({
      transcriptId: id,
      packed: packTranscript(transcript),
      glimpse: glimpseOf(transcript),
      reason,
    })
    const keeping = writing.then(() =>
      keepTranscriptVersion(db, asked()).then(
        () => true,
        () => false,
      ),
    )
    writing = keeping.then(() => undefined)
    return keeping
  }

  async function takeOver(hearing: TranscriptHearing, heard: readonly HeardPassage[]): Promise<boolean> {
    await write(present())
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

  async function settle(): Promise<void> {
    clearTimeout(pause)
    if (isPaused) return
    isPaused = true
    void flush()
    await version(present(), 'pause')
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

  async function follow(next: TranscriptRow | null): Promise<void> {
    await writing
    // What is changed here meanwhile finds it out when it is stored.
    if (next !== null && next.edition > edition && present() === kept) adopt(next)
    const wasThere = standing.getSnapshot().row !== null
    if (next === null && wasThere) tell({ row: null, keeping: 'gone' })
    if (next !== null) {
      rest = next
      // Back after it was removed: the same transcript goes on.
      const { keeping } = standing.getSnapshot()
      tell({ row: next, ...(keeping === 'gone' && { keeping: present() === kept ? 'kept' : 'writing' }) })
    }
  }

  const stopFollowing = document.subscribe(schedule)
  const stopWatching = watchQuery(db, (stores) => readTranscriptRow(stores, id), {
    next: (next) => void follow(next),
    error: () => tell({ keeping: 'failed' }),
  })
  const leave = () => void flush()
  const stopLife = pageLife.subscribe(leave)
  // A page that is left stores nothing any more.
  globalThis.addEventListener('beforeunload', leave)

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
    flush,
    async keepAgain() {
      kept = null
      owner = rest.owner
      tell({ keeping: 'writing' })
      await flush()
    },
    saveVersion() {
      void flush()
      return version(present(), 'saved')
    },
    takeHeard(hearing, heard) {
      const taking = writing.then(() => takeOver(hearing, heard))
      writing = taking.then(
        () => undefined,
        () => undefined,
      )
      return taking
    },
    close() {
      void flush()
      void settle()
      clearTimeout(timer)
      stopFollowing()
      stopWatching()
      stopLife()
      globalThis.removeEventListener('beforeunload', leave)
    },
  }
}
