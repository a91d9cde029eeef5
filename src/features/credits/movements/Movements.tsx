import { Trans, useLingui } from '@lingui/react/macro'
import type { MovementsPage } from '#domain/credits/credits.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Movements.module.css'
import { MovementRow } from './MovementRow.tsx'
import { useOlderMovements } from './useOlderMovements.ts'

/** Every movement of the account, the newest first, older ones as they are asked for. */
export function Movements({ newest }: { readonly newest: MovementsPage }) {
  const { t } = useLingui()
  const { movements, hasMore, isPending, failure, more } = useOlderMovements(newest)
  if (movements.length === 0) {
    return (
      <p>
        <Trans>Tu pojawią się prezenty, zakupy, rezerwacje i zwroty kredytów.</Trans>
      </p>
    )
  }
  return (
    <div className={styles.list}>
      <ul className={styles.rows} aria-label={t`Historia kredytów`}>
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </ul>
      <FailureNote failure={failure} />
      {hasMore ? (
        <Button isPending={isPending} onPress={more}>
          <Trans>Pokaż starsze</Trans>
        </Button>
      ) : null}
    </div>
  )
}

const GHOSTS = [1, 2, 3]

/** Movements on their way. */
export function MovementsSkeleton() {
  return (
    <div className={styles.rows}>
      {GHOSTS.map((ghost) => (
        <div key={ghost} className={styles.row}>
          <Skeleton shape="circle" width="1.25rem" height="1.25rem" />
          <div className={styles.words}>
            <Skeleton width="9rem" />
            <Skeleton width="7rem" />
          </div>
          <Skeleton width="2.5rem" />
        </div>
      ))}
    </div>
  )
}
