import { Trans, useLingui } from '@lingui/react/macro'
import { MailX } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** For an unknown address, and a deleted card. */
export function NoCard() {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      icon={<MailX size={28} />}
      title={t`Tej kartki tu nie ma`}
      description={
        <Trans>
          Link mógł się urwać przy kopiowaniu: otwórz go jeszcze raz z wiadomości. Jeśli to nie pomoże, kartki
          już nie ma, a najlepiej zapytać o nią nadawcę.
        </Trans>
      }
      action={
        <ButtonLink to="/" variant="secondary">
          <Trans>Zobacz, czym jest Iskra</Trans>
        </ButtonLink>
      }
    />
  )
}
