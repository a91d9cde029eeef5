import { CREDITS } from '#features/account/data/accountPart.ts'
import { AccountPartView } from '#features/account/data/AccountPartView.tsx'
import { Balance, BalanceSkeleton } from '#features/credits/balance/Balance.tsx'

/** The signed-in user's balance; this device's last copy until a newer one arrives. */
export function OwnBalance() {
  return (
    <AccountPartView part={CREDITS} skeleton={<BalanceSkeleton />}>
      {(credits) => <Balance credits={credits} />}
    </AccountPartView>
  )
}
