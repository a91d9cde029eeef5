import { msg } from '@lingui/core/macro'
import type { PrintIntentArguments } from '#offline/prints/printIntentArguments.ts'
import type { ShownIntents } from '#services/manifest.ts'

/** What its changes are called while they wait to be sent. */
export const printIntents: ShownIntents<PrintIntentArguments> = {
  'print.save': { place: 'cart', words: ({ title }) => msg`Obraz do nadruku: ${title}` },
}
