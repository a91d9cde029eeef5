import type { PublicProfile } from './profile.ts'

/** The title of a profile's page: the person's name if they gave one, and always the user name of its address. */
export function profileTitle({
  username,
  display_name,
}: Pick<PublicProfile, 'username' | 'display_name'>): string {
  return display_name === '' ? `@${username}` : `${display_name} (@${username})`
}
