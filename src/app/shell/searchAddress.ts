import { screenPath } from '#domain/addresses/screenPath.ts'

/** The shop's list with the typed text as its search; the whole list for an empty text. */
export function searchAddress(text: string): string {
  const q = text.trim()
  const shop = screenPath('/sklep')
  return q === '' ? shop : `${shop}?${new URLSearchParams({ q }).toString()}`
}
