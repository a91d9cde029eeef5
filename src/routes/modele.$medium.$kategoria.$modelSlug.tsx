import { createFileRoute } from '@tanstack/react-router'
import { subjectRouteHead } from '#app/document/routeHead.ts'
import { ReadModel } from '#app/models/ReadModels.tsx'
import { loadModel } from '#features/models/pageData.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'

export const Route = createFileRoute('/modele/$medium/$kategoria/$modelSlug')({
  loader: ({ context: { services, i18n }, params }) =>
    loadModel(
      services,
      i18n.locale,
      screenPath('/modele/$medium/$kategoria/$modelSlug', params),
      params.modelSlug,
    ),
  head: subjectRouteHead,
  component: ModelRoute,
})

function ModelRoute() {
  const params = Route.useParams()
  const isKnown = Route.useLoaderData({ select: (subject) => subject !== null })
  return (
    <ReadModel
      slug={params.modelSlug}
      path={screenPath('/modele/$medium/$kategoria/$modelSlug', params)}
      isKnown={isKnown}
    />
  )
}
