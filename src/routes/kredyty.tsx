import { createFileRoute } from '@tanstack/react-router'
import { OwnBalance } from '#app/account/OwnBalance.tsx'
import { routeHead } from '#app/document/routeHead.ts'
import { CREDITS_COLLECTION } from '#domain/catalogue/creditPack.ts'
import { MOVEMENTS } from '#features/account/data/accountPart.ts'
import { AccountPartView } from '#features/account/data/AccountPartView.tsx'
import { AddToCart } from '#features/cart/AddToCart.tsx'
import { CreditsHome } from '#features/credits/home/CreditsHome.tsx'
import { Movements, MovementsSkeleton } from '#features/credits/movements/Movements.tsx'
import { CreditPacks } from '#features/shop/credits/CreditPacks.tsx'
import { loadCollection } from '#features/shop/pageData.ts'

export const Route = createFileRoute('/kredyty')({
  loader: ({ context }) => loadCollection(context.services, CREDITS_COLLECTION),
  head: routeHead,
  component: Credits,
})

function Credits() {
  return (
    <CreditsHome
      balance={<OwnBalance />}
      packs={
        <CreditPacks
          renderPurchase={(product, variant) => <AddToCart product={product} variant={variant} compact />}
        />
      }
      movements={
        <AccountPartView part={MOVEMENTS} skeleton={<MovementsSkeleton />}>
          {(newest) => <Movements newest={newest} />}
        </AccountPartView>
      }
    />
  )
}
