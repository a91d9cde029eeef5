import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { PeopleScreen } from '#features/administration/people/PeopleScreen.tsx'
import { readPeopleSearch } from '#features/administration/peopleSearch.ts'

export const Route = createFileRoute('/administracja/uzytkownicy/')({
  validateSearch: readPeopleSearch,
  head: routeHead,
  component: People,
})

function People() {
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PeopleScreen
      text={q}
      onTextChange={(text) => void navigate({ search: { q: text }, replace: true, resetScroll: false })}
    />
  )
}
