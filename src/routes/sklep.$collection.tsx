import { createFileRoute } from '@tanstack/react-router'
import { LazyOfflinePack } from '#app/LazyOfflinePack.tsx'
import { useListSearch } from '#app/addresses/useListSearch.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { readShopSearch, type ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { CollectionScreen } from '#features/shop/CollectionScreen.tsx'
import { loadCollection } from '#features/shop/pageData.ts'

export const Route = createFileRoute('/sklep/$collection')({
  validateSearch: readShopSearch,
  loader: ({ context, params, location }) =>
    loadCollection(context.services, params.collection, readShopSearch(location.search)),
  head: (given) =>
    routeHead(given, {
      ...(given.loaderData != null && { title: given.loaderData.title }),
      description: given.loaderData?.description,
      path: screenPath('/sklep/$collection', given.params),
    }),
  component: CollectionRoute,
})

function CollectionRoute() {
  const { collection } = Route.useParams()
  const [search, onSearchChange] = useListSearch<ShopSearch>(Route.useSearch())
  return (
    <CollectionScreen
      key={collection}
      handle={collection}
      search={search}
      renderActions={(title) => (
        <LazyOfflinePack pack={{ kind: 'collection', handle: collection }} title={title} />
      )}
      onSearchChange={onSearchChange}
    />
  )
}
