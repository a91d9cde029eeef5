import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { subjectHead } from '#app/document/routeHead.ts'
import { readFilmsSearch, type SaidFilmsSearch } from '#features/generation/discover/discoverSearch.ts'
import { FilmsScreen } from '#features/generation/discover/FilmsScreen.tsx'
import { loadFilms } from '#features/generation/discover/pageData.ts'

export const Route = createFileRoute('/wideo')({
  validateSearch: (search: SaidFilmsSearch): SaidFilmsSearch => search,
  loaderDeps: ({ search: { przed } }) => ({ przed }),
  loader: ({ context: { services, i18n }, deps }) => loadFilms(services, deps, i18n.locale),
  head: (given) => subjectHead(given, '/wideo', given.loaderData),
  component: Films,
})

function Films() {
  const search = readFilmsSearch(Route.useSearch())
  return <FilmsScreen key={search.przed} search={search} isOffline={useConnection().view === 'offline'} />
}
