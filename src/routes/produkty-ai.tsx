import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { readAiProductSearch } from '#domain/catalogue/aiProductSearch.ts'
import { AiProductsScreen } from '#features/shop/ai/AiProductsScreen.tsx'
import { loadCatalogue } from '#features/shop/pageData.ts'

export const Route = createFileRoute('/produkty-ai')({
  validateSearch: readAiProductSearch,
  loader: ({ context }) => loadCatalogue(context.services, true),
  head: routeHead,
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
