import { CACHED_FOR_ATTRIBUTE } from '#domain/cachedDocument.ts'

/**
 * One cached document answers several addresses: a campaign or a language in the address makes no other page. The page
 * then takes the address that its document was rendered for, because its links and forms would otherwise differ from
 * those React finds.
 */
export function standWhereRendered({ document, location, history }: Window = window): void {
  const address = document.documentElement.getAttribute(CACHED_FOR_ATTRIBUTE)
  if (address === null || address === location.pathname + location.search) return
  history.replaceState(history.state, '', address + location.hash)
}
