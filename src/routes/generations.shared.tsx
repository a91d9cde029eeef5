import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { lazyHead } from '#app/document/lazyHead.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { knownTitle } from '#features/generation/archive/knownTitle.ts'
import { readSharedSearch } from '#features/generation/shared/sharedSearch.ts'
import { SharedScreen } from '#features/generation/shared/SharedScreen.tsx'

const LINKED_TITLE = msg`Udostępniona praca`

export const Route = createFileRoute('/generations/shared')({
  validateSearch: readSharedSearch,
  loaderDeps: ({ search: { link } }) => ({ link }),
  loader: ({ context, deps }) => knownTitle(context.services.queryClient, deps),
  head: (given) => {
    const { search, context } = given.match
    if (search.link === undefined) return routeHead(given)
    const title = given.loaderData ?? context.i18n._(LINKED_TITLE)
    return lazyHead(context, ({ pageHead }) => pageHead({ title, isIndexed: false }))
  },
  component: Shared,
})

function Shared() {
  const { link } = Route.useSearch()
  const router = useRouter()
  // The head was made before the answer came: the loader finds it now, and the title follows.
  return <SharedScreen key={link} link={link} onLoaded={() => void router.invalidate()} />
}
