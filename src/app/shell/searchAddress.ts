import { screenPath } from '#domain/addresses/screenPath.ts'

/** The shop's list with what was typed as its search; the whole list when nothing was. */
export function searchAddress(text: string): string {
  const q = text.trim()
  const shop = screenPath('/sklep')
  return q === '' ? shop : `${shop}?${new URLSearchParams({ q }).toString()}`
}
