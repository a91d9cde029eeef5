import { createFileRoute, useRouter } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { loadPublicProfile } from '#features/account/public-profile/loadPublicProfile.ts'
import { profileStructuredData } from '#domain/structuredData/profileStructuredData.ts'
import { PublicProfileScreen } from '#features/account/public-profile/PublicProfileScreen.tsx'

export const Route = createFileRoute('/uzytkownik/$username')({
  // Told to search engines, and made by the loader: its code comes with this screen and not with every other.
  loader: async ({ context: { services }, params }) => {
    const profile = await loadPublicProfile(services, params.username)
    if (profile == null) return profile
    return { ...profile, structuredData: profileStructuredData(profile, services.origin) }
  },
  head: (given) => {
    const { params, loaderData: profile } = given
    const path = screenPath('/uzytkownik/$username', params)
    if (profile == null) return routeHead(given, { path, isIndexed: false })
    const { username, display_name, bio, structuredData } = profile
    return routeHead(given, {
      title: display_name === '' ? `@${username}` : `${display_name} (@${username})`,
      description: bio === '' ? undefined : bio,
      path,
      structuredData,
    })
  },
  component: PublicProfileRoute,
})

function PublicProfileRoute() {
  const { username } = Route.useParams()
  const router = useRouter()
  const isKnown = Route.useLoaderData({ select: (profile) => profile !== undefined })
  return (
    <PublicProfileScreen
      key={username}
      username={username}
      // The head was made before a slow answer came: the loader finds it now, and the title follows.
      onLoaded={() => {
        if (!isKnown) void router.invalidate()
      }}
    />
  )
}
