import { msg } from '@lingui/core/macro'
import type { GiftIntentArguments } from '#offline/gifts/giftIntentArguments.ts'
import type { ShownIntents } from '#services/manifest.ts'

/** The names of its changes in the outbox. */
export const giftIntents: ShownIntents<GiftIntentArguments> = {
  'personalization.save': {
    place: 'cart',
    words: ({ title }) => msg`Słowa i dane prezentu: ${title}`,
    // In the words of specification part 1, section 5.
    refusal: msg`Nie udało się zapisać personalizacji. Spróbuj ponownie.`,
  },
}
