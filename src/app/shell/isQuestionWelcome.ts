import { type ScreenAddress, SCREENS } from '#domain/addresses/screens.ts'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'

/** Where visits are decided about already, and where somebody has come for one thing. */
const UNWELCOME: readonly ScreenAddress[] = ['/prywatnosc/moje-wizyty', '/preferences', '/koszyk']

/** Whether somebody at this screen may be asked something of no hurry: nobody who pays, or follows a private link. */
export function isQuestionWelcome(fullPath: unknown): boolean {
  const screen = screenOfRoute(fullPath)
  return screen !== null && SCREENS[screen].isOneTime !== true && !UNWELCOME.includes(screen)
}

/** Whether somebody at this screen may be offered something: not over a product. An order is a good moment. */
export function isOfferWelcome(fullPath: unknown): boolean {
  const screen = screenOfRoute(fullPath)
  if (screen === '/sklep/produkt/$handle') return false
  // The till itself has no offers at all (Shell.tsx): what stands at its address else is an order.
  return screen === '/kasa/$token' || isQuestionWelcome(fullPath)
}
