import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '#services/useSession.ts'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './ProofDialog.module.css'
import { ProofForm } from './ProofForm.tsx'
import { useProofAsked } from './proofState.ts'

/** Asks for the password or a passkey before a lasting action, which then continues by itself. */
export default function ProofDialog() {
  const { t } = useLingui()
  const asked = useProofAsked()
  const session = useSession()
  const email = session.status === 'signed-in' ? session.user.email : ''
  return (
    <Dialog
      isOpen={asked !== null}
      onOpenChange={() => asked?.answer(false)}
      size="sm"
      title={t`Potwierdź, że to Ty`}
    >
      <div className={styles.question}>
        <p>
          <Trans>To ważna zmiana, więc najpierw podaj hasło. Zaraz potem przejdziesz dalej.</Trans>
        </p>
        {asked === null ? null : (
          <ProofForm email={email} onProved={() => asked.answer(true)} onCancel={() => asked.answer(false)} />
        )}
      </div>
    </Dialog>
  )
}
