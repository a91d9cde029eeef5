import type { Services } from '#services/services.tsx'
import type { PublicProfile } from '#domain/account/profile.ts'
import { publicProfileQuery } from './publicProfileQuery.ts'

/** How long (ms) a page waits for the profile before it shows its shape. */
const PATIENCE_MS = 150

/** The profile for the page's head, if it is loaded soon; undefined otherwise. The screen goes on waiting by itself. */
export async function loadPublicProfile(
  services: Services,
  username: string,
): Promise<PublicProfile | null | undefined> {
  // The server doesn't know it: the page is taken over as it is, and asks then.
  if (services.isTakingOver()) return undefined
  const { queryClient } = services
  const query = publicProfileQuery(services, username)
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))
  try {
    return await Promise.race([queryClient.ensureQueryData(query), late])
  } catch {
    return undefined
  }
}
