import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { AskedFor } from '#offline/restock/asked.ts'
import { Button } from '#ui/Button.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './RestockForm.module.css'

export interface AskedAlreadyProps {
  readonly asked: AskedFor
  /** It was requested just now: the form's focus moves here, and the result is announced. */
  readonly isNews: boolean
  readonly onAnew: () => void
}

/** This device's request, and how to withdraw it. */
export function AskedAlready({ asked: { variantId, email }, isNews, onAnew }: AskedAlreadyProps) {
  const { i18n, t } = useLingui()
  const ref = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (isNews) ref.current?.focus()
  }, [isNews])

  async function askAnew(): Promise<void> {
    try {
      const [{ unask }, { database }] = await Promise.all([
        import('#offline/restock/asked.ts'),
        import('#offline/openDatabase.ts'),
      ])
      await unask(await database(), variantId)
      onAnew()
    } catch {
      tellNotKept(i18n, t`Nic się nie zmieniło`)
    }
  }

  return (
    <output ref={ref} tabIndex={-1} className={styles.asked}>
      {email === null ? (
        <span>
          <Trans>Damy Ci znać, gdy produkt wróci.</Trans>{' '}
          <TextLink to="/ulubione">
            <Trans>Inne powiadomienia o dostępności</Trans>
          </TextLink>
        </span>
      ) : (
        <>
          <span>
            <Trans>
              Jeszcze jeden krok: na <strong>{email}</strong> przyjdzie wiadomość z linkiem. Kliknij go, a
              damy Ci znać. Tym samym linkiem wycofasz prośbę.
            </Trans>
          </span>
          <Button size="small" variant="quiet" onPress={() => void askAnew()}>
            <Trans>Podaj inny adres</Trans>
          </Button>
        </>
      )}
    </output>
  )
}
