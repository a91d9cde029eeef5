import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import NotFound from '#app/errors/NotFound.tsx'
import { guardRoute } from '#app/guards/guardRoute.ts'
import { lateHead } from '#app/document/lateHead.ts'

const TITLE = msg`Nie ma takiej strony`

/**
 * Every address without a screen: another name of one leads there, any other is not found. Of one whose screen comes
 * with later work only those learn that who may open it.
 */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    const [{ resolveRedirect }, { accessOfPath }] = await Promise.all([
      import('#domain/addresses/resolveRedirect.ts'),
      import('#domain/addresses/accessOfPath.ts'),
    ])
    const found = resolveRedirect(location.pathname, location.searchStr)
    if (found !== null) throw redirect({ href: found.to, replace: true })
    await guardRoute(accessOfPath(location.pathname), context, location)
  },
  head: ({ match: { context } }) =>
    lateHead(context, ({ pageHead }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false })),
  component: NotFound,
})
