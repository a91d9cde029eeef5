import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { readContentSearch } from '#domain/content/contentSearch.ts'
import { EducationScreen } from '#features/reading/list/EducationScreen.tsx'
import { loadEntries } from '#features/reading/pageData.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'

export const Route = createFileRoute('/edukacja/')({
  validateSearch: readContentSearch,
  loader: ({ context: { services, i18n } }) =>
    loadEntries(services, languageOf(i18n.locale) ?? DEFAULT_LANGUAGE, 'education'),
  head: routeHead,
  component: ListRoute,
})

function ListRoute() {
  return <EducationScreen search={Route.useSearch()} />
}
