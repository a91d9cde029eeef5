import { screenPath } from '#domain/addresses/screenPath.ts'
import type { PublicProfile } from '#domain/account/profile.ts'

/** A profile in the words of schema.org, for search engines. `origin` is this site's address. */
export function profileStructuredData(profile: PublicProfile, origin: string): object[] {
  const { username, display_name, bio, created_at } = profile
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      dateCreated: created_at,
      url: origin + screenPath('/uzytkownik/$username', { username }),
      mainEntity: {
        '@type': 'Person',
        name: display_name === '' ? username : display_name,
        alternateName: username,
        identifier: username,
        ...(bio === '' ? {} : { description: bio }),
      },
    },
  ]
}
