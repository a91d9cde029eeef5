import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { deleteAccount } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import type { User } from '#domain/account/user.ts'
import { requiredText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { useForm } from '#ui/form/useForm.ts'
import formStyles from '../form/AccountForm.module.css'
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx'
import { FormFailure } from '../form/FormNotes.tsx'
import styles from './AccountSettings.module.css'

const NOTHING = { current_password: '' }
const check = schemaCheck(z.object({ current_password: requiredText }))

/** The lost data, the data that stays, and the password as a confirmation. */
export function DeleteForm({ user, onCancel }: { readonly user: User; readonly onCancel: () => void }) {
  const { t } = useLingui()
  const { productApi, session } = useServices()
  const navigate = useNavigate()
  const form = useForm({
    initial: NOTHING,
    check,
    submit: async (values) => {
      await deleteAccount(await productApi(), values)
      await session.signOut()
      await navigate({ to: '/', replace: true })
      showToast({ type: 'success', title: t`Konto usunięte` })
    },
  })
  return (
    <form {...form.element} className={formStyles.form} aria-label={t`Potwierdzenie usunięcia konta`}>
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
        <CurrentPasswordField field={form.field('current_password')} email={user.email} />
      </div>
      <FormFailure failure={form.failure} />
      <div className={styles.decision}>
        <Button onPress={onCancel}>
          <Trans>Zostaw konto</Trans>
        </Button>
        <Button type="submit" variant="danger" isPending={form.isPending}>
          <Trans>Usuń konto na zawsze</Trans>
        </Button>
      </div>
    </form>
  )
}
