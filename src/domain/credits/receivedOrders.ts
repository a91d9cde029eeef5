import * as z from 'zod/mini'

/**
 * A paid order that the shop has told of and that has brought no credits: `failing` ones are tried again by themselves,
 * `given-up` ones when an administrator asks, `test` ones bring nothing outside development.
 */
export const receivedOrderSchema = z.object({
  id: z.string(),
  /** Null where the order couldn't be read. */
  orderNumber: z.nullable(z.string()),
  /** Of the packs in it. */
  credits: z.int(),
  state: z.enum(['failing', 'given-up', 'test']),
  /** ISO 8601, as the next. */
  receivedAt: z.string(),
  attempts: z.int(),
  /** Null when there is none by itself. */
  nextAttemptAt: z.nullable(z.string()),
  /** A code of ours or of the database. */
  error: z.nullable(z.string()),
})
export type ReceivedOrder = z.infer<typeof receivedOrderSchema>

/** `GET /api/v1/admin/received-orders`: the newest first. */
export const receivedOrdersSchema = z.object({ orders: z.array(receivedOrderSchema) })
