import { createStore, type ReadableStore } from '#domain/store.ts'
import type { FilmWay } from './filmMessages.ts'
import type { FilmTrouble } from './filmTrouble.ts'

/** How far a film is. */
export type FilmStage =
  | {
      readonly kind: 'making'
      /** 0 to 1. */
      readonly share: number
      /** About how long it still takes, ms; null until that can be told. */
      readonly leftMs: number | null
    }
  | { readonly kind: 'made'; readonly file: File }
  | { readonly kind: 'failed'; readonly code: FilmTrouble }

/** A film with subtitles that this page makes, or has made. */
export interface FilmWork {
  /** What its transcript is called. */
  readonly title: string
  readonly way: FilmWay['kind']
  readonly stage: FilmStage
  /** Ends it: what is being made stops at once, what was made is let go. */
  readonly end: () => void
}

const store = createStore<FilmWork | null>(null)

/** The one film that this page makes, whichever transcript or screen is open; null for none. */
export const filmWork: ReadableStore<FilmWork | null> = store

/** For who makes it. */
export const setFilmWork = store.set
