import { Trans } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { TextLink } from '#ui/TextLink.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { entryState } from './entryState.ts'
import type { EntryScreenProps } from './LoginScreen.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { useGoOn } from './useGoOn.ts'

/** /register: makes the account, signs in to it and leads to the request to confirm the address. */
export function RegisterScreen({ redirect, email, isOffline }: EntryScreenProps) {
  const [typed, setTyped] = useState(email)
  useGoOn(redirect)
  return (
    <EntryCard
      icon={<Sparkles size={26} />}
      title={<Trans>Załóż konto</Trans>}
      lead={<Trans>Zamówienia, pomysły i ustawienia w jednym miejscu, na każdym urządzeniu.</Trans>}
      footer={
        <p>
          <Trans>
            Masz już konto?{' '}
            <TextLink to="/login" search={redirect === null ? {} : { redirect }} state={entryState(typed)}>
              Zaloguj się
            </TextLink>
          </Trans>
        </p>
      }
    >
      {isOffline ? <OfflineNote /> : null}
      <RegisterForm email={email} onEmailChange={setTyped} redirect={redirect} isOffline={isOffline} />
    </EntryCard>
  )
}
