import { msg } from '@lingui/core/macro'
import type { OccasionIntentArguments } from '#offline/occasions/occasionIntentArguments.ts'
import type { ScreenTitles, ShownIntents } from '#services/manifest.ts'

/** The titles of its screens. */
export const occasionScreens = {
  '/okazje': {
    title: msg`Okazje i imieniny`,
    description: msg`Najbliższe imieniny, urodziny i święta: kto, kiedy i za ile dni. Dodaj bliskich, a przypomnimy na czas i podpowiemy prezent.`,
  },
} as const satisfies ScreenTitles

/** The names of its changes in the outbox. */
export const occasionIntents: ShownIntents<OccasionIntentArguments> = {
  'occasion.save': {
    place: 'account',
    words: ({ name, date }) =>
      date === null ? msg`Usunięcie ważnego dnia: ${name}` : msg`Ważny dzień: ${name}`,
  },
  'occasions.read': { place: 'account', words: () => msg`Sprawdzenie ważnych dni z innych urządzeń` },
}
