import { and, arrayContains, eq, isNotNull } from 'drizzle-orm'
import { Refusal } from '#server/api/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { endSessions } from './sessions.ts'
import { users } from '#server/users/tables.ts'

/** The roles there are, the highest first. Everybody is a user. */
const ROLES = ['admin', 'user'] as const
type RoleName = (typeof ROLES)[number]

export function highestRole(roles: readonly string[]): RoleName {
  return ROLES.find((role) => roles.includes(role)) ?? 'user'
}

/** The roles of somebody who is to have these: each once and in order, and that of everybody. */
export function rolesFrom(wanted: readonly string[]): readonly RoleName[] {
  return ROLES.filter((role) => role === 'user' || wanted.includes(role)).toReversed()
}

/**
 * Gives a user these roles instead of those before and ends all of their sessions. Throws LAST_ADMIN rather than leave
 * nobody to administer.
 */
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

/** Throws LAST_ADMIN when this user is the only administrator; else nobody can cease to be one before `tx` ends. */
export async function ensureAnAdminRemains(tx: Transaction, userId: string): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(arrayContains(users.roles, ['admin']), isNotNull(users.verifiedAt)))
    .orderBy(users.id)
    .for('update')
  if (admins.length === 1 && admins[0]?.id === userId) throw new Refusal('LAST_ADMIN')
}
