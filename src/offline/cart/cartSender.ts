import { OfflineError } from '../offlineError.ts'
import { failureOf, isOutcomeUnknown, retryAfterOf } from '../outbox/failure.ts'
import type { IntentSender, Outcome, SendResult } from '../outbox/handler.ts'
import { type IntentArguments, type IntentFailure, type IntentRow, isIntentOf } from '../outbox/intent.ts'
import { enqueueSync } from './enqueueCart.ts'
import { changeCartState, readCartState } from './cartState.ts'
import type { CartTurn } from './heldCartCalls.ts'
import { type CartAnswer, syncCart } from './syncCart.ts'
import { writeBackCart } from './writeBackCart.ts'
import type { CartStores } from './cartChange.ts'

/** A request that got lost can still arrive; after this long the cart is read once more. */
const LATE_ARRIVAL_MS = 30_000

export const cartSender: IntentSender<'cartItems' | 'cartState'> = {
  service: 'storefront',
  stores: ['cartItems', 'cartState'],
  manner: 'latest',
  async send(intents, context) {
    return sendCart(intents, context, { fresh: intents.some((intent) => intent.kind === 'cart.sync') })
  },
}

export interface CartSendOptions {
  /** Whether the storefront's cart is read before anything is planned. */
  readonly fresh: boolean
  /** Called with the storefront's answer, inside the transaction that writes it back. */
  readonly onWritten?: (answer: CartAnswer | null) => void
}

/** Sends the cart's intents by bringing the storefront's cart to the state of this device's. */
export async function sendCart(
  intents: readonly IntentRow[],
  { db, storefront, lease }: CartTurn,
  { fresh, onWritten }: CartSendOptions,
): Promise<SendResult<'cartItems' | 'cartState'>> {
  try {
    const answer = await syncCart({ db, storefront, lease }, fresh)
    return {
      outcomes: new Map(intents.map((intent) => [intent.id, outcomeOf(intent, answer)])),
      async writeBack(stores) {
        if (answer !== null) await writeBackCart(stores, answer)
        onWritten?.(answer)
      },
      onDiscarded: (stores) => enqueueSync(stores, 'discarded'),
    }
  } catch (error) {
    if (error instanceof OfflineError) throw error
    const failure = failureOf(error)
    const retry: Outcome = { kind: 'retry', failure, retryAfterMs: retryAfterOf(error) }
    return {
      outcomes: new Map(intents.map((intent) => [intent.id, retry])),
      writeBack: (stores) => noteFailure(stores, error),
      onDiscarded: (stores) => enqueueSync(stores, 'discarded'),
    }
  }
}

function outcomeOf(intent: IntentRow, answer: CartAnswer | null): Outcome {
  const failure =
    (intent.kind === 'cart.discount' && answer?.refusedDiscount) ||
    (intent.kind === 'cart.buyer' && answer?.refusedBuyer) ||
    (isIntentOf(intent, 'cart.line') && answer !== null && refusalOf(intent.arguments, answer)) ||
    null
  return failure === null ? { kind: 'done' } : { kind: 'parked', failure }
}

/** A refused line may have been taken out and put in anew: only the change it was refused for is parked. */
function refusalOf(
  its: IntentArguments['cart.line'],
  { refused, desired }: CartAnswer,
): IntentFailure | null {
  const isWanted = desired.lines.some((line) => line.key === its.key)
  return isWanted === its.quantity > 0 ? (refused.get(its.key) ?? null) : null
}

/** The change stays here and is tried again; the cart says why (specification part 1, sections 4 and 8). */
async function noteFailure(stores: CartStores, error: unknown): Promise<void> {
  const { code, message, at } = failureOf(error)
  const { cartId, outcomeUnknown } = await readCartState(stores)
  await changeCartState(stores, { error: { code, message, at }, sendingSince: null })
  if (cartId !== null && outcomeUnknown && isOutcomeUnknown(error)) {
    await enqueueSync(stores, 'unknown-outcome', at + LATE_ARRIVAL_MS)
  }
}
