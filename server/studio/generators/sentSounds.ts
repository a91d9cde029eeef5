import { readSentSound } from '#domain/generation/sentSound.ts'
import type { ArrivedFile } from '#server/platform/arriving/arrivedFile.ts'
import { arrivingOf } from '#server/platform/arriving/arriving.ts'
import { forgetArriving } from '#server/platform/arriving/sweepArriving.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { GenerationRow } from './tables.ts'

/**
 * The upload that a source names; null for one that names a generation. Another person's key leads to another name: nobody
 * starts from a sound that isn't theirs.
 */
export function sentSoundOf(userId: string, source: string): ArrivedFile | null {
  const sent = readSentSound(source)
  return sent === null ? null : { name: arrivingOf(userId, sent.key).name, bytes: sent.bytes }
}

/** A sound that was sent to be written down isn't kept once that has ended, in any way. In the caller's transaction. */
export async function forgetSentSound(
  tx: Transaction,
  context: Pick<ServerContext, 'now'>,
  { userId, options: { source } }: Pick<GenerationRow, 'userId' | 'options'>,
): Promise<void> {
  const arrived = typeof source === 'string' ? sentSoundOf(userId, source) : null
  if (arrived !== null) await forgetArriving(tx, context, [arrived.name])
}
