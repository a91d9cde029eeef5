import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LateOfflinePack } from '#app/LateOfflinePack.tsx'
import { pageHead } from '#app/pageHead.ts'
import { readShopSearch } from '#domain/catalogue/shopSearch.ts'
import { CollectionScreen } from '#features/shop/CollectionScreen.tsx'
import { loadCollection } from '#features/shop/pageData.ts'

const TITLE = msg`Kolekcja`

export const Route = createFileRoute('/sklep/$collection')({
  validateSearch: readShopSearch,
  loader: ({ context, params }) => loadCollection(context.services, params.collection),
  head: ({ match: { context }, params, loaderData }) =>
    pageHead({
      title: loaderData?.title ?? context.i18n._(TITLE),
      description: loaderData?.description,
      path: `/sklep/${params.collection}`,
    }),
  component: CollectionRoute,
})

function CollectionRoute() {
  const { collection } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CollectionScreen
      key={collection}
      handle={collection}
      search={search}
      renderActions={(title) => (
        <LateOfflinePack pack={{ kind: 'collection', handle: collection }} title={title} />
      )}
      onSearchChange={(change, how) =>
        void navigate({
          search: (present) => ({ ...present, ...change }),
          replace: how === 'replace',
          resetScroll: false,
        })
      }
    />
  )
}
