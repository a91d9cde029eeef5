import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { GENERATION_TYPES } from '#domain/generation/engines.ts'
import { useFormat } from '#i18n/format.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './EnginePrices.module.css'
import { PriceList } from './PriceList.tsx'

const GHOSTS = [1, 2, 3]

/** The price of one generation, by each usable engine; this device's last known prices until newer ones arrive. */
export function EnginePrices({ actions }: { readonly actions?: ReactNode }) {
  const format = useFormat()
  const { data, isPending, isError, dataUpdatedAt, refetch } = useQuery(engineOffersQuery(useServices()))
  const known = format.dateTime(new Date(dataUpdatedAt))
  return (
    <div className={styles.section}>
      <header className={styles.header}>
        <h2>
          <Trans>Ile kosztuje obraz, film, melodia</Trans>
        </h2>
        {actions}
      </header>
      {isError && data !== undefined ? (
        <p className={styles.age}>
          <Trans>Ceny z {known}. Przed kliknięciem i tak zobaczysz aktualną.</Trans>
        </p>
      ) : null}
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
        <Lists offers={data.filter(({ isAvailable }) => isAvailable)} />
      )}
    </div>
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
