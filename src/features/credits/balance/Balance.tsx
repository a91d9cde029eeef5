import { Plural, Trans } from '@lingui/react/macro'
import type { Credits } from '#domain/credits/credits.ts'
import { useFormat } from '#i18n/format.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Balance.module.css'
import { EnoughFor } from './EnoughFor.tsx'

/** The credits that can be spent now, their worth in generations, and the state of the others. */
export function Balance({ credits }: { readonly credits: Credits }) {
  const format = useFormat()
  const { available, reserved, used } = credits
  const spent = format.number(used)
  return (
    <div className={styles.balance}>
      <p className={styles.available}>
        <strong className={styles.number}>{format.number(available)}</strong>{' '}
        <Plural
          value={available}
          one="kredyt do wydania"
          few="kredyty do wydania"
          many="kredytów do wydania"
          other="kredytu do wydania"
        />
      </p>
      <EnoughFor credits={available} />
      {reserved > 0 ? (
        <p className={styles.more}>
          <Plural
            value={reserved}
            one="# kredyt zarezerwowany na to, co się tworzy"
            few="# kredyty zarezerwowane na to, co się tworzy"
            many="# kredytów zarezerwowanych na to, co się tworzy"
            other="# kredytu zarezerwowanego na to, co się tworzy"
          />
        </p>
      ) : null}
      {used > 0 ? (
        <p className={styles.more}>
          <Trans>Wydane dotąd: {spent}</Trans>
        </p>
      ) : null}
    </div>
  )
}

/** A balance on its way. */
export function BalanceSkeleton() {
  return (
    <div className={styles.balance}>
      <div className={styles.number}>
        <Skeleton width="9rem" />
      </div>
      <div className={styles.more}>
        <Skeleton width="11rem" />
      </div>
    </div>
  )
}
