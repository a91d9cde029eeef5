import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { GeneratorName } from '#domain/generation/engines.ts'
import {
  generatorErrorSchema,
  startAnswerSchema,
  statusAnswerSchema,
} from '#domain/generation/generatorContract.ts'
import { findCaller } from '#server/accounts/auth/callers.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { openAccount } from '#server/studio/credits/account.ts'
import { move } from '#server/studio/credits/move.ts'
import { creditAccounts } from '#server/studio/credits/tables.ts'
import type { GenerationEngine } from '#server/studio/generators/engine.ts'
import { makeGeneratorKey } from '#server/studio/generators/generatorKey.ts'
import { generatorRoutes } from '#server/studio/generators/generatorRoutes.ts'
import { enginePrices, type GenerationRow, generations } from '#server/studio/generators/tables.ts'
import { makeUser, signIn } from '#support/accountFixture.ts'

/** A data folder for generated files, and its removal. */
export function makeDataDir(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'iskra-generations-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** A user who can generate. */
export interface Maker {
  readonly user: UserRow
  readonly key: string
}

/** A verified user with a session, a generator key, the 10 starting credits and as many more as told. */
export async function makeMaker(context: ServerContext, more = 0): Promise<Maker> {
  const user = await makeUser(context)
  const { access_token: token } = await signIn(context, user)
  const caller = await findCaller(context, `Bearer ${token}`)
  if (caller === null) throw new Error('the session is not known')
  await context.database.transaction(async (tx) => {
    await openAccount(tx, context, user)
    if (more > 0) await move(tx, context, { userId: user.id, kind: 'correction', credits: more })
  })
  return { user, key: await makeGeneratorKey(context, caller) }
}

export interface GeneratorAnswer {
  readonly status: number
  readonly body: unknown
  readonly code: string | null
  readonly headers: Headers
}

/** Calls the generators in this process. */
export function generatorClient(context: ServerContext, engines: readonly GenerationEngine[]) {
  const routes = generatorRoutes(context, engines)
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    { key, body }: { key?: string; body?: unknown } = {},
  ): Promise<GeneratorAnswer> => {
    const answer = await routes.request(path, {
      method,
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json: unknown = await answer.json()
    const refused = z.safeParse(generatorErrorSchema, json)
    return {
      status: answer.status,
      body: json,
      code: refused.success ? refused.data.error.code : null,
      headers: answer.headers,
    }
  }
  return {
    call,
    /** Starts a picture; fields that aren't given are made up. */
    start: (
      { key }: Pick<Maker, 'key'>,
      changes: Readonly<Record<string, unknown>> = {},
      path: '/image/generuj/obraz' | '/video/generuj/wideo' = '/image/generuj/obraz',
    ) =>
      call('POST', path, {
        key,
        body: { prompt: 'Zimowy las', engine: 'test-obraz', refCode: randomUUID(), ...changes },
      }),
    status: async ({ key }: Pick<Maker, 'key'>, id: string, generator: GeneratorName = 'image') =>
      z.parse(statusAnswerSchema, (await call('GET', `/${generator}/status/${id}`, { key })).body),
  }
}

/** The id of a generation that was started. */
export function startedId({ body }: GeneratorAnswer): string {
  return z.parse(startAnswerSchema, body).id
}

export async function generationsOf({ database }: ServerContext, userId: string): Promise<GenerationRow[]> {
  return database.select().from(generations).where(eq(generations.userId, userId))
}

/** The account's balances. */
export async function accountOf({ database }: ServerContext, userId: string) {
  const [account] = await database.select().from(creditAccounts).where(eq(creditAccounts.userId, userId))
  if (account === undefined) throw new Error('there is no account')
  const { available, reserved, used, total } = account
  return { available, reserved, used, total }
}

/** Sets the price of one generation from now on. */
export async function setPrice(
  { database, now }: ServerContext,
  engine: string,
  credits: number,
): Promise<void> {
  await database
    .insert(enginePrices)
    .values({ engine, credits, changedAt: now() })
    .onConflictDoUpdate({ target: enginePrices.engine, set: { credits } })
}
