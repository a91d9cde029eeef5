import type { Cue } from '#domain/transcript/subtitles/cue.ts'
import type { FrameSize, SubtitleLook } from '#domain/transcript/subtitles/placeSubtitle.ts'
import type { FilmTrouble } from './filmTrouble.ts'

/** What a film is made as: subtitles in its pictures, or a track of them that players turn on and off. */
export type FilmWay =
  | { readonly kind: 'pictures'; readonly look: SubtitleLook }
  | { readonly kind: 'track'; /** What players call the track. */ readonly name: string }

/** Whether a way is open, or why it isn't. */
export type WayState = { readonly kind: 'open' } | { readonly kind: 'closed'; readonly code: FilmTrouble }

/** What is known of a film that was opened. */
export interface FilmFacts {
  readonly lengthMs: number
  /** Of its sound, which may be shorter; null for a silent film. */
  readonly soundMs: number | null
  /** As it is seen. Px. */
  readonly source: FrameSize
  /** As its pictures are made anew. */
  readonly made: FrameSize
  /** The kind of file that subtitles in pictures make. */
  readonly container: 'mp4' | 'webm'
  readonly pictures: WayState
  readonly track: WayState
}

/** What the page asks the worker of one film: first to open it. */
export type ToFilmWorker =
  | { readonly kind: 'open'; readonly file: Blob }
  | {
      readonly kind: 'frame'
      readonly id: number
      readonly atMs: number
      /** Null shows the picture alone. */
      readonly lines: readonly string[] | null
      readonly look: SubtitleLook
    }
  | { readonly kind: 'make'; readonly cues: readonly Cue[]; readonly way: FilmWay }

export type FromFilmWorker =
  | { readonly kind: 'opened'; readonly facts: FilmFacts }
  /** It couldn't be opened, or what the worker was made for failed. */
  | { readonly kind: 'refused'; readonly code: FilmTrouble }
  /** Null where the picture can't be shown. */
  | { readonly kind: 'frame'; readonly id: number; readonly picture: ImageBitmap | null }
  /** 0 to 1. */
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'made'; readonly film: MadeFilm }

/** A film that was made. It may be a file that the worker holds: it can be read as long as that runs. */
export interface MadeFilm {
  readonly content: Blob
  readonly container: 'mp4' | 'webm' | 'mkv'
}
