import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import type { Submission } from '#ui/form/useSubmission.ts'
import styles from './Entry.module.css'

interface NotMeProps {
  /** Whether an account there is asks for the address, instead of a new one. */
  readonly isChange: boolean
  readonly declining: Submission
}

/** The other answer to a letter: another person has given the reader's address. */
export function NotMe({ isChange, declining }: NotMeProps) {
  return (
    <Disclosure title={<Trans>To nie Ty?</Trans>}>
      <div className={styles.actions}>
        <p>
          {isChange ? (
            <Trans>
              Ktoś podał Twój adres jako nowy adres swojego konta. Jeśli odmówisz, nie dostanie go.
            </Trans>
          ) : (
            <Trans>
              Ktoś założył konto z Twoim adresem. Usuniemy je od razu. Twoje własne konto zostaje.
            </Trans>
          )}
        </p>
        <FailureNote failure={declining.failure} />
        <Button variant="danger" isPending={declining.isPending} onPress={declining.submit}>
          {isChange ? <Trans>To nie ja, nie zmieniaj adresu</Trans> : <Trans>To nie ja, usuń to konto</Trans>}
        </Button>
      </div>
    </Disclosure>
  )
}
