/**
 * Why a film can't be read or made. `unknown-file`: no file of film or sound that we know. `no-pictures`: a sound.
 * `no-encoder`: the browser makes no films. `not-decodable`: it can't read these pictures. `no-sound-encoder`: the film
 * would be silent. `not-copyable`: what the file holds fits no film with a track of subtitles. `no-room`: the device is
 * full. `too-large`: it would have to be held in memory. `broken`: the file broke off, or the browser failed.
 * `not-loaded`: the part that reads couldn't be fetched.
 */
export type FilmTrouble =
  | 'unknown-file'
  | 'no-pictures'
  | 'no-encoder'
  | 'not-decodable'
  | 'no-sound-encoder'
  | 'not-copyable'
  | 'no-room'
  | 'too-large'
  | 'broken'
  | 'not-loaded'

/** Ends the making of a film. */
export class FilmError extends Error {
  override readonly name = 'FilmError'
  readonly code: FilmTrouble

  constructor(code: FilmTrouble) {
    super(code)
    this.code = code
  }
}

/** What went wrong, by what was thrown. */
export function troubleOf(error: unknown): FilmTrouble {
  if (error instanceof FilmError) return error.code
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'broken'
}
