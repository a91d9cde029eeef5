import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { deleteAccount } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import type { User } from '#domain/account/user.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/toasts.ts'
import formStyles from '../form/AccountForm.module.css'
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx'
import { FormFailure } from '../form/FormNotes.tsx'
import { useAccountForm } from '../form/useAccountForm.ts'
import styles from './AccountSettings.module.css'

const NOTHING = { current_password: '' }

/** What is lost, what stays, and the password that says it is meant. */
export function DeleteForm({ user, onCancel }: { readonly user: User; readonly onCancel: () => void }) {
  const { t } = useLingui()
  const { productApi, session } = useServices()
  const navigate = useNavigate()
  const form = useAccountForm({
    userId: user.id,
    saved: NOTHING,
    check: ({ current_password }) =>
      current_password === '' ? [{ field: 'current_password', code: 'required' }] : [],
    save: async (values) => {
      await deleteAccount(await productApi(), values)
      await session.signOut()
      await navigate({ to: '/', replace: true })
      showToast({ type: 'success', title: t`Konto usunięte` })
    },
  })
  return (
    <form
      className={formStyles.form}
      method="post"
      noValidate
      onSubmit={form.submit}
      aria-label={t`Potwierdzenie usunięcia konta`}
    >
      <div>
        <p>
          <Trans>Konto {user.email} przestanie istnieć. Tego nie da się cofnąć.</Trans>
        </p>
        <ul className={styles.losses}>
          <li>
            <Trans>Znikną profil, jego publiczny adres, klucze dostępu, preferencje i dane do faktur.</Trans>
          </li>
          <li>
            <Trans>Wylogujemy Cię na wszystkich urządzeniach; niewysłane zmiany przepadną.</Trans>
          </li>
          <li>
            <Trans>
              Z zamówień usuniemy e-mail, telefon i dedykacje. W księgach zostaje to, czego wymaga prawo: co,
              dla kogo i za ile.
            </Trans>
          </li>
        </ul>
        <CurrentPasswordField bound={form.bind('current_password')} email={user.email} />
      </div>
      <FormFailure failure={form.failure} />
      <div className={styles.decision}>
        <Button onPress={onCancel}>
          <Trans>Zostaw konto</Trans>
        </Button>
        <Button type="submit" variant="danger" isPending={form.isSaving}>
          <Trans>Usuń konto na zawsze</Trans>
        </Button>
      </div>
    </form>
  )
}
