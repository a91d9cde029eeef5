import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSiteFrame } from '#ui/state/till.ts'

/** This checkout takes no payment: says what happens to the cart, and where to go. */
export function NoPayment() {
  useSiteFrame()
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<CreditCard size={28} />}
      title={t`Ten sklep nie przyjmuje teraz płatności`}
      description={t`Na razie nie można tu złożyć zamówienia ani zapłacić. Koszyk zostaje na tym urządzeniu: wróć do kasy później.`}
      action={
        <ButtonLink to="/sklep" variant="secondary">
          <Trans>Wróć do sklepu</Trans>
        </ButtonLink>
      }
    />
  )
}
