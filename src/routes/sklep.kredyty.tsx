import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { CREDITS_COLLECTION } from '#domain/catalogue/creditPack.ts'
import { AddToCart } from '#features/cart/AddToCart.tsx'
import { CreditsScreen } from '#features/shop/credits/CreditsScreen.tsx'
import { loadCollection } from '#features/shop/pageData.ts'

const TITLE = msg`Kredyty na obrazy i filmy`
const DESCRIPTION = msg`Pakiety kredytów bez abonamentu: ile kosztuje kredyt w każdym z nich i na ile obrazów albo filmów wystarczy.`

export const Route = createFileRoute('/sklep/kredyty')({
  loader: ({ context }) => loadCollection(context.services, CREDITS_COLLECTION),
  head: ({ match: { context } }) =>
    pageHead({
      title: context.i18n._(TITLE),
      description: context.i18n._(DESCRIPTION),
      path: '/sklep/kredyty',
    }),
  component: CreditsRoute,
})

function CreditsRoute() {
  return (
    <CreditsScreen
      renderPurchase={(product, variant) => <AddToCart product={product} variant={variant} compact />}
    />
  )
}
