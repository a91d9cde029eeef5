import { useLingui } from '@lingui/react/macro'
import { Owned } from '../data/Owned.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { CardSkeletons } from '../frame/CardSkeletons.tsx'
import { VerifyNotice } from '../frame/VerifyNotice.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

/** /ustawienia/bezpieczenstwo: password, passkeys, devices that are signed in. */
export function SecurityScreen() {
  const { t } = useLingui()
  return (
    <AccountFrame place="security" lead={t`Kto i jak może zalogować się na Twoje konto.`}>
      <Owned skeleton={<CardSkeletons fields={[1, 2, 3]} />}>
        {(user) => (
          <>
            <VerifyNotice user={user} />
            <PasswordCard user={user} />
            <PasskeysCard user={user} />
            <SessionsCard user={user} />
          </>
        )}
      </Owned>
    </AccountFrame>
  )
}
