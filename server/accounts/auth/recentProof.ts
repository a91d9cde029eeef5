import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ProofRequest } from '#domain/account/passkey.ts'
import { PASSWORD_LENGTH } from '#domain/account/passwordLength.ts'
import { checkProofByPasskey } from '#server/accounts/passkeys/passkeyProof.ts'
import type { Caller } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { sessions } from '#server/platform/users/tables.ts'
import { checkCurrentPassword } from './passwords.ts'

/** How long a proof counts: enough for the act that it was given for. */
const RECENT_MS = 5 * 60_000

/**
 * Lets only a session pass whose owner has proved their presence recently; a `current_password` in the call's body is
 * such a proof too. Signing in is none: a token may be stolen a moment after. Throws PROOF_REQUIRED, or the problem
 * `wrong` of `current_password`.
 */
export async function requireRecentProof(
  context: ServerContext,
  { user, session }: Caller,
  request: Request,
): Promise<void> {
  const age = context.now().getTime() - (session.provedAt?.getTime() ?? -Infinity)
  if (age <= RECENT_MS) return
  const password = await passwordIn(request)
  if (password === null) throw new Refusal('PROOF_REQUIRED')
  await checkCurrentPassword(context, user, password, session.id)
  await noteProof(context, session.id)
}

/** Proves that the owner of a session is there, which opens the acts that need a recent proof for a while. */
export async function prove(context: ServerContext, caller: Caller, request: ProofRequest): Promise<void> {
  const { user, session } = caller
  if ('current_password' in request) {
    await checkCurrentPassword(context, user, request.current_password, session.id)
  } else {
    await checkProofByPasskey(context, user, request)
  }
  await noteProof(context, session.id)
}

async function noteProof({ database, now }: ServerContext, sessionId: string): Promise<void> {
  await database.update(sessions).set({ provedAt: now() }).where(eq(sessions.id, sessionId))
}

const bodySchema = z.object({ current_password: z.string() })

/** Other errors of a body are found where it is read. */
async function passwordIn(request: Request): Promise<string | null> {
  const text = await request.clone().text()
  try {
    const parsed = bodySchema.safeParse(JSON.parse(text))
    return parsed.success && parsed.data.current_password.length <= PASSWORD_LENGTH.max
      ? parsed.data.current_password
      : null
  } catch {
    return null
  }
}
