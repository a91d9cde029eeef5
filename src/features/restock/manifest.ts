import { msg } from '@lingui/core/macro'
import type { RestockIntentArguments } from '#offline/restock/restockIntentArguments.ts'
import type { ShownIntents } from '#services/manifest.ts'

/** The names of its changes in the outbox. */
export const restockIntents: ShownIntents<RestockIntentArguments> = {
  'restock.ask': { place: 'account', words: ({ title }) => msg`Prośba o powiadomienie: ${title}` },
}
