/**
 * Why a file's sound can't be read: it is no file of sound or film that we know; it has no sound; the browser has no decoder
 * for its kind; it broke off or the file is gone; the part that reads couldn't be fetched.
 */
export type SoundTrouble = 'unknown-file' | 'no-sound' | 'not-decodable' | 'broken' | 'not-loaded'

/** What a window rejects with. */
export class SoundError extends Error {
  override readonly name = 'SoundError'
  readonly code: SoundTrouble

  constructor(code: SoundTrouble) {
    super(code)
    this.code = code
  }
}
