import { createFileRoute, useRouter } from '@tanstack/react-router'
import { subjectHead } from '#app/document/routeHead.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { loadPublicProfile } from '#features/account/public-profile/loadPublicProfile.ts'
import { PublicProfileScreen } from '#features/account/public-profile/PublicProfileScreen.tsx'

export const Route = createFileRoute('/uzytkownik/$username')({
  loader: async ({ context: { services }, params }) => {
    const profile = await loadPublicProfile(services, params.username)
    return profile == null ? profile : { kind: 'person' as const, profile, origin: services.origin }
  },
  head: (given) => subjectHead(given, screenPath('/uzytkownik/$username', given.params), given.loaderData),
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
