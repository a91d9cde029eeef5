/** The search parameters of the list. */
export interface PeopleSearch {
  /** The text that people are looked for by. */
  readonly q?: string | undefined
}

export function readPeopleSearch({ q }: { readonly q?: unknown }): PeopleSearch {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 254) : ''
  return { q: text === '' ? undefined : text }
}
