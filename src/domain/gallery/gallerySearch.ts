import { readSearchText } from '#domain/addresses/readSearchText.ts'
import { isRecord } from '#domain/readers.ts'

/** The words that an address has for the orders of the gallery. The first is the default and left out. */
export const GALLERY_SORT_WORDS = ['najnowsze', 'najstarsze', 'nazwa', 'najwieksze', 'najczestsze'] as const
export type GallerySort = (typeof GALLERY_SORT_WORDS)[number]

/** The result of a share from another app: the gallery reports this many files, or the device could not store them. */
export type SharedNote = number | 'blad'

/** The state of the gallery as its address holds it; defaults are left out. */
export interface GallerySearch {
  q?: string | undefined
  album?: string | undefined
  sort?: Exclude<GallerySort, 'najnowsze'> | undefined
  /** The picture that is open, by its id. */
  zdjecie?: string | undefined
  udostepnione?: SharedNote | undefined
}

/** The same as an address says it, which may be anything: routes leave the reading of it to their screens. */
export type SaidGallerySearch = { readonly [Name in keyof GallerySearch]?: unknown }

const LONGEST_TEXT = 200
const LONGEST_ID = 100
const MOST_SHARED = 1_000

function readSort(value: unknown): GallerySearch['sort'] {
  return GALLERY_SORT_WORDS.filter((word) => word !== 'najnowsze').find((word) => word === value)
}

function readShared(value: unknown): SharedNote | undefined {
  if (value === 'blad') return 'blad'
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const count = Number(value)
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_SHARED) : undefined
}

/** Reads any junk of an address into a sensible state; never throws. Reading twice changes nothing. */
export function readGallerySearch(input: unknown): GallerySearch {
  const given = isRecord(input) ? input : {}
  return {
    q: readSearchText(given['q'], LONGEST_TEXT),
    album: readSearchText(given['album'], LONGEST_ID),
    sort: readSort(given['sort']),
    zdjecie: readSearchText(given['zdjecie'], LONGEST_ID),
    udostepnione: readShared(given['udostepnione']),
  }
}
