import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OwnBalance } from '#app/account/OwnBalance.tsx'
import { pageHead } from '#app/pageHead.ts'
import { useSignOut } from '#app/session/useSignOut.ts'
import { AccountHome } from '#features/account/home/AccountHome.tsx'
import { BalanceCard } from '#features/credits/balance/BalanceCard.tsx'

const TITLE = msg`Moje konto`

export const Route = createFileRoute('/konto')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Account,
})

function Account() {
  const { signOut } = useSignOut()
  return <AccountHome onSignOut={() => void signOut()} credits={<BalanceCard balance={<OwnBalance />} />} />
}
