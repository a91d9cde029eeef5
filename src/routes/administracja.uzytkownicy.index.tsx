import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { PeopleScreen } from '#features/administration/people/PeopleScreen.tsx'
import { type PeopleSearch, readPeopleSearch } from '#features/administration/peopleSearch.ts'

export const Route = createFileRoute('/administracja/uzytkownicy/')({
  validateSearch: (search: PeopleSearch & SearchSchemaInput): { readonly q?: unknown } => search,
  head: routeHead,
  component: People,
})

function People() {
  const { q } = readPeopleSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <PeopleScreen
      text={q}
      onTextChange={(text) => void navigate({ search: { q: text }, replace: true, resetScroll: false })}
    />
  )
}
