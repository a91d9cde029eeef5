import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { trimmedOrNone, useTypedSearch } from '#ui/useTypedSearch.ts'
import rows from '#ui/Rows.module.css'
import styles from '../Administration.module.css'
import { JournalCard } from '../journal/JournalCard.tsx'
import { peopleQuery } from '../queries.ts'
import { Unread } from '../Unread.tsx'
import { PersonRow } from './PersonRow.tsx'

export interface PeopleScreenProps {
  /** The search text for people; without it, all of them. */
  readonly text: string | undefined
  readonly onTextChange: (text: string | undefined) => void
}

/** /administracja/uzytkownicy: a search for people, and the acts on their accounts. */
export function PeopleScreen({ text, onTextChange }: PeopleScreenProps) {
  const { t } = useLingui()
  const [typed, type] = useTypedSearch(text, trimmedOrNone, onTextChange)
  const { isPending } = useInfiniteQuery(peopleQuery(useServices(), text ?? ''))
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Użytkownicy`}
        lead={t`Konta, ich kredyty i uprawnienia. Każda zmiana ma powód i zostaje w dzienniku.`}
      />
      <div className={styles.parts}>
        <SearchField
          label={t`Szukaj użytkownika`}
          placeholder={t`E-mail, nazwa albo identyfikator`}
          value={typed}
          onChange={type}
          onSubmit={(submitted) => onTextChange(trimmedOrNone(submitted))}
        />
        <Card title={text === undefined ? <Trans>Najnowsze konta</Trans> : <Trans>Znalezione konta</Trans>}>
          <People text={text ?? ''} />
        </Card>
        {/* Below a list of unknown length. */}
        {isPending ? null : <JournalCard />}
      </div>
    </Page>
  )
}

function People({ text }: { readonly text: string }) {
  const { t } = useLingui()
  const found = useInfiniteQuery(peopleQuery(useServices(), text))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  if (data === undefined) {
    return <Unread error={error} onRetry={() => void refetch()} count={5} height="3rem" />
  }
  const people = data.pages.flatMap((page) => page.users)
  if (people.length === 0) {
    return (
      <p>
        <Trans>Nikogo takiego nie ma. Wystarczy początek adresu albo część nazwy.</Trans>
      </p>
    )
  }
  return (
    <>
      <ul className={rows.rows} aria-label={t`Konta`}>
        {people.map((user) => (
          <PersonRow key={user.id} user={user} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          <Trans>Pokaż więcej</Trans>
        </Button>
      ) : null}
    </>
  )
}
