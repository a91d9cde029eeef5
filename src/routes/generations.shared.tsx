import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { readSharedSearch } from '#features/generation/shared/sharedSearch.ts'
import { SharedScreen } from '#features/generation/shared/SharedScreen.tsx'

const TITLE = msg`Prace wszystkich`
const LINKED_TITLE = msg`Praca do pokazania`
const DESCRIPTION = msg`Obrazy, wideo i muzyka, które ludzie zrobili w Iskrze. Każdą możesz przerobić po swojemu.`

export const Route = createFileRoute('/generations/shared')({
  validateSearch: readSharedSearch,
  head: ({ match: { context, search } }) =>
    search.link === undefined
      ? pageHead({
          title: context.i18n._(TITLE),
          description: context.i18n._(DESCRIPTION),
          path: '/generations/shared',
        })
      : pageHead({ title: context.i18n._(LINKED_TITLE), isIndexed: false }),
  component: Shared,
})

function Shared() {
  return <SharedScreen link={Route.useSearch().link} />
}
