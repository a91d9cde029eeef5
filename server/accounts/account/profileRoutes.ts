import { eq } from 'drizzle-orm'
import { SIGNED_IN, VERIFIED } from '#domain/access/access.ts'
import { checkProfileChange, normaliseProfileChange } from '#domain/account/checkProfile.ts'
import {
  type Profile,
  type ProfileChange,
  profileChangeSchema,
  profileSchema,
  publicProfileSchema,
} from '#domain/account/profile.ts'
import { endpoint, openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { isUniqueViolation } from '#server/platform/database/uniqueViolation.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { findPublicProfile } from './publicProfile.ts'

/** One's own profile, and the page that others see of it. */
export function profileRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/account/profile',
      SIGNED_IN,
      { summary: "The user's own profile", answer: profileSchema },
      async ({ caller }) => profileView(caller.user),
    ),
    endpoint(
      'PATCH /api/v1/account/profile',
      VERIFIED,
      {
        summary: 'Changes what is given and leaves the rest',
        body: profileChangeSchema,
        answer: profileSchema,
        refusals: ['VALIDATION_FAILED', 'USERNAME_TAKEN'],
      },
      async ({ caller, body }) => {
        const problems = checkProfileChange(body)
        if (problems.length > 0) throw new Refusal('VALIDATION_FAILED', { problems })
        return profileView(await changeProfile(context, caller.user, normaliseProfileChange(body)))
      },
    ),
    openEndpoint(
      'GET /api/v1/profiles/{username}',
      { summary: 'What anybody sees of somebody whose profile is public', answer: publicProfileSchema },
      async ({ path }) => {
        const profile = await findPublicProfile(context, path('username'))
        if (profile === null) throw new Refusal('NOT_FOUND')
        return profile
      },
    ),
  ]
}

function profileView({ displayName, username, bio, isPublic }: UserRow): Profile {
  return { display_name: displayName ?? '', username, bio, is_public: isPublic }
}

async function changeProfile(
  { database }: ServerContext,
  user: UserRow,
  { display_name, username, bio, is_public }: ProfileChange,
): Promise<UserRow> {
  const change = {
    ...(display_name === undefined ? {} : { displayName: display_name === '' ? null : display_name }),
    ...(username === undefined ? {} : { username }),
    ...(bio === undefined ? {} : { bio }),
    ...(is_public === undefined ? {} : { isPublic: is_public }),
  }
  if (Object.keys(change).length === 0) return user
  try {
    const [changed] = await database.update(users).set(change).where(eq(users.id, user.id)).returning()
    // Deleted meanwhile, from another device.
    if (changed === undefined) throw new Refusal('UNAUTHORIZED')
    return changed
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new Refusal(
      'USERNAME_TAKEN',
      { problems: [{ field: 'username', code: 'taken' }] },
      { cause: error },
    )
  }
}
