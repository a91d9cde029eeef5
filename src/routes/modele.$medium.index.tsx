import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { subjectRouteHead } from '#app/document/routeHead.ts'
import { ReadModels } from '#app/models/ReadModels.tsx'
import type { ModelSearch, SaidModelSearch } from '#features/models/modelSearch.ts'
import { loadModels, placeNamed } from '#features/models/pageData.ts'

export const Route = createFileRoute('/modele/$medium/')({
  validateSearch: (search: ModelSearch & SearchSchemaInput): SaidModelSearch => search,
  loader: ({ context: { services, i18n }, params: { medium } }) =>
    loadModels(services, i18n.locale, placeNamed(medium)),
  head: subjectRouteHead,
  component: MediumRoute,
})

function MediumRoute() {
  const { medium } = Route.useParams()
  const isKnown = Route.useLoaderData({ select: (subject) => subject !== null })
  return <ReadModels place={placeNamed(medium)} said={Route.useSearch()} isKnown={isKnown} />
}
