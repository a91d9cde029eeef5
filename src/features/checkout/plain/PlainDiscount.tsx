import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { checkoutForm, PLAIN_FIELDS } from '#domain/plainShop/plainForms.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from '../DiscountField.module.css'

export interface PlainDiscountProps {
  readonly token: string
  readonly codes: OpenCheckout['discountCodes']
}

/** The discount code of a checkout as a form of its own. */
export function PlainDiscount({ token, codes }: PlainDiscountProps) {
  const { t } = useLingui()
  const action = checkoutForm('discount', token)
  const applied = codes.find((code) => code.applicable)
  const refused = codes.find((code) => !code.applicable)
  const refusedWords = (code: string) => t`Kod ${code} nie obejmuje tego zamówienia albo wygasł`
  if (applied !== undefined) {
    const { code } = applied
    return (
      <form className={styles.applied} method="post" action={action}>
        <span>
          <Trans>
            Kod <strong>{code}</strong> naliczony
          </Trans>
        </span>
        <IconButton type="submit" name={PLAIN_FIELDS.remove} value="1" label={t`Usuń kod ${code}`}>
          <X size={18} />
        </IconButton>
      </form>
    )
  }
  return (
    <form className={styles.form} method="post" action={action} aria-label={t`Rabat`}>
      <TextField
        label={t`Kod rabatowy`}
        name={PLAIN_FIELDS.code}
        autoComplete="off"
        maxLength={64}
        defaultValue={refused?.code ?? ''}
        errorMessage={refused && refusedWords(refused.code)}
        validationBehavior="aria"
      />
      <Button type="submit">
        <Trans>Zastosuj</Trans>
      </Button>
    </form>
  )
}
