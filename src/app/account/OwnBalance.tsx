import { CREDITS } from '#features/account/data/accountPart.ts'
import { AccountPartView } from '#features/account/data/AccountPartView.tsx'
import { Balance, BalanceSkeleton } from '#features/credits/balance/Balance.tsx'

/** The balance of whoever is signed in, the last copy of this device while there is nothing newer. */
export function OwnBalance() {
  return (
    <AccountPartView part={CREDITS} skeleton={<BalanceSkeleton />}>
      {(credits) => <Balance credits={credits} />}
    </AccountPartView>
  )
}
