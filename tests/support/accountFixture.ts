import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { apiErrorSchema, type FieldProblem } from '#domain/account/apiError.ts'
import { type Tokens, tokensSchema } from '#domain/account/tokens.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { hashPassword } from '#server/accounts/auth/passwords.ts'
import { beginSession } from '#server/accounts/auth/sessions.ts'
import { productApi } from '#server/http/productApi/productApi.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { type Letter, letterSchema } from '#server/platform/mail/letter.ts'
import { unseal } from '#server/platform/mail/seal.ts'
import { outgoingLetters } from '#server/platform/mail/tables.ts'
import { sessions, type UserRow, users } from '#server/platform/users/tables.ts'
import type { Endpoint } from '#support/endpointAccess.gen.ts'
import { goesOn } from './http/firstMessage.ts'

/** The password of all users made by `makeUser`. */
export const PASSWORD = 'poranna kawa nad jeziorem'

// Made once: hashing is slow on purpose.
let passwordHash: Promise<string> | null = null

/** Makes a user with an account, as registering and confirming would have left it. */
export async function makeUser(
  context: ServerContext,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<UserRow> {
  const email = changes.email ?? `osoba-${randomUUID()}@example.pl`
  passwordHash ??= hashPassword(PASSWORD)
  const now = context.now()
  const [user] = await context.database
    .insert(users)
    .values({
      id: randomUUID(),
      email,
      emailFolded: foldEmail(email),
      passwordHash: await passwordHash,
      verifiedAt: now,
      language: 'pl',
      termsAcceptedAt: now,
      createdAt: now,
      ...changes,
    })
    .returning()
  if (user === undefined) throw new Error('the user was not kept')
  return user
}

/** The tokens of a new session of this user. */
export async function signIn(context: ServerContext, user: UserRow, device = 'Telefon'): Promise<Tokens> {
  return beginSession(context.database, context, { userId: user.id, method: 'password', device })
}

/** The same, with a recent proof of the owner's presence. */
export async function signInWithProof(
  context: ServerContext,
  user: UserRow,
  device = 'Telefon',
): Promise<Tokens> {
  const tokens = await signIn(context, user, device)
  // A refresh token begins with its session's id.
  const [id = ''] = tokens.refresh_token.split('.')
  await context.database.update(sessions).set({ provedAt: context.now() }).where(eq(sessions.id, id))
  return tokens
}

export interface CallOptions {
  /** An access token. */
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The values of the path's parameters. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** An answer: its JSON, null without one, and the code of a refusal with its fields. */
export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
  readonly code: string | null
  readonly problems: readonly FieldProblem[]
  readonly headers: Headers
}

export type ApiClient = (endpoint: Endpoint, options?: CallOptions) => Promise<ApiAnswer>

/** Calls the product API in this process. */
export function apiClient(context: ServerContext): ApiClient {
  const api = productApi(context)
  return async (endpoint, { token, body, headers = {}, path = {}, query } = {}) => {
    const [method = '', pattern = ''] = endpoint.split(' ')
    const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`
    const answer = await api.request(`${filled}${search}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await endOf(answer)
    const json: unknown = text === '' ? null : JSON.parse(text)
    const refusal = apiErrorSchema.safeParse(json)
    return {
      status: answer.status,
      body: json,
      code: refusal.success ? refusal.data.error.code : null,
      problems: refusal.data?.error.details?.problems ?? [],
      headers: answer.headers,
    }
  }
}

/** Reads an answer's body to its end; a stream is ended for that. */
async function endOf(answer: Response): Promise<string> {
  if (!goesOn(answer)) return answer.text()
  await answer.body?.cancel()
  return ''
}

/** The tokens that an answer holds. */
export function tokensIn({ body }: ApiAnswer): Tokens {
  return z.parse(tokensSchema, body)
}

/** The letters waiting in the outbox, the oldest first. */
export async function waitingLetters({ database, config }: ServerContext): Promise<Letter[]> {
  const rows = await database.select().from(outgoingLetters).orderBy(outgoingLetters.createdAt)
  return rows.map(({ sealed }) =>
    letterSchema.parse(JSON.parse(unseal(config.auth.secret, 'outgoing letter', sealed ?? '') ?? '')),
  )
}

/** The token of the link in the last letter of this kind. */
export async function linkToken(context: ServerContext, kind: Letter['kind']): Promise<string> {
  const letter = (await waitingLetters(context)).findLast((one) => one.kind === kind)
  if (letter === undefined || !('token' in letter)) throw new Error(`there is no letter of ${kind}`)
  return letter.token
}
