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

/** The discount code. It is kept at once; whether it is good, the storefront says when it is reached. */
export function DiscountCode({ codes }: { codes: readonly CartDiscountCode[] }) {
  const { t } = useLingui()
  const runCartAction = useCartAction()
  const [typed, setTyped] = useState('')
  const put = (code: string | null) => runCartAction((actions) => actions.putDiscountCode(code))

  function submit(event: FormEvent): void {
    event.preventDefault()
    const code = typed.trim()
    if (code === '') return
    setTyped('')
    void put(code)
  }

  if (codes.length > 0) {
    return (
      <ul className={styles.codes}>
        {codes.map(({ code, applicable }) => (
          <li key={code} className={styles.code} data-tone={applicable === false ? 'refused' : undefined}>
            <span>
              <strong>{code}</strong>
              <span className={styles.codeState}>
                <CodeState applicable={applicable} />
              </span>
            </span>
            <IconButton label={t`Usuń kod ${code}`} onPress={() => void put(null)}>
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Disclosure title={t`Mam kod rabatowy`}>
      <form className={styles.codeForm} onSubmit={submit} aria-label={t`Rabat`}>
        <TextField
          label={t`Kod rabatowy`}
          autoComplete="off"
          maxLength={64}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" isDisabled={typed.trim() === ''}>
          <Trans>Zastosuj</Trans>
        </Button>
      </form>
    </Disclosure>
  )
}

function CodeState({ applicable }: { applicable: boolean | null }) {
  if (applicable === null) return <Trans>Kod zapisany, sprawdzimy go w sklepie</Trans>
  if (applicable) return <Trans>Kod działa, rabat odejmiemy w kasie</Trans>
  return <Trans>Ten kod nie obejmuje koszyka albo wygasł</Trans>
}
