import { type ScreenAddress, SCREENS } from '#domain/addresses/screens.ts'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'

/** What somebody is offered or asked without having come for it: each shows itself late, and where it has a reason. */
export type Offer = 'creator' | 'install' | 'visits'

export interface OfferMoment {
  /** The route's. */
  readonly fullPath: unknown
  /** An order has been made, or looked at, since the page was opened. */
  readonly hasOrdered: boolean
  /** What was shown first since the page was opened, or since the till was left; null for nothing. */
  readonly shown: Offer | null
}

/** Where visits are decided about already, and where somebody has come for one thing. */
const UNWELCOME: readonly ScreenAddress[] = ['/prywatnosc/moje-wizyty', '/preferences', '/koszyk']

/**
 * Whether something may be offered at this moment. After an order there is one thing at most: whichever had its reason
 * first, and no invitation of a creator's to buy. The till itself has no offers at all (Shell.tsx).
 */
export function mayOffer(offer: Offer, { fullPath, hasOrdered, shown }: OfferMoment): boolean {
  if (hasOrdered && (offer === 'creator' || (shown !== null && shown !== offer))) return false
  const screen = screenOfRoute(fullPath)
  if (offer === 'creator') return true
  // What stands at the till's address but the till is an order: a good moment for a place on the home screen.
  if (offer === 'install' && screen === '/kasa/$token') return true
  return isQuestionWelcome(screen) && !(offer === 'install' && screen === '/sklep/produkt/$handle')
}

/** Nobody is asked something of no hurry who pays, or follows a private link. */
function isQuestionWelcome(screen: ScreenAddress | null): boolean {
  return screen !== null && SCREENS[screen].isOneTime !== true && !UNWELCOME.includes(screen)
}
