import { Trans, useLingui } from '@lingui/react/macro'
import type { Act } from '#domain/administration/acts.ts'
import { useFormat } from '#i18n/format.ts'
import { TextLink } from '#ui/TextLink.tsx'
import rows from '#ui/Rows.module.css'
import { actWords } from './actWords.ts'

export interface ActListProps {
  readonly acts: readonly Act[]
  /** Whether it is of several people. */
  readonly namesPerson?: boolean
}

/** Entries of the journal. */
export function ActList({ acts, namesPerson = false }: ActListProps) {
  const { t } = useLingui()
  if (acts.length === 0) {
    return (
      <p>
        <Trans>Nie ma tu jeszcze żadnego wpisu.</Trans>
      </p>
    )
  }
  return (
    <ul className={rows.rows} aria-label={t`Wpisy dziennika`}>
      {acts.map((act) => (
        <ActRow key={act.id} act={act} namesPerson={namesPerson} />
      ))}
    </ul>
  )
}

function ActRow({ act, namesPerson }: { readonly act: Act; readonly namesPerson: boolean }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { person, reason, credits, roles, createdAt } = act
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <strong>{i18n._(actWords(act))}</strong>
        {namesPerson && person !== null ? (
          person.email === null ? (
            <span>
              <Trans>Konto usunięte</Trans>
            </span>
          ) : (
            <TextLink to="/administracja/uzytkownicy/$id" params={{ id: person.id }}>
              {person.email}
            </TextLink>
          )
        ) : null}
        {roles === null ? null : (
          <span className={rows.muted}>
            {roles.before.join(', ')} → {roles.after.join(', ')}
          </span>
        )}
        {reason === '' ? null : <span>{reason}</span>}
        <span className={rows.muted}>
          <Administrator act={act} /> · {format.dateTime(createdAt)}
        </span>
      </div>
      {credits === null ? null : (
        <span className={rows.amount}>{format.number(credits, { signDisplay: 'always' })}</span>
      )}
    </li>
  )
}

function Administrator({ act: { administrator } }: { readonly act: Act }) {
  if (administrator === null) return <Trans>polecenie na serwerze</Trans>
  if (administrator.email === null) return <Trans>administrator bez konta</Trans>
  return administrator.email
}
