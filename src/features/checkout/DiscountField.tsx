import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CheckoutFailure } from '#api/checkout/checkoutFailure.ts'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { checkoutClient, showCheckout } from './checkoutQuery.ts'
import styles from './DiscountField.module.css'

export interface DiscountFieldProps {
  readonly token: string
  readonly checkout: OpenCheckout
  /** Called with the present code, after the checkout has applied it. */
  readonly onChanged: (code: string | null, checkout: OpenCheckout) => void
}

/** The discount code: typed, taken or refused with words, taken away again. */
export function DiscountField({ token, checkout, onChanged }: DiscountFieldProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const refused = checkout.discountCodes.find((code) => !code.applicable)
  const refusedWords = (code: string) => t`Kod ${code} nie obejmuje tego zamówienia albo wygasł`
  const [typed, setTyped] = useState(refused?.code ?? '')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState(refused && refusedWords(refused.code))
  const applied = checkout.discountCodes.find((code) => code.applicable)

  async function change(code: string | null): Promise<void> {
    setPending(true)
    setError(undefined)
    try {
      const view = await checkoutClient.setDiscountCode(token, code)
      showCheckout(queryClient, token, view)
      if (view.state !== 'open') return
      onChanged(code, view)
      const isTaken = view.discountCodes.some((known) => known.applicable)
      if (code === null) announce(t`Usunięto kod rabatowy`)
      else if (isTaken) announce(t`Kod ${code} naliczony`)
      else setError(refusedWords(code))
      if (isTaken) setTyped('')
    } catch (failure) {
      const isTooOften = failure instanceof CheckoutFailure && failure.code === 'CHECKOUT_TOO_MANY_REQUESTS'
      setError(
        isTooOften
          ? t`Za dużo kodów naraz. Spróbuj później albo zapłać bez kodu`
          : t`Nie udało się sprawdzić kodu. Spróbuj jeszcze raz`,
      )
    } finally {
      setPending(false)
    }
  }

  if (applied) {
    const { code } = applied
    return (
      <p className={styles.applied}>
        <span>
          <Trans>
            Kod <strong>{code}</strong> naliczony
          </Trans>
        </span>
        <IconButton label={t`Usuń kod ${code}`} onPress={() => void change(null)} isPending={isPending}>
          <X size={18} />
        </IconButton>
      </p>
    )
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const code = typed.trim()
    if (code !== '') void change(code)
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit} aria-label={t`Rabat`}>
      <TextField
        label={t`Kod rabatowy`}
        autoComplete="off"
        maxLength={64}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setError(undefined)
        }}
        errorMessage={error}
        validationBehavior="aria"
      />
      <Button type="submit" isPending={isPending} isDisabled={typed.trim() === ''}>
        <Trans>Zastosuj</Trans>
      </Button>
    </form>
  )
}
