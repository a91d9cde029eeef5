import { loadCode } from '#api/storefront/loadCode.ts'
import type { StoreName } from '../deviceStores.ts'
import type { IntentSender } from './handler.ts'

/**
 * A sender whose code loads with the first intent that needs it: rare kinds cost other devices nothing. While it can't
 * be loaded, its intents are delayed as for an unreachable service.
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
