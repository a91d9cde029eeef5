import { type ScreenAddress, SCREENS } from '#domain/addresses/screens.ts'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'

/** An offer or a question that the visitor didn't come for: each shows late, and only where it has a reason. */
export type Offer = 'creator' | 'install' | 'visits'

export interface OfferMoment {
  /** The route's. */
  readonly fullPath: unknown
  /** An order has been made, or viewed, since the page was opened. */
  readonly hasOrdered: boolean
  /** The first offer shown since the page was opened, or since the till was left; null for none. */
  readonly shown: Offer | null
  /** A new version waits to be taken, which is offered too. */
  readonly isUpdateWaiting: boolean
}

/** Screens where visits are decided about already, and where the visitor has come for one thing. */
const UNWELCOME: readonly ScreenAddress[] = ['/prywatnosc/moje-wizyty', '/preferences', '/koszyk']

/**
 * Whether an offer may show now. After an order there is one at most: the first with a reason, and no creator's
 * invitation to buy. The till itself has no offers at all (Shell.tsx), nor has a page of the version before: the code of
 * what it didn't show yet may be gone from the server.
 */
export function mayOffer(
  offer: Offer,
  { fullPath, hasOrdered, shown, isUpdateWaiting }: OfferMoment,
): boolean {
  if (isUpdateWaiting && shown !== offer) return false
  if (hasOrdered && (offer === 'creator' || (shown !== null && shown !== offer))) return false
  const screen = screenOfRoute(fullPath)
  if (offer === 'creator') return true
  // The till's address shows an order now: a good moment to suggest the home screen.
  if (offer === 'install' && screen === '/kasa/$token') return true
  return isQuestionWelcome(screen) && !(offer === 'install' && screen === '/sklep/produkt/$handle')
}

/** A buyer who pays, or a visitor on a private link, is asked nothing that can wait. */
function isQuestionWelcome(screen: ScreenAddress | null): boolean {
  return screen !== null && SCREENS[screen].isOneTime !== true && !UNWELCOME.includes(screen)
}
