import { Trans } from '@lingui/react/macro'
import type { User } from '#domain/account/user.ts'
import { BILLING } from '../data/accountPart.ts'
import { PartView } from '../data/PartView.tsx'
import { useAccountPart } from '../data/useAccountPart.ts'
import form from '../form/AccountForm.module.css'
import { FieldPair } from '#ui/form/FieldPair.tsx'
import { Card } from '#ui/Card.tsx'
import { FormSkeleton } from '../form/FormSkeleton.tsx'
import { BillingForm } from './BillingForm.tsx'

/** The addressee of orders and invoices. */
export function BillingCard({ user }: { readonly user: User }) {
  const data = useAccountPart(BILLING)
  return (
    <Card
      title={<Trans>Dane do zamówień i faktur</Trans>}
      lead={<Trans>Nic tu nie jest obowiązkowe. To, co wpiszesz, będzie już wpisane w kasie.</Trans>}
    >
      <PartView
        data={data}
        skeleton={
          <div className={form.form}>
            <FieldPair>
              <FormSkeleton count={6} />
            </FieldPair>
          </div>
        }
      >
        {(billing, isOffline) => <BillingForm billing={billing} user={user} isOffline={isOffline} />}
      </PartView>
    </Card>
  )
}
