import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Person } from '#domain/administration/people.ts'
import { useServices } from '#services/services.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from '../Administration.module.css'
import { ActList } from '../journal/ActList.tsx'
import { personQuery } from '../queries.ts'
import { ReadFailure } from '../ReadFailure.tsx'
import { AccountCard } from './AccountCard.tsx'
import { CreditsCard } from './CreditsCard.tsx'
import { JobsCard } from './JobsCard.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import type { PersonWords } from './personWords.ts'

const GHOSTS = [1, 2, 3]

export interface PersonScreenProps {
  readonly id: string
  readonly words: PersonWords
}

/** /administracja/uzytkownicy/ID: one account, and an administrator's acts on it. */
export function PersonScreen({ id, words }: PersonScreenProps) {
  const { t } = useLingui()
  const { data: person, error, refetch } = useQuery(personQuery(useServices(), id))
  const name = person?.user.email ?? t`Konto`
  return (
    <Page>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: t`Użytkownicy`, to: '/administracja/uzytkownicy' }, { label: name }]}
      />
      {person !== undefined ? (
        <Parts person={person} words={words} />
      ) : error === null ? (
        <div className={styles.ghosts} aria-busy="true">
          {GHOSTS.map((ghost) => (
            <Skeleton key={ghost} shape="box" height="10rem" />
          ))}
        </div>
      ) : (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

function Parts({ person, words }: { readonly person: Person; readonly words: PersonWords }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <AccountCard person={person} />
        <CreditsCard person={person} words={words} />
      </div>
      <div className={styles.column}>
        <JobsCard person={person} words={words} />
        <OrdersCard person={person} />
        <Card title={<Trans>Dziennik tego konta</Trans>}>
          <ActList acts={person.acts} />
        </Card>
      </div>
    </div>
  )
}
