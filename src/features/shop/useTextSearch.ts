import { use } from 'react'
import { SEARCHED_FOR_NOTHING, type SearchCatalogue } from '#domain/catalogue/viewCatalogue.ts'
import { untilLoaded } from '#ui/lazyPart.ts'

let loading: Promise<SearchCatalogue> | null = null

/** Fetches what searches by words, once: with a list of some, or when somebody comes to type them. */
export function loadTextSearch(): Promise<SearchCatalogue> {
  loading ??= untilLoaded(() => import('#domain/catalogue/searchProducts.ts')).then(
    ({ searchCatalogue }) => searchCatalogue,
  )
  return loading
}

/**
 * What answers the words of a question. For the first words on this page it waits for its code: under a deferred
 * question the list stays as it was meanwhile.
 */
export function useTextSearch(text: string): SearchCatalogue {
  return text === '' ? SEARCHED_FOR_NOTHING : use(loadTextSearch())
}
