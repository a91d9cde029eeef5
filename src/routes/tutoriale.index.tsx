import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { readContentSearch } from '#domain/content/contentSearch.ts'
import { TutorialsScreen } from '#features/reading/list/TutorialsScreen.tsx'
import { loadEntries } from '#features/reading/pageData.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'

export const Route = createFileRoute('/tutoriale/')({
  validateSearch: readContentSearch,
  loader: ({ context: { services, i18n } }) =>
    loadEntries(services, languageOf(i18n.locale) ?? DEFAULT_LANGUAGE, 'tutorials', 'guides'),
  head: routeHead,
  component: ListRoute,
})

function ListRoute() {
  return <TutorialsScreen search={Route.useSearch()} />
}
