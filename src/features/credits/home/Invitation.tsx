import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import type { SessionState } from '#api/session/session.ts'
import { STARTING_CREDITS } from '#domain/catalogue/creditPack.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './Invitation.module.css'

/** For a visitor without credits: the welcome credits, and the one step to get them. */
export function Invitation({ session }: { readonly session: SessionState }) {
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const isAwaited = session.status === 'unknown'
  return (
    // Until the visitor is known, the most common version keeps its place.
    <div className={styles.invitation} data-unknown={isAwaited ? '' : undefined} inert={isAwaited}>
      <div className={styles.words}>
        <Gift size={28} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />
        <div>
          <p className={styles.title}>
            <Trans>{STARTING_CREDITS} kredytów na start, w prezencie</Trans>
          </p>
          <p className={styles.text}>
            {session.status === 'signed-in' ? (
              <Trans>Dostaniesz je, gdy potwierdzisz swój adres e-mail.</Trans>
            ) : (
              <Trans>Dostaje je każde konto, gdy tylko potwierdzisz adres e-mail.</Trans>
            )}
          </p>
        </div>
      </div>
      {session.status === 'signed-in' ? (
        <ButtonLink
          to="/verify-email-required"
          state={{ email: session.user.email, redirect }}
          variant="primary"
        >
          <Trans>Potwierdź adres</Trans>
        </ButtonLink>
      ) : (
        <div className={styles.actions}>
          <ButtonLink to="/register" search={{ redirect }} variant="primary">
            <Trans>Załóż konto</Trans>
          </ButtonLink>
          <ButtonLink to="/login" search={{ redirect }}>
            <Trans>Zaloguj się</Trans>
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
