import * as z from 'zod/mini'

/** A person's credits (specification part 2, section 3): whole numbers. `total = available + reserved + used`. */
export const creditsSchema = z.object({
  available: z.int(),
  /** Held for generations under way: charged when they succeed, given back when they don't. */
  reserved: z.int(),
  used: z.int(),
  /** All credits ever received, less those taken back. */
  total: z.int(),
  /** ISO 8601. */
  lastUpdated: z.string(),
})
export type Credits = z.infer<typeof creditsSchema>

/**
 * The reason of a movement. `welcome`, `pack`, `affiliate` and `course` add credits, `reserve` holds them, `release`
 * frees them, `charge` only says that the reserved ones are spent, or as many as were delivered: then `rest` frees the
 * others. The following are administrators' acts: `refund` gives a charge back, `return` takes back an order's credits,
 * `correction` adds or takes.
 */
export const MOVEMENT_KINDS = [
  'welcome',
  'pack',
  'affiliate',
  'course',
  'reserve',
  'charge',
  'release',
  'rest',
  'refund',
  'correction',
  'return',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** One step of it: a reservation, then its outcome. */
const movementStepSchema = z.object({
  /** One this version doesn't know is shown with its amount all the same. */
  kind: z.string(),
  /** The change of `available`; 0 for a charge. */
  amount: z.int(),
  createdAt: z.string(),
})

/**
 * A row of the shown ledger: a piece of work from its reservation to its outcome, or one movement that belongs to none.
 * The amounts of all rows sum to `available`.
 */
export const movementSchema = z.object({
  id: z.string(),
  /** Of its last step. */
  kind: z.string(),
  /** The change of `available` by all its steps. */
  amount: z.int(),
  /** The amounts of this row and all before it. */
  balance: z.int(),
  /** When it began. */
  createdAt: z.string(),
  /** The oldest first; never none. */
  steps: z.array(movementStepSchema),
  /** Its subject, where it has one. `status` is empty where the record is gone. */
  generation: z.nullable(
    z.object({ id: z.string(), type: z.string(), prompt: z.string(), status: z.string() }),
  ),
  run: z.nullable(z.object({ id: z.string(), slug: z.string(), title: z.string(), status: z.string() })),
  orderNumber: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type Movement = z.infer<typeof movementSchema>

/** `GET /api/v1/credits/movements?before=`: latest begun first. */
export const movementsPageSchema = z.object({ items: z.array(movementSchema), next: z.nullable(z.string()) })
export type MovementsPage = z.infer<typeof movementsPageSchema>

/** `GET /api/v1/credits/purchases/{token}`: the state of an order's credits, by its checkout's token. */
export const purchaseSchema = z.object({
  /**
   * `waiting`: paid, the shop's confirmation is on its way; `other-account`: they went to the account with the order's
   * address; `returned`: the order's money was given back, and with it the credits; `test`: nothing was paid, and this
   * server gives no credits for that.
   */
  state: z.enum(['waiting', 'credited', 'returned', 'other-account', 'no-credits', 'test', 'unknown']),
  credits: z.int(),
  orderNumber: z.nullable(z.string()),
})
export type Purchase = z.infer<typeof purchaseSchema>
