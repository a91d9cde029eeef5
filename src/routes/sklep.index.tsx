import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LateOfflinePack } from '#app/LateOfflinePack.tsx'
import { pageHead } from '#app/pageHead.ts'
import { readShopSearch } from '#domain/catalogue/shopSearch.ts'
import { loadCatalogue } from '#features/shop/pageData.ts'
import { ShopScreen } from '#features/shop/ShopScreen.tsx'

const TITLE = msg`Sklep: kartki, życzenia, prezenty i kursy`
const DESCRIPTION = msg`Kartki i życzenia z AI, kubki, plakaty i kursy. Szukaj po okazji, cenie i ocenie, także bez sieci.`

export const Route = createFileRoute('/sklep/')({
  validateSearch: readShopSearch,
  loader: ({ context }) => loadCatalogue(context.services),
  head: ({ match: { context } }) =>
    pageHead({ title: context.i18n._(TITLE), description: context.i18n._(DESCRIPTION), path: '/sklep' }),
  component: ShopRoute,
})

function ShopRoute() {
  const { t } = useLingui()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ShopScreen
      search={search}
      actions={<LateOfflinePack pack={{ kind: 'shop' }} title={t`Cały sklep`} />}
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
