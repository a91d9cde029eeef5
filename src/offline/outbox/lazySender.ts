import { loadCode } from '#api/storefront/loadCode.ts'
import type { StoreName } from '../deviceStores.ts'
import type { IntentSender } from './handler.ts'

/**
 * A sender whose code is fetched with the first intent that needs it: what few devices ever send costs the others
 * nothing. While it can't be had, its intents are put off as for a service that can't be reached.
 */
export function lazySender<Name extends StoreName>(
  sender: Omit<IntentSender<Name>, 'send'>,
  load: () => Promise<IntentSender<Name>['send']>,
): IntentSender<Name> {
  return {
    ...sender,
    send: async (intents, context) => (await loadCode(load))(intents, context),
  }
}
