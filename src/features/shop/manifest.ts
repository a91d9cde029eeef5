import { msg, plural } from '@lingui/core/macro'
import type { WishlistIntentArguments } from '#offline/wishlist/wishlistIntentArguments.ts'
import type { ScreenTitles, ShownIntents } from '#services/manifest.ts'

/** The titles of its screens. */
export const shopScreens = {
  '/sklep': {
    title: msg`Sklep: kartki, życzenia, prezenty i kursy`,
    description: msg`Kartki i życzenia na miarę, kubki, plakaty i kursy. Szukaj po okazji, cenie i ocenie, także bez sieci.`,
  },
  '/sklep/produkt/$handle': { title: msg`Produkt` },
  '/sklep/kredyty': {
    title: msg`Kredyty na obrazy i filmy`,
    description: msg`Pakiety kredytów bez abonamentu: ile kosztuje kredyt w każdym z nich i na ile obrazów albo filmów wystarczy.`,
  },
  '/sklep/$collection': { title: msg`Kolekcja` },
  '/produkty-ai': {
    title: msg`Słowa na miarę: kartki, życzenia i listy`,
    description: msg`Pięć rodzajów tekstów na miarę: kartki, podziękowania, listy miłosne, życzenia i e-maile biznesowe. Zobacz próbki.`,
  },
  '/ulubione': {
    title: msg`Ulubione`,
    description: msg`Produkty, do których chcesz wrócić, i te ostatnio oglądane na tym urządzeniu.`,
  },
} as const satisfies ScreenTitles

/** The names of its changes in the outbox. */
export const shopIntents: ShownIntents<WishlistIntentArguments> = {
  'wishlist.save': {
    place: 'account',
    words: ({ wishes: { length: count } }) =>
      msg`Ulubione: ${plural(count, { one: '# zmiana', few: '# zmiany', many: '# zmian', other: '# zmiany' })}`,
  },
  'wishlist.read': { place: 'account', words: () => msg`Sprawdzenie ulubionych z innych urządzeń` },
}
