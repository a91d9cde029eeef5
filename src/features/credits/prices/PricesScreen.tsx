import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useServices } from '#services/services.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { failureText } from '#ui/form/failureTexts.ts'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PriceForm } from './PriceForm.tsx'
import styles from './Prices.module.css'
import { codeOf, pricesQuery } from './pricesQuery.ts'

const GHOSTS = [1, 2, 3, 4, 5, 6]

/** /cennik/admin: each engine's price, for administrators to change; `children` are shown below. */
export function PricesScreen({ children }: { readonly children?: ReactNode }) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(pricesQuery(useServices()))
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Ceny silników`}
        lead={t`W kredytach za jedno użycie. Nowa cena obowiązuje od następnego kliknięcia. To, co już powstaje, kosztuje tyle, ile na starcie.`}
        breadcrumbs={[{ label: t`Kredyty i cennik`, to: '/kredyty' }, { label: t`Ceny silników` }]}
      />
      {data === undefined ? (
        error === null ? (
          <div className={styles.ghosts} aria-busy="true">
            {GHOSTS.map((ghost) => (
              <Skeleton key={ghost} shape="box" height="4rem" />
            ))}
          </div>
        ) : (
          <ErrorState
            title={i18n._(failureText(codeOf(error)).title)}
            description={i18n._(failureText(codeOf(error)).text)}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <Card title={<Trans>Silniki tego serwera</Trans>}>
          <ul className={styles.prices}>
            {data.map((price) => (
              <PriceForm key={price.engine} price={price} />
            ))}
          </ul>
        </Card>
      )}
      {children === undefined ? null : <div className={styles.below}>{children}</div>}
    </Page>
  )
}
