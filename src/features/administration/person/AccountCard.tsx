import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { saveRoles } from '#api/product/adminCalls.ts'
import { GIVEN_ROLES } from '#domain/administration/acts.ts'
import type { Person } from '#domain/administration/people.ts'
import { useFormat } from '#i18n/format.ts'
import { Card } from '#ui/Card.tsx'
import rows from '#ui/Rows.module.css'
import styles from '../Administration.module.css'
import { PersonBadges } from '../people/PersonBadges.tsx'
import { ActButton } from './ActButton.tsx'
import type { PersonAct } from './ActDialog.tsx'

/** A person's name, the date of their account, and whether they administer. */
export function AccountCard({ person }: { readonly person: Person }) {
  const { t } = useLingui()
  const format = useFormat()
  const { user, verifiedAt, lastSeenAt } = person
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`Nazwa`, user.display_name ?? '–'],
    [t`Profil`, user.username === null ? '–' : `@${user.username}`],
    [t`Konto od`, format.dateTime(user.created_at)],
    [t`Adres potwierdzony`, verifiedAt === null ? t`nie` : format.dateTime(verifiedAt)],
    [t`Ostatnia wizyta`, lastSeenAt === null ? t`nie jest zalogowane` : format.dateTime(lastSeenAt)],
    [t`Identyfikator`, user.id],
  ]
  return (
    <Card
      title={
        <span className={rows.title}>
          <Trans>Konto</Trans> <PersonBadges user={user} />
        </span>
      }
    >
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <AdministratorButton person={person} />
      </div>
    </Card>
  )
}

function AdministratorButton({ person }: { readonly person: Person }) {
  const { t } = useLingui()
  const isAdministrator = person.user.roles.includes('admin')
  const roles = GIVEN_ROLES.filter((role) => role !== 'admin' || !isAdministrator)
  const act: PersonAct = {
    title: isAdministrator ? t`Odebrać uprawnienia administratora?` : t`Nadać uprawnienia administratora?`,
    explanation: isAdministrator ? (
      <Trans>
        To konto przestanie zarządzać serwisem. Zostanie wszędzie wylogowane i dostanie o tym e-mail.
      </Trans>
    ) : (
      <Trans>
        To konto będzie widzieć wszystkie konta i zmieniać ich kredyty i uprawnienia. Zostanie wszędzie
        wylogowane i dostanie o tym e-mail.
      </Trans>
    ),
    verb: isAdministrator ? t`Odbierz uprawnienia` : t`Nadaj uprawnienia administratora`,
    asks: 'reason',
    isHarsh: isAdministrator,
    perform: (api, given, { options }) => saveRoles(api, { ...given, roles }, options),
  }
  return person.user.is_verified || isAdministrator ? <ActButton person={person} act={act} /> : null
}
