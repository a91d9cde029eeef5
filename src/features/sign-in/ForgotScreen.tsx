import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { forgotPassword } from '#api/product/authCalls.ts'
import { useServices } from '#services/services.tsx'
import { checkKnownEmail } from '#domain/account/checkEmail.ts'
import { validatedText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { EntryCard } from '#ui/EntryCard.tsx'
import { useForm } from '#ui/form/useForm.ts'
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

const check = schemaCheck(z.object({ email: validatedText(checkKnownEmail) }))

/** /forgot-password: asks for a link. The answer is the same whether the address has an account or not. */
export function ForgotScreen({ email, isOffline }: ForgotScreenProps) {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function send(address: string, signal: AbortSignal): Promise<void> {
    const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
    await forgotPassword(await productApi(), { email: address, language }, { signal })
  }

  const form = useForm({
    initial: { email },
    check,
    submit: async (typed, { signal }) => {
      const address = typed.email.trim()
      await send(address, signal)
      setSentTo(address)
    },
  })

  if (sentTo !== null) {
    return (
      <LetterSent
        lead={
          <Trans>
            Jeśli <strong>{sentTo}</strong> ma u nas konto, za chwilę przyjdzie wiadomość z linkiem do
            ustawienia nowego hasła.
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
        form={form}
        label={t`Nowe hasło`}
        isOffline={isOffline}
        action={<Trans>Wyślij link</Trans>}
        pending={<Trans>Wysyłamy…</Trans>}
      >
        <AddressField {...form.field('email')} />
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
