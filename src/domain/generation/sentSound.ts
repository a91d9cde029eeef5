/** A sound that its owner sends to be written down: an upload in parts, complete with so many bytes. */
export interface SentSound {
  /** The idempotency key that its parts are sent under. */
  readonly key: string
  readonly bytes: number
}

const FORM = /^sent:([\w-]{8,128}):(\d{1,9})$/

/** The `source` of a transcription that starts from a sent sound; others name a generation. */
export const sentSoundSource = ({ key, bytes }: SentSound): string => `sent:${key}:${bytes}`

/** The sent sound that a source names; null for one that names a generation. */
export function readSentSound(source: string): SentSound | null {
  const [, key, bytes] = FORM.exec(source) ?? []
  return key === undefined ? null : { key, bytes: Number(bytes) }
}
