import { readSearchText } from '#domain/addresses/readSearchText.ts'
import { isRecord } from '#domain/readers.ts'
import type { GALLERY_SORTS } from './galleryImage.ts'

type ApiSort = (typeof GALLERY_SORTS)[number]

/** The orders of the gallery by the words an address has for them. The first is the default and left out. */
const SORT_WORDS = {
  najnowsze: 'newest',
  najstarsze: 'oldest',
  nazwa: 'name',
  najwieksze: 'largest',
  najczestsze: 'most-used',
} as const satisfies Readonly<Record<string, ApiSort>>

export type GallerySort = keyof typeof SORT_WORDS
export const GALLERY_SORT_WORDS = ['najnowsze', 'najstarsze', 'nazwa', 'najwieksze', 'najczestsze'] as const

/** How a share from another app ended: so many pictures wait for a yes, or the device could not keep them. */
export type SharedNote = number | 'blad'

/** The state of the gallery as its address holds it; what is at its default is left out. */
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

/** Which pictures a state shows and in what order, as `GET /api/v1/gallery/images` takes it. */
export interface GalleryFilters {
  readonly q?: string | undefined
  readonly album?: string | undefined
  readonly sort: ApiSort
}

export function filtersOf({ q, album, sort }: GallerySearch): GalleryFilters {
  return { q, album, sort: SORT_WORDS[sort ?? 'najnowsze'] }
}
