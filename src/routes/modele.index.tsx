import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { subjectRouteHead } from '#app/document/routeHead.ts'
import { ReadModels } from '#app/models/ReadModels.tsx'
import { type ModelSearch, readModelSearch, type SaidModelSearch } from '#features/models/modelSearch.ts'
import { ALL_MODELS, loadModels } from '#features/models/pageData.ts'

export const Route = createFileRoute('/modele/')({
  validateSearch: (search: ModelSearch & SearchSchemaInput): SaidModelSearch => search,
  loader: ({ context: { services, i18n }, location }) =>
    loadModels(services, i18n.locale, ALL_MODELS, readModelSearch(location.search).porownaj),
  head: subjectRouteHead,
  component: AllModelsRoute,
})

function AllModelsRoute() {
  const isKnown = Route.useLoaderData({ select: (subject) => subject !== null })
  return <ReadModels place={ALL_MODELS} said={Route.useSearch()} isKnown={isKnown} />
}
