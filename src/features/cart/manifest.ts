import { msg, plural } from '@lingui/core/macro'
import type { CartIntentArguments } from '#offline/cart/cartIntentArguments.ts'
import type { ScreenTitles, ShownIntents } from '#services/manifest.ts'

/** The titles of its screens. */
export const cartScreens = {
  '/koszyk': { title: msg`Koszyk` },
} as const satisfies ScreenTitles

/** The names of its changes in the outbox. */
export const cartIntents: ShownIntents<CartIntentArguments> = {
  'cart.line': {
    place: 'cart',
    words: ({ title, quantity }) =>
      quantity === 0
        ? msg`${title}: usunięcie z koszyka`
        : msg`${title}: ${plural(quantity, { one: '# sztuka', few: '# sztuki', many: '# sztuk', other: '# sztuki' })}`,
  },
  'cart.discount': {
    place: 'cart',
    words: ({ code }) => (code === null ? msg`Usunięcie kodu rabatowego` : msg`Kod rabatowy ${code}`),
  },
  'cart.buyer': { place: 'cart', words: () => msg`Dane kupującego` },
  'cart.leave': { place: 'cart', words: () => msg`Usunięcie Twoich danych z koszyka w sklepie` },
  'cart.sync': { place: 'cart', words: () => msg`Sprawdzenie koszyka w sklepie` },
}
