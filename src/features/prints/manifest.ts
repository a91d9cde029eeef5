import { msg } from '@lingui/core/macro'
import type { PrintIntentArguments } from '#offline/prints/printIntentArguments.ts'
import type { ShownIntents } from '#services/manifest.ts'

/** The names of its changes in the outbox. */
export const printIntents: ShownIntents<PrintIntentArguments> = {
  'print.save': { place: 'cart', words: ({ title }) => msg`Obraz do nadruku: ${title}` },
}
