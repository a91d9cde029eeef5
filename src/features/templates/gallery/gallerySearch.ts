import { readSearchText } from '#domain/addresses/readSearchText.ts'

const LONGEST_TEXT = 120

/** The filters of the gallery, by its address. */
export interface GallerySearch {
  readonly q?: string | undefined
  readonly kategoria?: string | undefined
  readonly tag?: string | undefined
}

/** The same as an address says it, which may be anything: routes leave the reading of it to their screens. */
export type SaidGallerySearch = { readonly [Name in keyof GallerySearch]?: unknown }

/** Reads the address leniently: invalid values are left out. */
export function readGallerySearch(search: SaidGallerySearch): GallerySearch {
  return {
    q: readSearchText(search.q, LONGEST_TEXT),
    kategoria: readSearchText(search.kategoria, LONGEST_TEXT),
    tag: readSearchText(search.tag, LONGEST_TEXT),
  }
}
