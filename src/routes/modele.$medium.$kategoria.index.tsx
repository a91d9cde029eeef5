import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { subjectRouteHead } from '#app/document/routeHead.ts'
import { ReadModels } from '#app/models/ReadModels.tsx'
import type { ModelSearch, SaidModelSearch } from '#features/models/modelSearch.ts'
import { loadModels, placeNamed } from '#features/models/pageData.ts'

export const Route = createFileRoute('/modele/$medium/$kategoria/')({
  validateSearch: (search: ModelSearch & SearchSchemaInput): SaidModelSearch => search,
  loader: ({ context: { services, i18n }, params: { medium, kategoria } }) =>
    loadModels(services, i18n.locale, placeNamed(medium, kategoria)),
  head: subjectRouteHead,
  component: CategoryRoute,
})

function CategoryRoute() {
  const { medium, kategoria } = Route.useParams()
  const isKnown = Route.useLoaderData({ select: (subject) => subject !== null })
  return <ReadModels place={placeNamed(medium, kategoria)} said={Route.useSearch()} isKnown={isKnown} />
}
