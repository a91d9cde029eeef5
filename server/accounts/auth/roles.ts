import { and, arrayContains, eq, isNotNull } from 'drizzle-orm'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { users } from '#server/platform/users/tables.ts'
import { endSessions } from './sessions.ts'

/** The roles, the highest first. All have the role of a user. */
const ROLES = ['admin', 'user'] as const
type RoleName = (typeof ROLES)[number]

export function highestRole(roles: readonly string[]): RoleName {
  return ROLES.find((role) => roles.includes(role)) ?? 'user'
}

/** Returns these roles each once and in order, with the user's role. */
export function rolesFrom(wanted: readonly string[]): readonly RoleName[] {
  return ROLES.filter((role) => role === 'user' || wanted.includes(role)).toReversed()
}

/** Replaces a user's roles and ends all their sessions. Throws LAST_ADMIN when no administrator would be left. */
export async function changeRoles(
  tx: Transaction,
  userId: string,
  roles: readonly RoleName[],
): Promise<void> {
  if (!roles.includes('admin')) await ensureAnAdminRemains(tx, userId)
  await tx
    .update(users)
    .set({ roles: [...roles] })
    .where(eq(users.id, userId))
  await endSessions(tx, userId)
}

/**
 * Throws LAST_ADMIN when this user is the only administrator; otherwise no administrator can lose the role before `tx`
 * ends.
 */
export async function ensureAnAdminRemains(tx: Transaction, userId: string): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(arrayContains(users.roles, ['admin']), isNotNull(users.verifiedAt)))
    .orderBy(users.id)
    .for('update')
  if (admins.length === 1 && admins[0]?.id === userId) throw new Refusal('LAST_ADMIN')
}
