import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { CREDITS_COLLECTION } from '#domain/catalogue/creditPack.ts'
import { AddToCart } from '#features/cart/AddToCart.tsx'
import { CreditsScreen } from '#features/shop/credits/CreditsScreen.tsx'
import { loadCollection } from '#features/shop/pageData.ts'

export const Route = createFileRoute('/sklep/kredyty')({
  loader: ({ context }) => loadCollection(context.services, CREDITS_COLLECTION),
  head: routeHead,
  component: CreditsRoute,
})

function CreditsRoute() {
  return (
    <CreditsScreen
      renderPurchase={(product, variant) => <AddToCart product={product} variant={variant} compact />}
    />
  )
}
