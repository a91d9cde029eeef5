import { profileTitle } from '#domain/account/profileTitle.ts'
import { profileStructuredData } from '#domain/structuredData/profileStructuredData.ts'
import { findPublicProfile } from '#server/accounts/account/publicProfile.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { shorten, type SubjectHead } from './subjectHead.ts'

/** Returns the head of a public profile's page; null when it isn't public or doesn't exist. */
export async function profileHead(context: ServerContext, username: string): Promise<SubjectHead | null> {
  const profile = await findPublicProfile(context, username)
  if (profile === null) return null
  return {
    title: profileTitle(profile),
    description: shorten(profile.bio),
    picture: null,
    structuredData: profileStructuredData(profile, context.config.publicOrigin),
  }
}
