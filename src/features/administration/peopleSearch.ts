/** What stands in the address of the list: the text that people are looked for by. */
export function readPeopleSearch({ q }: Readonly<Record<string, unknown>>): { q?: string | undefined } {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 254) : ''
  return { q: text === '' ? undefined : text }
}
