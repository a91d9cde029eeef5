import { useLingui } from '@lingui/react/macro'
import { Owned } from '../data/Owned.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { VerifyNotice } from '../frame/VerifyNotice.tsx'
import { CardSkeletons } from '../frame/CardSkeletons.tsx'
import { DeleteCard } from './DeleteCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { ExportCard } from './ExportCard.tsx'
import { NameCard } from './NameCard.tsx'

/** /ustawienia/konto: name, address, a copy of one's data, the end of the account. */
export function AccountSettingsScreen() {
  const { t } = useLingui()
  return (
    <AccountFrame
      place="account"
      lead={t`Jak się do Ciebie zwracać, gdzie pisać i co zrobić ze swoimi danymi.`}
    >
      <Owned skeleton={<CardSkeletons fields={[1, 1, 1]} />}>
        {(user) => (
          <>
            <VerifyNotice user={user} />
            <NameCard user={user} />
            <EmailCard user={user} />
            <ExportCard />
            <DeleteCard user={user} />
          </>
        )}
      </Owned>
    </AccountFrame>
  )
}
