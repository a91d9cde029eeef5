/** Decoded sound has so many samples a second. */
export const SAMPLES_PER_SECOND = 16_000

/** Why a file's sound can't be read: no file of sound or film we know, no sound in it, a kind this browser doesn't decode. */
export type SoundTrouble = 'unknown-file' | 'no-sound' | 'not-decodable'

/** A file's sound that is read by windows. Close it. */
export interface OpenSound {
  readonly lengthMs: number
  /** Mono, 16 kHz. Shorter where the sound ends before. Rejects with `SoundError` where it can't be decoded. */
  window(startMs: number, endMs: number): Promise<Float32Array>
  close(): void
}

export type OpenedSound =
  | { readonly kind: 'open'; readonly sound: OpenSound }
  | { readonly kind: 'refused'; readonly code: SoundTrouble }

/** Opens a file of sound or film. Nothing is decoded yet. */
export async function openSound(file: Blob): Promise<OpenedSound> {
  throw new Error(`not yet: ${file.size}`)
}
