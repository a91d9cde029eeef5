import { Trans, useLingui } from '@lingui/react/macro'
import { FieldPair } from '#ui/form/FieldPair.tsx'
import { DetailsTextField } from './DetailsTextField.tsx'
import { FormSection } from './FormSection.tsx'
import type { DetailsForm } from './useCheckoutForm.ts'

/** The buyer and their contact. */
export function ContactSection({ form, needsDelivery }: { form: DetailsForm; needsDelivery: boolean }) {
  const { t } = useLingui()
  return (
    <FormSection title={<Trans>Twój kontakt</Trans>}>
      <FieldPair>
        <DetailsTextField
          form={form}
          field="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          description={t`Do kontaktu w sprawie zamówienia`}
        />
        <DetailsTextField
          form={form}
          field="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
          isOptional={!needsDelivery}
          description={needsDelivery ? t`Dla kuriera, na przykład 600 100 200` : t`Gdybyśmy mieli pytanie`}
        />
      </FieldPair>
    </FormSection>
  )
}
