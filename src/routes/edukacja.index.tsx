import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { KeepEverything } from '#app/reading/KeepReading.tsx'
import { readContentSearch, type SaidSearch } from '#domain/content/contentSearch.ts'
import { EducationScreen } from '#features/reading/list/EducationScreen.tsx'
import { loadEntries } from '#features/reading/pageData.ts'

export const Route = createFileRoute('/edukacja/')({
  validateSearch: (search: SaidSearch): SaidSearch => search,
  loader: ({ context: { services, i18n } }) => loadEntries(services, i18n.locale, 'education'),
  head: routeHead,
  component: ListRoute,
})

function ListRoute() {
  return <EducationScreen search={readContentSearch(Route.useSearch())} keeping={<KeepEverything />} />
}
