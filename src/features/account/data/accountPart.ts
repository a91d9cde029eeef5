import * as z from 'zod/mini'
import {
  listOrders,
  listPasskeys,
  listSessions,
  readBilling,
  readProfile,
} from '#api/product/accountCalls.ts'
import { listMovements, readCredits } from '#api/product/creditCalls.ts'
import type { CallOptions, ProductApi } from '#api/product/productApi.ts'
import { accountSessionSchema, type AccountSession } from '#domain/account/accountSession.ts'
import { accountOrdersSchema, type Billing, billingSchema } from '#domain/account/billing.ts'
import { passkeySchema, type Passkey } from '#domain/account/passkey.ts'
import { type Profile, profileSchema } from '#domain/account/profile.ts'
import {
  type Credits,
  creditsSchema,
  type MovementsPage,
  movementsPageSchema,
} from '#domain/credits/credits.ts'
import type { CopiedPart } from '#offline/session/accountCopy.ts'

/** A part of the account that a screen shows: how it is asked for, and how its last copy is read. */
export interface AccountPart<Value> extends CopiedPart<Value> {
  /** Its name in the query cache too, a part of a key for each word between slashes. */
  readonly what: string
  read(api: ProductApi, options: CallOptions): Promise<Value>
}

export type OrderPage = z.infer<typeof accountOrdersSchema>

export const PROFILE: AccountPart<Profile> = {
  what: 'profile',
  schema: profileSchema,
  read: readProfile,
}

export const BILLING: AccountPart<Billing> = {
  what: 'billing',
  schema: billingSchema,
  read: readBilling,
}

export const PASSKEYS: AccountPart<readonly Passkey[]> = {
  what: 'passkeys',
  schema: z.array(passkeySchema),
  read: listPasskeys,
}

export const SESSIONS: AccountPart<readonly AccountSession[]> = {
  what: 'sessions',
  schema: z.array(accountSessionSchema),
  read: listSessions,
}

/** The newest orders: the first page of them. */
export const ORDERS: AccountPart<OrderPage> = {
  what: 'orders',
  schema: accountOrdersSchema,
  read: (api, options) => listOrders(api, {}, options),
}

export const CREDITS: AccountPart<Credits> = {
  what: 'credits',
  schema: creditsSchema,
  read: readCredits,
}

/** The newest movements of credits: the first page of them. */
export const MOVEMENTS: AccountPart<MovementsPage> = {
  what: 'credits/movements',
  schema: movementsPageSchema,
  read: (api, options) => listMovements(api, {}, options),
}
