import * as z from 'zod/mini'

/** A person's credits (specification part 2, section 3): whole numbers. `total = available + reserved + used`. */
export const creditsSchema = z.object({
  available: z.int(),
  /** Held for generations under way: charged when they succeed, given back when they don't. */
  reserved: z.int(),
  used: z.int(),
  /** Everything that ever came in, less what was taken back. */
  total: z.int(),
  /** ISO 8601. */
  lastUpdated: z.string(),
})
export type Credits = z.infer<typeof creditsSchema>

/**
 * Why credits moved. `welcome`, `pack`, `affiliate` and `course` come in, `reserve` takes away, `release` gives that back,
 * `charge` only says that what was reserved is spent, or as much of it as was delivered: then `rest` gives back what is
 * over. What follows is administrators': `refund` gives a charge back,
 * `return` takes back what an order brought, `correction` adds or takes.
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

/** One step of it: a reservation, then what became of that. */
const movementStepSchema = z.object({
  /** One this version doesn't know is shown with its amount all the same. */
  kind: z.string(),
  /** What it did to `available`; 0 for a charge. */
  amount: z.int(),
  createdAt: z.string(),
})

/**
 * A row of the ledger as it is shown: a piece of work from its reservation to what came of it, or one movement that
 * belongs to none. The amounts of all rows make `available`.
 */
export const movementSchema = z.object({
  id: z.string(),
  /** Of its last step. */
  kind: z.string(),
  /** What all its steps did to `available`. */
  amount: z.int(),
  /** The amounts of this row and all before it. */
  balance: z.int(),
  /** When it began. */
  createdAt: z.string(),
  /** The oldest first; never none. */
  steps: z.array(movementStepSchema),
  /** What it is about, where it is about one. `status` is empty where its record is gone. */
  generation: z.nullable(
    z.object({ id: z.string(), type: z.string(), prompt: z.string(), status: z.string() }),
  ),
  run: z.nullable(z.object({ id: z.string(), slug: z.string(), title: z.string(), status: z.string() })),
  orderNumber: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type Movement = z.infer<typeof movementSchema>

/** `GET /api/v1/credits/movements?before=`: what began last stands first. */
export const movementsPageSchema = z.object({ items: z.array(movementSchema), next: z.nullable(z.string()) })
export type MovementsPage = z.infer<typeof movementsPageSchema>

/** `GET /api/v1/credits/purchases/{token}`: what became of the credits of an order, by its checkout's token. */
export const purchaseSchema = z.object({
  /**
   * `waiting`: paid, the shop's word is on its way; `other-account`: they went to whoever has the order's address;
   * `returned`: the order's money was given back, and with it the credits;
   * `test`: nothing was paid, and this server gives nothing for that.
   */
  state: z.enum(['waiting', 'credited', 'returned', 'other-account', 'no-credits', 'test', 'unknown']),
  credits: z.int(),
  orderNumber: z.nullable(z.string()),
})
export type Purchase = z.infer<typeof purchaseSchema>
