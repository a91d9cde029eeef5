import type { PublicProfile } from './profile.ts'

/** What the page of a profile is called: by the name somebody has given, and always by the one in its address. */
export function profileTitle({
  username,
  display_name,
}: Pick<PublicProfile, 'username' | 'display_name'>): string {
  return display_name === '' ? `@${username}` : `${display_name} (@${username})`
}
