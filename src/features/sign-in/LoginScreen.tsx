import { Trans, useLingui } from '@lingui/react/macro'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { Notice } from '#ui/Notice.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { entryState } from './entryState.ts'
import { LoginForm } from './LoginForm.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { PasskeyPart } from './PasskeyPart.tsx'
import { useGoOn } from './useGoOn.ts'

export interface EntryScreenProps {
  /** Where to go afterwards: a path of this origin that `safeRedirect` let through, or null. */
  readonly redirect: string | null
  /** The address that was typed on the screen before. */
  readonly email: string
  readonly isOffline: boolean
}

export interface LoginScreenProps extends EntryScreenProps {
  /** Whether the account was made a moment ago and only the sign-in is left. */
  readonly isNew: boolean
}

/** /login: by password or passkey. A signed-in user goes on. */
export function LoginScreen({ redirect, email, isOffline, isNew }: LoginScreenProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(email)
  useGoOn(redirect)
  return (
    <EntryCard
      icon={<LogIn size={26} />}
      title={<Trans>Zaloguj się</Trans>}
      lead={
        redirect === null
          ? t`Dobrze Cię widzieć. Zaloguj się do swojego konta.`
          : t`Ta strona jest dla zalogowanych. Zaraz po zalogowaniu otworzy się sama.`
      }
      footer={
        <p>
          <Trans>
            Nie masz konta?{' '}
            <TextLink to="/register" search={redirect === null ? {} : { redirect }} state={entryState(typed)}>
              Załóż konto
            </TextLink>
          </Trans>
        </p>
      }
    >
      {isNew ? <Notice tone="success" title={t`Konto jest gotowe. Wystarczy się zalogować.`} /> : null}
      {isOffline ? <OfflineNote /> : null}
      <LoginForm email={email} onEmailChange={setTyped} redirect={redirect} isOffline={isOffline} />
      <PasskeyPart isOffline={isOffline} />
    </EntryCard>
  )
}
