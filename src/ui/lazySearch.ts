import { use } from 'react'
import { untilLoaded } from './lazyPart.ts'

/** A search by words whose code loads with the first ones. */
export interface LazySearch<Find> {
  /** Fetches its code, once: with a list under a search text, or when a visitor comes to type one. */
  readonly load: () => Promise<Find>
  /**
   * The search for a question's text. The first one on this page waits for its code: under a deferred question the list
   * stays as it was meanwhile. The narrowed content is in a `LazySearched`.
   */
  readonly useSearch: (text: string) => Find
}

/** `forNothing` answers a question without words. */
export function lateSearch<Find>(fetchSearch: () => Promise<Find>, forNothing: Find): LazySearch<Find> {
  let loading: Promise<Find> | null = null
  const load = () => (loading ??= untilLoaded(fetchSearch))
  return { load, useSearch: (text) => (text === '' ? forNothing : use(load())) }
}
