import { glimpseOf } from '#domain/transcript/glimpseOf.ts'
import { unpackTranscript } from '#domain/transcript/packTranscript.ts'
import { read } from '#offline/change.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { keepTranscript } from '#offline/transcripts/keepTranscript.ts'
import { readTranscriptRow } from '#offline/transcripts/readTranscripts.ts'
import { leftTranscripts } from '#services/leftWork.ts'

/**
 * Stores a transcript whose page was left before it was stored. Never rejects: what the device refuses now is tried again
 * with the next opening.
 */
export async function takeUpTranscript(db: IskraDatabase, id: string): Promise<void> {
  const left = leftTranscripts.all().find((one) => one.id === id)
  if (left === undefined) return
  const transcript = unpackTranscript(left.content)
  try {
    const row = await read(db, ['transcripts', 'settings'], (stores) => readTranscriptRow(stores, id))
    // One that was removed, or whose maker has left this device, stays so.
    if (row !== null && row.owner === left.owner && transcript !== null) {
      const { content: packed, follows, owner } = { ...left, owner: row.owner }
      await keepTranscript(db, { id, packed, glimpse: glimpseOf(transcript), follows, owner, rest: row })
    }
    leftTranscripts.forget(id)
  } catch {
    return
  }
}
