import { msg } from '@lingui/core/macro'
import type { RestockIntentArguments } from '#offline/restock/restockIntentArguments.ts'
import type { ShownIntents } from '#services/manifest.ts'

/** What its changes are called while they wait to be sent. */
export const restockIntents: ShownIntents<RestockIntentArguments> = {
  'restock.ask': { place: 'account', words: ({ title }) => msg`Prośba o powiadomienie: ${title}` },
}
