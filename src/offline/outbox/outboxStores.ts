import { storeRule } from '../session/storeRule.ts'
import type { IntentRow } from './intent.ts'

/** The intents waiting to be sent. */
export const outboxStores = {
  outbox: storeRule<IntentRow>({
    owner: 'named',
    atSignIn: 'renamed',
    atOthersSignIn: (_rows, unsent) => unsent,
    atSignOut: 'cleared',
    rescue: 'state',
    export: exportedIntent,
  }),
}

/** An ended session and a cart that was left are known by secrets, which no export contains. */
function exportedIntent({ kind, arguments: its, state, createdAt }: IntentRow): unknown {
  return kind === 'session.revoke' || kind === 'cart.leave'
    ? undefined
    : { kind, arguments: its, state, createdAt }
}
