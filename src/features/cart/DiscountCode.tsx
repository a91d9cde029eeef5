import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { CartDiscountCode } from '#offline/cart/cartRows.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Cart.module.css'
import { useCartAction } from './useCartAction.ts'

/**
 * The discount code. It is stored at once; the storefront validates it when it is reached. Until it is known to be
 * valid the field stays, with the typed text and its problem.
 */
export function DiscountCode({ codes }: { codes: readonly CartDiscountCode[] }) {
  const { t } = useLingui()
  const runCartAction = useCartAction()
  const [typed, setTyped] = useState<string | null>(null)
  const put = (code: string | null) => runCartAction((actions) => actions.putDiscountCode(code))
  const [present] = codes
  const shown = typed ?? present?.code ?? ''

  if (present?.applicable === true) return <AppliedCode code={present.code} onRemove={() => void put(null)} />

  function submit(event: FormEvent): void {
    event.preventDefault()
    const code = shown.trim()
    if (code === '') return
    setTyped(null)
    void put(code)
  }

  function remove(): void {
    // The typed text is cleared, the field stays open.
    setTyped('')
    void put(null)
  }

  const isRefused = present?.applicable === false && typed === null
  const isWaiting = present?.applicable === null && typed === null
  return (
    <Disclosure title={t`Mam kod rabatowy`} defaultExpanded={present !== undefined || typed !== null}>
      <form method="post" className={styles.codeForm} onSubmit={submit} aria-label={t`Rabat`}>
        <TextField
          label={t`Kod rabatowy`}
          autoComplete="off"
          maxLength={64}
          value={shown}
          onChange={setTyped}
          errorMessage={isRefused ? t`Ten kod nie obejmuje koszyka albo wygasł` : undefined}
          validationBehavior="aria"
          {...(isWaiting ? { description: t`Kod zapisany, sprawdzimy go w sklepie` } : {})}
        />
        <Button type="submit" isDisabled={shown.trim() === '' || isWaiting || isRefused}>
          <Trans>Zastosuj</Trans>
        </Button>
        {present === undefined ? null : (
          <IconButton label={t`Usuń kod ${present.code}`} onPress={remove}>
            <X size={18} />
          </IconButton>
        )}
      </form>
    </Disclosure>
  )
}

function AppliedCode({ code, onRemove }: { code: string; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <p className={styles.code}>
      <span>
        <strong>{code}</strong>
        <span className={styles.codeState}>
          <Trans>Kod naliczony</Trans>
        </span>
      </span>
      <IconButton label={t`Usuń kod ${code}`} onPress={onRemove}>
        <X size={18} />
      </IconButton>
    </p>
  )
}
