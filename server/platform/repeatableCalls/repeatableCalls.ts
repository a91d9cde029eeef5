import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { RawCall, ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { idempotencyKeyOf } from '#server/platform/api/idempotencyKey.ts'
import { Refusal, refusalAnswer } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { repeatableCalls } from './tables.ts'

/** Kept answers for anonymous callers. */
const KEPT_ANSWER_FROM_ADDRESS = defineLimit('kept answer from address', 240, 'hour')

/** For how long a repeated call gets the first one's answer. */
export const KEPT_MS = 24 * 60 * 60_000
/** A call without an answer for so long was cut off with its server: its key is free again. */
const CUT_OFF_MS = 60_000
/** Answers to anonymous callers are short; a long one would only fill the database. */
const LONGEST_KEPT_FOR_ANYONE = 16_384

/**
 * Answers a call. A write with an `Idempotency-Key` takes effect once: repeated by the same caller it gets the same
 * answer for 24 hours, and a different call under the same key is refused. Answers that hold tokens, failures of ours
 * and temporary refusals are not kept. Of anonymous callers so many are kept an hour.
 */
export async function answerOnce(
  context: ServerContext,
  endpoint: ServedEndpoint,
  call: RawCall,
): Promise<Response> {
  const key = idempotencyKeyOf(call.request)
  const { answersTokens = false, takesFile = false } = endpoint.shape
  if (key === null || call.request.method === 'GET' || answersTokens || takesFile) {
    return endpoint.serve(call)
  }
  const entry = { caller: call.caller?.user.id ?? 'anyone', key }
  if (call.caller === null) await throttle(context, KEPT_ANSWER_FROM_ADDRESS, call.address)
  const earlier = await claim(context, entry, call)
  if (earlier !== null) return earlier

  try {
    const answer = await refusalsAsAnswers(endpoint.serve(call))
    const body = answer.status === 204 ? null : await answer.clone().text()
    const isKept = isFinal(answer) && (call.caller !== null || (body ?? '').length <= LONGEST_KEPT_FOR_ANYONE)
    if (isKept) await keep(context, entry, answer.status, body)
    else await forget(context, entry)
    return answer
  } catch (error) {
    await forget(context, entry)
    throw error
  }
}

interface Entry {
  readonly caller: string
  readonly key: string
}

/** Takes the key for this call; returns the answer to give instead when another call has used it. */
async function claim({ database, config, now }: ServerContext, entry: Entry, call: RawCall) {
  const { method, url } = call.request
  const { pathname, search } = new URL(url)
  const requestHash = createHmac('sha256', keyOf(config.auth.secret, 'repeated call'))
    .update(`${method} ${pathname}${search}\n${await call.request.clone().text()}`)
    .digest('base64url')
  const cutOff = new Date(now().getTime() - CUT_OFF_MS)
  const first = { requestHash, status: null, body: null, startedAt: now() }
  const [claimed] = await database
    .insert(repeatableCalls)
    .values({ ...entry, userId: call.caller?.user.id ?? null, ...first })
    .onConflictDoUpdate({
      target: [repeatableCalls.caller, repeatableCalls.key],
      set: first,
      setWhere: sql`${repeatableCalls.status} IS NULL AND ${repeatableCalls.startedAt} < ${cutOff.toISOString()}`,
    })
    .returning({ key: repeatableCalls.key })
  if (claimed !== undefined) return null

  const [kept] = await database.select().from(repeatableCalls).where(isEntry(entry))
  if (kept !== undefined && kept.requestHash !== requestHash) throw new Refusal('KEY_REUSED')
  if (kept === undefined || kept.status === null) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 1 })
  return new Response(kept.body, {
    status: kept.status,
    headers: kept.body === null ? {} : { 'content-type': 'application/json' },
  })
}

async function keep(
  { database }: ServerContext,
  entry: Entry,
  status: number,
  body: string | null,
): Promise<void> {
  await database.update(repeatableCalls).set({ status, body }).where(isEntry(entry))
}

async function forget({ database }: ServerContext, entry: Entry): Promise<void> {
  await database.delete(repeatableCalls).where(isEntry(entry))
}

function isEntry({ caller, key }: Entry) {
  return and(eq(repeatableCalls.caller, caller), eq(repeatableCalls.key, key))
}

async function refusalsAsAnswers(served: Promise<Response>): Promise<Response> {
  try {
    return await served
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error)
    throw error
  }
}

/** Whether a retry would end the same. */
function isFinal({ status }: Response): boolean {
  return status < 500 && status !== 401 && status !== 429
}
