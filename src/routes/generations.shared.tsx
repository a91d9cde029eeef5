import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { knownTitle } from '#features/generation/archive/knownTitle.ts'
import { readSharedSearch } from '#features/generation/shared/sharedSearch.ts'
import { SharedScreen } from '#features/generation/shared/SharedScreen.tsx'

const TITLE = msg`Prace wszystkich`
const LINKED_TITLE = msg`Praca do pokazania`
const DESCRIPTION = msg`Obrazy, wideo i muzyka, które ludzie zrobili w Iskrze. Każdą możesz przerobić po swojemu.`

export const Route = createFileRoute('/generations/shared')({
  validateSearch: readSharedSearch,
  loaderDeps: ({ search: { link } }) => ({ link }),
  loader: ({ context, deps }) => knownTitle(context.services.queryClient, deps),
  head: ({ match: { context, search }, loaderData: title }) =>
    search.link === undefined
      ? pageHead({
          title: context.i18n._(TITLE),
          description: context.i18n._(DESCRIPTION),
          path: '/generations/shared',
        })
      : pageHead({ title: title ?? context.i18n._(LINKED_TITLE), isIndexed: false }),
  component: Shared,
})

function Shared() {
  const { link } = Route.useSearch()
  const router = useRouter()
  // The head was made before the answer came: the loader finds it now, and the title follows.
  return <SharedScreen key={link} link={link} onLoaded={() => void router.invalidate()} />
}
