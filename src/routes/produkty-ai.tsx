import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { readAiProductSearch } from '#domain/catalogue/aiProductSearch.ts'
import { AiProductsScreen } from '#features/shop/ai/AiProductsScreen.tsx'
import { loadCatalogue } from '#features/shop/pageData.ts'

const TITLE = msg`Produkty AI: kartki, życzenia i listy na miarę`
const DESCRIPTION = msg`Pięć rodzajów tekstów pisanych z AI: kartki, podziękowania, listy miłosne, życzenia i listy biznesowe. Zobacz próbki.`

export const Route = createFileRoute('/produkty-ai')({
  validateSearch: readAiProductSearch,
  loader: ({ context }) => loadCatalogue(context.services),
  head: ({ match: { context } }) =>
    pageHead({
      title: context.i18n._(TITLE),
      description: context.i18n._(DESCRIPTION),
      path: '/produkty-ai',
    }),
  component: AiProductsRoute,
})

function AiProductsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AiProductsScreen
      search={search}
      onSearchChange={(change) =>
        void navigate({ search: (present) => ({ ...present, ...change }), resetScroll: false })
      }
    />
  )
}
