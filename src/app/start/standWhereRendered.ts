import { CACHED_FOR_ATTRIBUTE } from '#domain/cachedDocument.ts'

/**
 * One document that this device had cached answers several addresses: a campaign or a language named in one makes no
 * other page. The page then stands at the address that its document was rendered for, or its links and forms would be
 * others than those React finds.
 */
export function standWhereRendered({ document, location, history }: Window = window): void {
  const address = document.documentElement.getAttribute(CACHED_FOR_ATTRIBUTE)
  if (address === null || address === location.pathname + location.search) return
  history.replaceState(history.state, '', address + location.hash)
}
