import { type AffiliateVisit, readVisit, timeLeft } from '#domain/affiliate/visit.ts'
import { deviceTexts, tabStorage, tabTexts } from '#domain/browser/page/textStorage.ts'
import { VISIT_KEY } from './referred.ts'
import { affiliateVisit } from './visitStore.ts'

const DISMISSED_KEY = 'iskra-affiliate-dismissed'
const MOST_DISMISSED = 50

let ending: ReturnType<typeof setTimeout> | undefined

/** Keeps a visit for this session and shows it. Without storage it lasts as long as the page. */
export function keepVisit(visit: AffiliateVisit): void {
  tabTexts.write(VISIT_KEY, JSON.stringify(visit))
  show(visit)
}

/**
 * Reads the stored visit and shows it; an expired one is removed. Called before the code is used: the sign-out of
 * another tab may have removed it.
 */
export function currentVisit(now = Date.now()): AffiliateVisit | null {
  const shown = affiliateVisit.getSnapshot()
  if (tabStorage() === undefined) {
    // A visit that couldn't be stored is known to this page alone.
    if (shown !== null && timeLeft(shown, now) <= 0) show(null)
    return affiliateVisit.getSnapshot()
  }
  const stored = tabTexts.read(VISIT_KEY)
  const visit = readVisit(stored, now)
  if (visit === null && stored !== null) tabTexts.forget(VISIT_KEY)
  const isSame = JSON.stringify(shown) === JSON.stringify(visit)
  show(isSame ? shown : visit)
  return affiliateVisit.getSnapshot()
}

function show(visit: AffiliateVisit | null): void {
  clearTimeout(ending)
  affiliateVisit.set(visit)
  // Timers stop while a device sleeps: users of the visit therefore check it again.
  if (visit !== null) ending = setTimeout(() => currentVisit(), Math.max(0, timeLeft(visit, Date.now())))
}

/** Whether the banner of this code was closed on this device. */
export function isDismissed(code: string): boolean {
  return dismissed().includes(code)
}

/** Remembers that the banner of this code was closed. */
export function dismiss(code: string): void {
  const codes = [...dismissed().filter((one) => one !== code), code].slice(-MOST_DISMISSED)
  // Where that is refused, it is closed for as long as the page lasts.
  deviceTexts.write(DISMISSED_KEY, codes.join(' '))
}

/** Codes have no spaces. */
function dismissed(): readonly string[] {
  return (deviceTexts.read(DISMISSED_KEY) ?? '').split(' ')
}
