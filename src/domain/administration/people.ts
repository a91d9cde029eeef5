import * as z from 'zod/mini'
import { userSchema } from '../account/user.ts'
import { SUBJECT_KINDS } from '../credits/subject.ts'
import { GENERATION_STATUSES } from '../generation/generation.ts'
import { actSchema } from './acts.ts'

/** `GET /api/v1/admin/users?q=&after=`: the people with this address, name or id, newest first. */
export const peoplePageSchema = z.object({ users: z.array(userSchema), next: z.nullable(z.string()) })
export type PeoplePage = z.infer<typeof peoplePageSchema>

/** A movement of a person's credits, without the text of its subject. */
const personMovementSchema = z.object({
  id: z.string(),
  kind: z.string(),
  amount: z.int(),
  balance: z.int(),
  orderNumber: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** ISO 8601, as all times here. */
  createdAt: z.string(),
})

const personOrderSchema = z.object({
  number: z.string(),
  total: z.int(),
  currencyCode: z.string(),
  placedAt: z.string(),
})

/** An order that brought credits. */
const personPurchaseSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  /** Bonuses included. */
  given: z.int(),
  isReturned: z.boolean(),
  createdAt: z.string(),
})

/** A piece of work, without its prompt and results: those are private. */
const personJobSchema = z.object({
  kind: z.enum(SUBJECT_KINDS),
  id: z.string(),
  /** The engine of a generation, the title of the template of a run. */
  name: z.string(),
  status: z.enum(GENERATION_STATUSES),
  /** Its price, charged or not. */
  credits: z.int(),
  errorCode: z.nullable(z.string()),
  /** Whether its price was charged, and given back. */
  isCharged: z.boolean(),
  isRefunded: z.boolean(),
  createdAt: z.string(),
})

/** `GET /api/v1/admin/users/{id}`: a person as administrators see them, the newest of each kind. */
export const personSchema = z.object({
  user: userSchema,
  verifiedAt: z.nullable(z.string()),
  /** When a session of theirs was last used; null while they are signed in nowhere. */
  lastSeenAt: z.nullable(z.string()),
  credits: z.object({ available: z.int(), reserved: z.int(), used: z.int(), total: z.int() }),
  movements: z.array(personMovementSchema),
  orders: z.array(personOrderSchema),
  purchases: z.array(personPurchaseSchema),
  jobs: z.array(personJobSchema),
  acts: z.array(actSchema),
  /** The number of the last act; 0 before the first. */
  lastAct: z.int(),
})
export type Person = z.infer<typeof personSchema>
export type PersonMovement = Person['movements'][number]
export type PersonOrder = Person['orders'][number]
export type PersonPurchase = Person['purchases'][number]
export type PersonJob = Person['jobs'][number]
