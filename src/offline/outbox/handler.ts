import type { Generators } from '#api/generators/generators.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import type { TokenStore } from '#api/product/tokenStore.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import type { IskraDatabase } from '../database.ts'
import type { CreateGenerators } from '../generation/generatorsOf.ts'
import type { StoreName } from '../deviceStores.ts'
import type { Stores } from '../stores.ts'
import type { IntentStores } from './enqueue.ts'
import type { IntentFailure, IntentRow } from './intent.ts'
import type { Lease } from './lock.ts'
import type { OutboxService } from './outboxServices.ts'

/** The services that page or worker provide for sending. */
export interface OutboxServices {
  readonly storefront: StorefrontClient
  /** Makes a client of the product API that uses the tokens of that store and no others. */
  readonly createProductApi: (tokens: TokenStore) => Promise<ProductApi>
  readonly createGenerators: CreateGenerators
}

export interface SendContext extends Pick<OutboxServices, 'storefront'> {
  readonly db: IskraDatabase
  /** Valid only while this device's user is still the intents' owner. */
  readonly lease: Lease
  /** Acts for the intents' owner. Under another person's session it has no tokens. */
  readonly productApi: () => Promise<ProductApi>
  /** The generators, with a key of the owner's. */
  readonly generators: () => Promise<Generators>
}

/** How sending one intent ended. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry'; readonly failure: IntentFailure; readonly retryAfterMs: number | null }
  | { readonly kind: 'parked'; readonly failure: IntentFailure }

export interface SendResult<Name extends StoreName = StoreName> {
  /** By intent id, one for each intent that was given. */
  readonly outcomes: ReadonlyMap<number, Outcome>
  /** Writes the answer into this device's rows, in the same transaction that settles the intents. */
  writeBack(stores: SettledStores<Name>): Promise<void>
  /** Called in the same transaction when an intent was discarded while it was sent: the service has it anyway. */
  readonly onDiscarded?: (stores: SettledStores<Name>) => Promise<void>
}

/** The stores of the transaction that settles intents. */
type SettledStores<Name extends StoreName> = IntentStores & Stores<Name>

/** Sends the intents of one entity. Related kinds share one sender. */
export interface IntentSender<Name extends StoreName = StoreName> {
  readonly service: OutboxService
  /** The stores that answers are written into, besides the outbox and the settings. */
  readonly stores: readonly Name[]
  /**
   * `fifo`: one intent at a time, oldest first, and a parked one blocks the later ones. `latest`: all due ones
   * together, because each only says that the entity's state has to arrive.
   */
  readonly manner: 'fifo' | 'latest'
  /**
   * Reads the service's state before a change whenever an earlier outcome is unknown. Rejects only for unexpected
   * errors: a failed call is an outcome.
   */
  send(intents: readonly IntentRow[], context: SendContext): Promise<SendResult<Name>>
}

/** Everything the outbox knows of one kind of intent. */
export interface IntentHandler<Name extends StoreName = StoreName> {
  readonly sender: IntentSender<Name>
  /** False for upkeep without a person's request: it isn't shown and doesn't count as unsent. */
  readonly isChange: boolean
  /** Undoes the change on this device, inside the transaction that then deletes the intent. */
  discard(stores: SettledStores<Name>, intent: IntentRow): Promise<void>
}
