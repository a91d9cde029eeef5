/** The shop's list with what was typed as its search; the whole list when nothing was. */
export function searchAddress(text: string): string {
  const q = text.trim()
  return q === '' ? '/sklep' : `/sklep?${new URLSearchParams({ q }).toString()}`
}
