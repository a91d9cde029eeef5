import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { DiscountCode } from '#domain/cart/remoteCart.ts'
import { CART_FORMS, PLAIN_FIELDS } from '#domain/plainShop/plainForms.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import cart from '../Cart.module.css'

/** The discount code of a cart as a form of its own. */
export function PlainDiscountCode({ codes }: { readonly codes: readonly DiscountCode[] }) {
  const { t } = useLingui()
  const [present] = codes
  if (present?.applicable === true) {
    return (
      <form className={cart.code} method="post" action={CART_FORMS.discount}>
        <span>
          <strong>{present.code}</strong>
          <span className={cart.codeState}>
            <Trans>Kod naliczony</Trans>
          </span>
        </span>
        <IconButton type="submit" name={PLAIN_FIELDS.remove} value="1" label={t`Usuń kod ${present.code}`}>
          <X size={18} />
        </IconButton>
      </form>
    )
  }
  return (
    <form className={cart.codeForm} method="post" action={CART_FORMS.discount} aria-label={t`Rabat`}>
      <TextField
        label={t`Kod rabatowy`}
        name={PLAIN_FIELDS.code}
        autoComplete="off"
        maxLength={64}
        defaultValue={present?.code ?? ''}
        errorMessage={present === undefined ? undefined : t`Ten kod nie obejmuje koszyka albo wygasł`}
        validationBehavior="aria"
      />
      <Button type="submit">
        <Trans>Zastosuj</Trans>
      </Button>
    </form>
  )
}
