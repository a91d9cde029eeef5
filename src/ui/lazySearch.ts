import { use } from 'react'
import { untilLoaded } from './lazyPart.ts'

/** A search by words whose code comes when there are some. */
export interface LazySearch<Find> {
  /** Fetches its code, once: with a list of some words, or when somebody comes to type them. */
  readonly load: () => Promise<Find>
  /**
   * What answers the words of a question. For the first words on this page it waits for its code: under a deferred
   * question the list stays as it was meanwhile. What it narrows stands in a `LazySearched`.
   */
  readonly useSearch: (text: string) => Find
}

/** `forNothing` answers a question without words. */
export function lateSearch<Find>(fetchSearch: () => Promise<Find>, forNothing: Find): LazySearch<Find> {
  let loading: Promise<Find> | null = null
  const load = () => (loading ??= untilLoaded(fetchSearch))
  return { load, useSearch: (text) => (text === '' ? forNothing : use(load())) }
}
