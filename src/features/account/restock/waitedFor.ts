import { readWaitedFor } from '#api/product/restockCalls.ts'
import { type WaitedForList, waitedForListSchema } from '#domain/restock/restockSchemas.ts'
import type { AccountPart } from '../data/accountPart.ts'

/** What one waits for that was sold out. */
export const WAITED_FOR: AccountPart<WaitedForList> = {
  what: 'restock',
  schema: waitedForListSchema,
  read: readWaitedFor,
}
