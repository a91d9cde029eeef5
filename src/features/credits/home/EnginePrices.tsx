import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { engineOffersQuery } from '#api/product/engineOffersQuery.ts'
import { useServices } from '#api/services.tsx'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { GENERATION_TYPES } from '#domain/generation/engines.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './EnginePrices.module.css'
import { PriceList } from './PriceList.tsx'

const GHOSTS = [1, 2, 3]

/** What one generation costs, engine by engine, as it is charged now. */
export function EnginePrices() {
  const { data, isPending, refetch } = useQuery(engineOffersQuery(useServices()))
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Ile kosztuje jedno tworzenie</Trans>
      </h2>
      {data === undefined ? (
        isPending ? (
          <div className={styles.lists} aria-busy="true">
            {GHOSTS.map((ghost) => (
              <Skeleton key={ghost} shape="box" height="12rem" />
            ))}
          </div>
        ) : (
          <ErrorState onRetry={() => void refetch()} />
        )
      ) : (
        <Lists offers={data} />
      )}
    </section>
  )
}

function Lists({ offers }: { readonly offers: readonly EngineOffer[] }) {
  return (
    <div className={styles.lists}>
      {GENERATION_TYPES.map((type) => (
        <PriceList key={type} type={type} offers={offers.filter((offer) => offer.type === type)} />
      ))}
    </div>
  )
}
