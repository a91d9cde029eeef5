import { asc, eq } from 'drizzle-orm'
import { userView } from '#server/accounts/auth/userView.ts'
import { passkeys } from '#server/accounts/passkeys/tables.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { sessions, type UserRow } from '#server/platform/users/tables.ts'

/** The account itself, without its password's hash. */
export function exportAccountRow(user: UserRow) {
  return {
    ...userView(user),
    bio: user.bio,
    is_public: user.isPublic,
    language: user.language,
    terms_accepted_at: user.termsAcceptedAt.toISOString(),
    verified_at: user.verifiedAt?.toISOString() ?? null,
  }
}

/** Where the user is signed in, the oldest first. */
export async function exportSessions(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))
  return rows.map(({ id, device, method, createdAt, lastUsedAt }) => ({
    id,
    device,
    method,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }))
}

/** The user's passkeys, the oldest first, without their keys. */
export async function exportPasskeys(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
  return rows.map(({ id, name, isSynced, transports, createdAt, lastUsedAt }) => ({
    id,
    name,
    is_synced: isSynced,
    transports,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }))
}
