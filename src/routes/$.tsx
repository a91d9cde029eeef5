import { createFileRoute, redirect } from '@tanstack/react-router'
import NotFound from '#app/errors/NotFound.tsx'
import { lazyHead } from '#app/document/lazyHead.ts'

/**
 * Every address without a screen: another name of one redirects there, any other is not found, and says so to every
 * visitor.
 */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ location }) => {
    const { resolveRedirect } = await import('#domain/addresses/resolveRedirect.ts')
    const found = resolveRedirect(location.pathname, location.searchStr)
    if (found !== null) throw redirect({ href: found.to })
  },
  head: ({ match: { context } }) =>
    lazyHead(context, ({ missingPageHead }) => missingPageHead(context, false)),
  component: NotFound,
})
