import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { User } from '#domain/account/user.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'

/** For a user with an unconfirmed address: the blocked features, and the next step. */
export function VerifyNotice({ user }: { readonly user: User }) {
  const { t } = useLingui()
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  if (user.is_verified) return null
  const { email } = user
  return (
    <Notice
      tone="warning"
      title={t`Potwierdź adres e-mail`}
      action={
        <ButtonLink to="/verify-email-required" state={{ email, redirect }} size="small">
          <Trans>Jak to zrobić</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Kliknij link w wiadomości, którą wysłaliśmy na {email}. Do tego czasu nie zmienisz profilu, nie dodasz
        klucza dostępu i nie zobaczysz zamówień.
      </Trans>
    </Notice>
  )
}
