import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { readPurchaseSearch } from '#domain/credits/purchaseSearch.ts'
import { CREDITS } from '#features/account/data/accountPart.ts'
import { AccountPartView } from '#features/account/data/AccountPartView.tsx'
import { Balance, BalanceSkeleton } from '#features/credits/balance/Balance.tsx'
import { PurchaseScreen } from '#features/credits/purchase/PurchaseScreen.tsx'

const TITLE = msg`Kredyty po zakupie`

export const Route = createFileRoute('/credits/success')({
  validateSearch: readPurchaseSearch,
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Success,
})

function Success() {
  const { order } = Route.useSearch()
  return (
    <PurchaseScreen
      key={order}
      order={order ?? null}
      balance={
        <AccountPartView part={CREDITS} skeleton={<BalanceSkeleton />}>
          {(credits) => <Balance credits={credits} />}
        </AccountPartView>
      }
    />
  )
}
