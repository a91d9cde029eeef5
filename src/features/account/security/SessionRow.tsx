import { Trans, useLingui } from '@lingui/react/macro'
import { Laptop, Smartphone } from 'lucide-react'
import type { AccountSession } from '#domain/account/accountSession.ts'
import { useFormat } from '#i18n/format.ts'
import { Badge } from '#ui/Badge.tsx'
import { ConfirmedAction } from '../frame/ConfirmedAction.tsx'
import rows from '#ui/Rows.module.css'

export interface SessionRowProps {
  readonly session: AccountSession
  readonly onEnd: () => Promise<void>
}

/** One sign-in: on which device, how and when. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const device = session.device === '' ? t`Nieznane urządzenie` : session.device
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop
  const used = format.relativeTime(session.last_used_at)
  const begun = format.date(session.created_at)
  return (
    <li className={rows.row}>
      <Icon size={22} strokeWidth={1.75} className={rows.icon} aria-hidden="true" />
      <div className={rows.words}>
        <p className={rows.title}>
          <strong>{device}</strong>
          {session.is_current ? (
            <Badge tone="success">
              <Trans>To urządzenie</Trans>
            </Badge>
          ) : null}
        </p>
        <p className={rows.muted}>
          {session.method === 'passkey' ? (
            <Trans>Zalogowane {begun} kluczem dostępu</Trans>
          ) : (
            <Trans>Zalogowane {begun} hasłem</Trans>
          )}
          {' · '}
          {/* The API writes a use down every few minutes; this one is being used. */}
          {session.is_current ? <Trans>w użyciu teraz</Trans> : <Trans>ostatnio {used}</Trans>}
        </p>
      </div>
      {session.is_current ? null : (
        <div className={rows.actions}>
          <ConfirmedAction
            verb={<Trans>Wyloguj</Trans>}
            name={t`Wyloguj ${device}`}
            question={t`Wylogować „${device}”?`}
            confirmation={<Trans>Wyloguj</Trans>}
            done={t`Urządzenie wylogowane`}
            onConfirm={onEnd}
          >
            <Trans>Trzeba będzie zalogować się na nim od nowa.</Trans>
          </ConfirmedAction>
        </div>
      )}
    </li>
  )
}
