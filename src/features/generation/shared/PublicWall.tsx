import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Images, Sparkles } from 'lucide-react'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { CardGrid, CardGridSkeleton } from '../media/CardGrid.tsx'
import { publicWallQuery } from '../archive/sharedQueries.ts'
import { WallCard } from './WallCard.tsx'
import styles from './PublicWall.module.css'

/** Everything that people have made public, newest first. */
export function PublicWall() {
  const { t } = useLingui()
  const wall = useInfiniteQuery(publicWallQuery(useServices()))
  const items = wall.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <PageHeader
        title={<Trans>Prace wszystkich</Trans>}
        lead={
          <Trans>Prace, które inni zrobili w Iskrze i udostępnili. Każdą możesz przerobić po swojemu.</Trans>
        }
        actions={
          <ButtonLink to="/generatory" variant="primary" icon={<Sparkles size={18} />}>
            <Trans>Zrób swoją</Trans>
          </ButtonLink>
        }
      />
      <div className={styles.screen}>
        {wall.data === undefined ? (
          wall.error === null ? (
            <CardGridSkeleton />
          ) : (
            <ErrorState onRetry={() => void wall.refetch()} />
          )
        ) : items.length === 0 ? (
          <EmptyState
            icon={<Images size={28} />}
            title={t`Nie ma tu jeszcze prac`}
            description={t`Otwórz swoją pracę w historii i włącz „Publiczna”, a pojawi się tu jako pierwsza.`}
            action={
              <ButtonLink to="/generatory" variant="primary">
                <Trans>Wybierz generator</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <>
            <CardGrid label={t`Prace wszystkich`}>
              {items.map((item) => (
                <li key={item.id}>
                  <WallCard item={item} onBroken={() => void wall.refetch()} />
                </li>
              ))}
            </CardGrid>
            {wall.hasNextPage ? (
              <Button
                className={styles.more ?? ''}
                isPending={wall.isFetchingNextPage}
                onPress={() => void wall.fetchNextPage()}
              >
                <Trans>Pokaż starsze</Trans>
              </Button>
            ) : null}
          </>
        )}
      </div>
    </>
  )
}
