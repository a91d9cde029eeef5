import { readWaitedFor } from '#api/product/restockCalls.ts'
import { type WaitedForList, waitedForListSchema } from '#domain/restock/restockSchemas.ts'
import type { AccountPart } from '../data/accountPart.ts'

/** Sold-out products that the account waits for. */
export const WAITED_FOR: AccountPart<WaitedForList> = {
  what: 'restock',
  schema: waitedForListSchema,
  read: readWaitedFor,
}
