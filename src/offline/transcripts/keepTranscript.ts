import { newId } from '#domain/newId.ts'
import { MOST_TITLE_CHARACTERS } from '#domain/text/textBounds.ts'
import { MOST_PACKED_CHARACTERS } from '#domain/transcript/transcriptLimits.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import type { TranscriptRow } from './transcriptRows.ts'
import { putTranscriptVersion } from './transcriptVersions.ts'

export interface TranscriptEdition extends Pick<TranscriptRow, 'id' | 'packed' | 'glimpse'> {
  /** The edition that was changed. */
  readonly follows: number
  /** Whose it was when it was opened. */
  readonly owner: string
  /** What it knew of its recording and playhead: for where it was removed meanwhile. */
  readonly rest: Pick<TranscriptRow, 'givenTitle' | 'sound' | 'positionMs' | 'createdAt'>
}

/**
 * What became of an edition. `kept`: stored, as which edition and whose; `isBeside` where another tab had changed the
 * transcript too, and what that one had is a version now. `gone`: whoever made it has left this device. `too-long`:
 * nothing is stored.
 */
export type KeptTranscript =
  | { readonly kind: 'kept'; readonly edition: number; readonly owner: string; readonly isBeside: boolean }
  | { readonly kind: 'gone' | 'too-long' }

/**
 * Stores a transcript as it was edited. What another tab has stored since the edition that this follows becomes a version,
 * so that neither is lost; one that another tab has removed meanwhile is there again. Rejects with an `OfflineError`.
 */
export async function keepTranscript(
  db: IskraDatabase,
  { id, packed, glimpse, follows, owner, rest }: TranscriptEdition,
): Promise<KeptTranscript> {
  if (packed.length > MOST_PACKED_CHARACTERS) return { kind: 'too-long' }
  const names = ['transcripts', 'transcriptVersions', 'settings'] as const
  return change(db, names, async (stores): Promise<KeptTranscript> => {
    const present = await currentOwner(stores)
    const row = await stores.transcripts.get(id)
    // A guest's transcripts are the user's who has signed in meanwhile: then the row names them.
    if ((row?.owner ?? owner) !== present) return { kind: 'gone' }
    const isBeside = row !== undefined && row.edition !== follows && row.packed !== packed
    if (isBeside) await putTranscriptVersion(stores, row, 'other-tab')
    const edition = Math.max(row?.edition ?? 0, follows) + 1
    await stores.transcripts.put({
      ...(row ?? { id, ...rest }),
      owner: present,
      packed,
      glimpse,
      edition,
      changedAt: Date.now(),
    })
    return { kind: 'kept', edition, owner: present, isBeside }
  })
}

export interface NewTranscript extends Pick<TranscriptRow, 'packed' | 'glimpse' | 'sound'> {
  readonly title: string | null
}

/** Stores a transcript that is begun or came whole, such as a file; resolves to its id. Rejects with an `OfflineError`. */
export async function addTranscript(
  db: IskraDatabase,
  { packed, glimpse, sound, title }: NewTranscript,
): Promise<string> {
  return change(db, ['transcripts', 'settings'], async (stores) => {
    const [id, owner, now] = [newId(), await currentOwner(stores), Date.now()]
    const givenTitle = title === null ? null : title.slice(0, MOST_TITLE_CHARACTERS).toWellFormed()
    const times = { createdAt: now, changedAt: now }
    await stores.transcripts.put({
      id,
      owner,
      givenTitle,
      packed,
      glimpse,
      sound,
      positionMs: 0,
      edition: 1,
      ...times,
    })
    return id
  })
}
