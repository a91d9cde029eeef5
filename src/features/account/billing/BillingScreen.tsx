import { useLingui } from '@lingui/react/macro'
import type { User } from '#domain/account/user.ts'
import { BILLING, ORDERS } from '../data/accountPart.ts'
import { Owned } from '../data/Owned.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { useAccountPart } from '../data/useAccountPart.ts'
import { CardSkeletons } from '../frame/CardSkeletons.tsx'
import { VerifyNotice } from '../frame/VerifyNotice.tsx'
import { BillingCard } from './BillingCard.tsx'
import { OrdersCard } from './OrdersCard.tsx'

/** /ustawienia/rozliczenia: the addressee of orders and invoices, and the orders. */
export function BillingScreen() {
  const { t } = useLingui()
  return (
    <AccountFrame place="billing" lead={t`Twoje dane do formularza w kasie i wszystkie zamówienia.`}>
      <Owned skeleton={<CardSkeletons fields={[3, 6]} />}>
        {(user) => (
          <>
            <VerifyNotice user={user} />
            <OrdersCard user={user} />
            <BelowOrders user={user} />
          </>
        )}
      </Owned>
    </AccountFrame>
  )
}

/** Asked for at once, and shown once it is known how long the orders above are. */
function BelowOrders({ user }: { readonly user: User }) {
  useAccountPart(BILLING)
  return useAccountPart(ORDERS).status === 'loading' ? null : <BillingCard user={user} />
}
