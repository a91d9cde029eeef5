import type { Visitor } from '#domain/access/access.ts'
import type { User } from '#domain/account/user.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { highestRole } from './roles.ts'

/** A user as the API returns one. */
export function userView(user: UserRow): User {
  return {
    id: user.id,
    email: user.email,
    roles: user.roles,
    role: highestRole(user.roles),
    is_verified: user.verifiedAt !== null,
    created_at: user.createdAt.toISOString(),
    total_generations: user.totalGenerations,
    total_credits_used: user.totalCreditsUsed,
    display_name: user.displayName,
    username: user.username,
  }
}

/** The part of a user that access depends on. */
export function visitorOf({ roles, verifiedAt }: UserRow): Visitor {
  return { roles, role: highestRole(roles), isVerified: verifiedAt !== null }
}
