import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LazyOfflinePack } from '#app/LazyOfflinePack.tsx'
import { useListSearch } from '#app/addresses/useListSearch.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { readShopSearch, type ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { loadShop } from '#features/shop/pageData.ts'
import { ShopScreen } from '#features/shop/ShopScreen.tsx'

export const Route = createFileRoute('/sklep/')({
  validateSearch: readShopSearch,
  loader: ({ context, location }) => loadShop(context.services, readShopSearch(location.search)),
  head: routeHead,
  component: ShopRoute,
})

function ShopRoute() {
  const { t } = useLingui()
  const [search, onSearchChange] = useListSearch<ShopSearch>(Route.useSearch())
  return (
    <ShopScreen
      search={search}
      actions={<LazyOfflinePack pack={{ kind: 'shop' }} title={t`Cały sklep`} />}
      onSearchChange={onSearchChange}
    />
  )
}
