import type { Locator, Page } from '@playwright/test'

/** The page of a card whose words are written in place. */
export const CARD = '/sklep/produkt/kartka-urodzinowa-sto-iskier'

/** Where a card is written on its product's page. */
export const inside = (page: Page): Locator => page.getByRole('region', { name: 'W środku' })

/** A blank of the card, by what it is called; the first where it stands more than once. */
export const blank = (page: Page, name: string): Locator =>
  inside(page).getByRole('textbox', { name, exact: true }).first()
