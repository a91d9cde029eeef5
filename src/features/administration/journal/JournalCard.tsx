import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { actsQuery } from '../queries.ts'
import { ReadFailure } from '../ReadFailure.tsx'
import { ActList } from './ActList.tsx'

/** Everything that administrators did, the newest first, older ones as they are asked for. */
export function JournalCard() {
  const journal = useInfiniteQuery(actsQuery(useServices()))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = journal
  const acts = data?.pages.flatMap((page) => page.acts) ?? []
  return (
    <Card
      title={<Trans>Dziennik zmian</Trans>}
      lead={<Trans>Kto, co, kiedy i dlaczego. Nikt tu niczego nie poprawia ani nie usuwa.</Trans>}
    >
      {data !== undefined ? (
        <ActList acts={acts} namesPerson />
      ) : error === null ? (
        <Skeleton shape="box" height="3rem" />
      ) : (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      )}
      {hasNextPage ? (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          <Trans>Pokaż starsze</Trans>
        </Button>
      ) : null}
    </Card>
  )
}
