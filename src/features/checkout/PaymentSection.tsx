import { Trans, useLingui } from '@lingui/react/macro'
import type { TestPayment } from '#domain/checkout/payment.ts'
import { Notice } from '#ui/Notice.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { FormSection } from './FormSection.tsx'

export interface PaymentSectionProps {
  readonly payment: TestPayment
  readonly onChange: (payment: TestPayment) => void
}

/** The test payment, marked as one. */
export function PaymentSection({ payment, onChange }: PaymentSectionProps) {
  const { t } = useLingui()
  return (
    <FormSection title={<Trans>Płatność</Trans>}>
      <Notice tone="warning" title={t`Płatność testowa`}>
        <Trans>Nic nie zostanie pobrane. Wybierz wynik płatności.</Trans>
      </Notice>
      <RadioGroup
        label={t`Karta testowa`}
        name="payment"
        presentation="cards"
        options={[
          {
            value: 'test_success',
            label: t`Płatność przyjęta`,
            description: t`Zamówienie powstanie jak po prawdziwej płatności`,
          },
          {
            value: 'test_declined',
            label: t`Płatność odrzucona`,
            description: t`Bank odmówi i zamówienie nie powstanie`,
          },
        ]}
        value={payment}
        onChange={onChange}
      />
    </FormSection>
  )
}
