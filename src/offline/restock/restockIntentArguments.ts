import type { RestockRequest } from '#domain/restock/restockSchemas.ts'

/** The arguments of restock intents. */
export interface RestockIntentArguments {
  /** Asks to be told when a variant can be had again; asked twice it is asked once. */
  readonly 'restock.ask': RestockRequest & { readonly title: string }
}

/** Each variant is about itself. */
export const restockEntity = (variantId: string) => `restock:${variantId}`
