import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { changePassword } from '#api/product/authCalls.ts'
import { useServices } from '#services/services.tsx'
import type { FieldProblem } from '#domain/account/apiError.ts'
import { validatePassword } from '#domain/account/passwordRule.ts'
import type { User } from '#domain/account/user.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { NewPasswordField } from '#ui/NewPasswordField.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { PASSKEYS, SESSIONS } from '../data/accountPart.ts'
import { accountKey, useAccountPart } from '../data/useAccountPart.ts'
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx'
import { FormShell } from '../form/FormShell.tsx'
import { Card } from '#ui/Card.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Revealed } from '../frame/Revealed.tsx'

/** The password and the way to a new one. */
export function PasswordCard({ user }: { readonly user: User }) {
  return (
    <Card
      title={<Trans>Hasło</Trans>}
      lead={
        <Trans>Po zmianie wylogujemy Cię na wszystkich innych urządzeniach. To zostaje zalogowane.</Trans>
      }
    >
      <Revealed verb={<Trans>Zmień hasło</Trans>}>
        {(close) => <PasswordForm user={user} onDone={close} />}
      </Revealed>
    </Card>
  )
}

const NOTHING = { current_password: '', new_password: '', remove_passkeys: false }

function PasswordForm({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: NOTHING,
    check: (values) => checkChange(values, user),
    submit: async ({ remove_passkeys, ...passwords }) => {
      const body = remove_passkeys ? { ...passwords, remove_passkeys } : passwords
      await changePassword(await productApi(), body)
      const changed = remove_passkeys ? [SESSIONS, PASSKEYS] : [SESSIONS]
      await Promise.all(changed.map((part) => queryClient.invalidateQueries({ queryKey: accountKey(part) })))
    },
    onSubmitted: () => {
      showToast({ type: 'success', title: t`Hasło zmienione` })
      onDone()
    },
  })
  const passkeys = useAccountPart(PASSKEYS)
  const count = passkeys.status === 'here' ? passkeys.value.length : 0
  return (
    <FormShell form={form} label={t`Zmiana hasła`} verb={<Trans>Zmień hasło</Trans>} onCancel={onDone}>
      <CurrentPasswordField field={form.field('current_password')} email={user.email} />
      <NewPasswordField
        {...form.field('new_password')}
        label={t`Nowe hasło`}
        owner={ownerOf(user)}
        isRequired
      />
      {count === 0 ? null : (
        <Checkbox
          {...form.flag('remove_passkeys')}
          description={t`Zaznacz, jeśli ktoś mógł dodać tu swój klucz. Swoje dodasz potem od nowa.`}
        >
          <Plural
            value={count}
            one="Usuń też # klucz dostępu tego konta"
            few="Usuń też # klucze dostępu tego konta"
            many="Usuń też # kluczy dostępu tego konta"
            other="Usuń też # klucza dostępu tego konta"
          />
        </Checkbox>
      )}
    </FormShell>
  )
}

const ownerOf = ({ email, display_name }: User) => ({ email, displayName: display_name })

async function checkChange(
  { current_password, new_password }: Pick<typeof NOTHING, 'current_password' | 'new_password'>,
  user: User,
): Promise<readonly FieldProblem[]> {
  const { problem } = await validatePassword(new_password, ownerOf(user))
  const isSame = current_password !== '' && new_password === current_password
  const code = problem ?? (isSame ? 'same' : null)
  const problems: FieldProblem[] = []
  if (current_password === '') problems.push({ field: 'current_password', code: 'required' })
  if (code !== null) problems.push({ field: 'new_password', code })
  return problems
}
