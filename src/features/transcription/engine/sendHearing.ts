import type { ProductApi } from '#api/product/productApi.ts'
import { sendInParts } from '#api/product/sendInParts.ts'
import type { SentSound } from '#domain/generation/sentSound.ts'
import { newId } from '#domain/newId.ts'
import { begunFile, keptWhile } from '#offline/session/begunFile.ts'
import type { TranscriptHearing } from '#offline/transcripts/transcriptRows.ts'
import { goOnWhenCut } from '#services/goOnWhenCut.ts'
import { onReturn } from '#ui/onReturn.ts'
import { openSound } from '../sound/openSound.ts'
import { SoundError } from '../sound/soundTrouble.ts'

export interface HearingSender {
  readonly api: ProductApi
  readonly userId: string
  /** The recording. */
  readonly sound: Blob
  readonly signal: AbortSignal
  /** How much has arrived, in percent; null while the part is being cut or the line is. */
  readonly onProgress: (percent: number | null) => void
}

/**
 * Sends the sound of a part of a recording to the server, until it has arrived or is refused; a page that comes later goes
 * on where this one was left. Rejects with a `SoundError`, an `ApiError` or the signal's reason.
 */
export async function sendHearing(
  { id, start, end }: TranscriptHearing,
  { api, userId, sound, signal, onProgress }: HearingSender,
): Promise<SentSound> {
  const kept = keptSound(id, userId)
  const begun = (await kept.read()) ?? { key: newId(), file: await cutFile(sound, start, end) }
  signal.throwIfAborted()
  const { key, file } = begun
  const sendOnce = () => sendInParts(api, key, file, { signal, onProgress })
  const send = () => goOnWhenCut(sendOnce, { signal, onCut: () => onProgress(null), onReturn })
  await keptWhile(kept, begun, { signal, send })
  return { key, bytes: file.size }
}

/** A part isn't sent after all: what was cut of it goes. Never rejects. */
export const forgetSound = (id: string, userId: string): Promise<void> => keptSound(id, userId).write(null)

const keptSound = (id: string, userId: string) => begunFile(`hearing/${id}`, userId)

async function cutFile(sound: Blob, start: number, end: number): Promise<File> {
  const opened = await openSound(sound)
  if (opened.kind === 'refused') throw new SoundError(opened.code)
  try {
    const part = await opened.sound.cut(start, end)
    return new File([part], 'recording', { type: part.type })
  } finally {
    opened.sound.close()
  }
}
