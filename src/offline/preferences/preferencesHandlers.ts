import { readPreferences, savePreferences } from '#api/product/accountCalls.ts'
import { hasChoices } from '#domain/account/combineChoices.ts'
import type { Preferences } from '#domain/account/preferences.ts'
import type { IntentHandler, IntentSender, SendContext } from '../outbox/handler.ts'
import type { IntentRow } from '../outbox/intent.ts'
import { currentOwner } from '../outbox/owner.ts'
import { syncFailed } from '../outbox/syncFailed.ts'
import { writeRow } from './preferencesRow.ts'
import { mergeIntents } from './readPreferences.ts'
import type { Stores } from '../stores.ts'

/** The account merges the sent choices and answers with the whole: sending is idempotent, and saving is reading. */
const preferencesSender: IntentSender<never> = {
  service: 'product-api',
  stores: [],
  manner: 'latest',
  async send(intents, context) {
    try {
      const known = await exchange(intents, context)
      return {
        outcomes: new Map(intents.map((intent) => [intent.id, { kind: 'done' }])),
        writeBack: (stores) => writeBack(stores, known),
      }
    } catch (error) {
      return syncFailed(intents, error, 'preferences.read')
    }
  },
}

async function exchange(intents: readonly IntentRow[], { productApi }: SendContext): Promise<Preferences> {
  const api = await productApi()
  const choices = mergeIntents(intents)
  const save = intents.find((intent) => intent.kind === 'preferences.save')
  if (save === undefined || !hasChoices(choices)) return readPreferences(api)
  return savePreferences(api, choices, { idempotencyKey: save.idempotencyKey })
}

/** Choices made while the answer was on its way are still in the outbox. */
async function writeBack(stores: Stores<'settings'>, known: Preferences): Promise<void> {
  await writeRow(stores, { owner: await currentOwner(stores), known, readAt: Date.now() })
}

/** Discarding a change needs nothing more: the account's state is stored beside it. */
const nothingToTakeBack = () => Promise.resolve()

export const preferencesSaveHandler: IntentHandler<never> = {
  sender: preferencesSender,
  isChange: true,
  discard: nothingToTakeBack,
}

export const preferencesReadHandler: IntentHandler<never> = {
  sender: preferencesSender,
  isChange: false,
  discard: nothingToTakeBack,
}
