import { and, eq, isNotNull } from 'drizzle-orm'
import type { PublicProfile } from '#domain/account/profile.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { users } from '#server/platform/users/tables.ts'

/** Returns a person's public profile; null for an unknown user name and for a profile that isn't public. */
export async function findPublicProfile(
  { database }: Pick<ServerContext, 'database'>,
  typed: string,
): Promise<PublicProfile | null> {
  const username = typed.toLowerCase()
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.username, username), eq(users.isPublic, true), isNotNull(users.verifiedAt)))
  if (user === undefined) return null
  return {
    username,
    display_name: user.displayName ?? username,
    bio: user.bio,
    created_at: user.createdAt.toISOString(),
    total_generations: user.totalGenerations,
  }
}
