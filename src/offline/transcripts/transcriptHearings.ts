import { EMPTY_TRANSCRIPT } from '#domain/transcript/emptyTranscript.ts'
import { type HeardPassage, replaceStretch } from '#domain/transcript/editing/replaceStretch.ts'
import { glimpseOf } from '#domain/transcript/glimpseOf.ts'
import { placeHeard } from '#domain/transcript/heard/placeHeard.ts'
import { packTranscript, unpackTranscript } from '#domain/transcript/packTranscript.ts'
import { MOST_PACKED_CHARACTERS } from '#domain/transcript/transcriptLimits.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { readTranscriptRow } from './readTranscripts.ts'
import type { TranscriptHearing, TranscriptRow } from './transcriptRows.ts'
import { putTranscriptVersion } from './transcriptVersions.ts'

// What engines of the server write down of a transcript's recording: from the press until their words are taken over. Each
// rejects with an `OfflineError`; then nothing has changed.

type ChangeHearings = (hearings: readonly TranscriptHearing[]) => readonly TranscriptHearing[]

/** Resolves to whether the transcript is there. */
async function changeHearings(db: IskraDatabase, id: string, work: ChangeHearings): Promise<boolean> {
  return change(db, ['transcripts', 'settings'], async (stores) => {
    const row = await readTranscriptRow(stores, id)
    if (row === null) return false
    await stores.transcripts.put({ ...row, hearings: work(row.hearings ?? []) })
    return true
  })
}

/** Remembers what a press wants to have written down, before anything is sent; false where the transcript is gone. */
export const beginHearings = (
  db: IskraDatabase,
  id: string,
  begun: readonly TranscriptHearing[],
): Promise<boolean> => changeHearings(db, id, (hearings) => [...hearings, ...begun])

/** The job of a part was begun. */
export const noteAsked = (db: IskraDatabase, id: string, hearing: string): Promise<boolean> =>
  changeHearings(db, id, (hearings) =>
    hearings.map((one) => (one.id === hearing ? { ...one, isAsked: true } : one)),
  )

/** A part isn't waited for any more. */
export const dropHearing = (db: IskraDatabase, id: string, hearing: string): Promise<boolean> =>
  changeHearings(db, id, (hearings) => hearings.filter((one) => one.id !== hearing))

/** A part whose words were taken over. */
export interface TakenHearing {
  /** Of the transcript with its words; the same as before where nothing in it has changed. */
  readonly edition: number
}

/**
 * Takes the words of a part over: they are in the transcript and the part isn't waited for any more, both at once or
 * neither. What was there before is a version, and so is the whole answer where some of it has no place. Where nothing was
 * heard, or the transcript would be too long, it stays as it is. Null where the part was taken over before or nobody waits
 * for it.
 */
export async function takeHearing(
  db: IskraDatabase,
  id: string,
  {
    hearing: { id: hearingId },
    heard,
  }: { readonly hearing: TranscriptHearing; readonly heard: readonly HeardPassage[] },
): Promise<TakenHearing | null> {
  return change(db, ['transcripts', 'transcriptVersions', 'settings'], async (stores) => {
    const row = await readTranscriptRow(stores, id)
    const hearing = row?.hearings?.find((one) => one.id === hearingId)
    const before = row === null ? null : unpackTranscript(row.packed)
    if (row === null || hearing === undefined || before === null) return null
    const placed = placedIn(before, hearing, heard)
    const edition = row.edition + (placed.transcript === before ? 0 : 1)
    if (placed.transcript !== before && !hearing.hasVersion)
      await putTranscriptVersion(stores, row, 'before-change')
    if (placed.isCut) await putTranscriptVersion(stores, answerAlone(row, before, hearing, heard), 'heard')
    await stores.transcripts.put({
      ...row,
      ...packedOf(placed.transcript, row),
      edition,
      changedAt: Date.now(),
      hearings: withoutTaken(row.hearings ?? [], hearing),
    })
    return { edition }
  })
}

function placedIn(before: Transcript, hearing: TranscriptHearing, heard: readonly HeardPassage[]) {
  if (heard.length === 0) return { transcript: before, isCut: false }
  const placed = placeHeard(before, hearing, heard, hearing.asked)
  const isTooLong = packTranscript(placed.transcript).length > MOST_PACKED_CHARACTERS
  return isTooLong ? { transcript: before, isCut: true } : placed
}

/** The row as it would be with the engine's words of this part alone. */
function answerAlone(
  row: TranscriptRow,
  { speakers }: Transcript,
  hearing: TranscriptHearing,
  heard: readonly HeardPassage[],
): TranscriptRow {
  return { ...row, ...packedOf(replaceStretch({ ...EMPTY_TRANSCRIPT, speakers }, hearing, heard), row) }
}

const packedOf = (transcript: Transcript, { packed, glimpse }: TranscriptRow) => {
  const next = packTranscript(transcript)
  return next === packed ? { packed, glimpse } : { packed: next, glimpse: glimpseOf(transcript) }
}

/** The further parts of its press find the version that it has kept. */
const withoutTaken = (hearings: readonly TranscriptHearing[], taken: TranscriptHearing) =>
  hearings
    .filter(({ id }) => id !== taken.id)
    .map((one) => (one.press === taken.press ? { ...one, hasVersion: true } : one))
