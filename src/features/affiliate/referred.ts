import { tabTexts } from '#domain/browser/page/textStorage.ts'

/** In session storage: the visit that brought a known code. */
export const VISIT_KEY = 'iskra-affiliate'

/** The address that this page was opened by, wherever its visitor has gone since. */
export function openedBy(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? ''
}

/**
 * Whether the visitor came by a possible affiliate code, now or before in this tab: otherwise none of this code loads.
 */
export function isReferred(search: string): boolean {
  return /[?&](ref|code)=/.test(openedBy() + search) || tabTexts.read(VISIT_KEY) !== null
}
