import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { forgotPassword } from '#api/product/authCalls.ts'
import { useServices } from '#services/services.tsx'
import { checkKnownEmail } from '#domain/account/checkEmail.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { EntryCard } from '#ui/EntryCard.tsx'
import { useFields } from '#ui/form/useFields.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { AddressField } from './AddressField.tsx'
import { EntryForm } from './EntryForm.tsx'
import { entryState } from './entryState.ts'
import { LetterSent } from './LetterSent.tsx'
import { OfflineNote } from './OfflineNote.tsx'

export interface ForgotScreenProps {
  readonly email: string
  readonly isOffline: boolean
}

/** /forgot-password: asks for a link. The answer is the same whether the address has an account or not. */
export function ForgotScreen({ email, isOffline }: ForgotScreenProps) {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  const form = useFields({ email }, {})
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function send(address: string, signal: AbortSignal): Promise<void> {
    const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
    await forgotPassword(await productApi(), { email: address, language }, { signal })
  }

  const submission = useSubmission(async (signal) => {
    const address = form.values.email.trim()
    try {
      await send(address, signal)
      setSentTo(address)
    } catch (error) {
      if (!form.reportFailure(error)) throw error
    }
  })

  function isAddress(): boolean {
    const code = checkKnownEmail(form.values.email)
    return !form.report(code === null ? [] : [{ field: 'email', code }])
  }

  if (sentTo !== null) {
    return (
      <LetterSent
        lead={
          <Trans>
            Jeśli <strong>{sentTo}</strong> ma u nas konto, za chwilę przyjdzie list z linkiem do nowego
            hasła.
          </Trans>
        }
        onResend={(signal) => send(sentTo, signal)}
        onBack={() => setSentTo(null)}
        footer={<BackToLogin email={sentTo} />}
      />
    )
  }
  return (
    <EntryCard
      icon={<KeyRound size={26} />}
      title={<Trans>Nie pamiętasz hasła?</Trans>}
      lead={<Trans>Podaj adres konta. Wyślemy link, który pozwoli ustawić nowe hasło.</Trans>}
      footer={<BackToLogin email={form.values.email} />}
    >
      {isOffline ? <OfflineNote /> : null}
      <EntryForm
        id={form.id}
        label={t`Nowe hasło`}
        submission={submission}
        check={isAddress}
        isOffline={isOffline}
        action={<Trans>Wyślij link</Trans>}
        pending={<Trans>Wysyłamy…</Trans>}
      >
        <AddressField {...form.text('email')} />
      </EntryForm>
    </EntryCard>
  )
}

function BackToLogin({ email }: { readonly email: string }) {
  return (
    <p>
      <TextLink to="/login" state={entryState(email)}>
        <Trans>Wróć do logowania</Trans>
      </TextLink>
    </p>
  )
}
