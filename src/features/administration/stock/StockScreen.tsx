import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import rows from '#ui/Rows.module.css'
import shared from '../Administration.module.css'
import { Unread } from '../Unread.tsx'
import { StockRow } from './StockRow.tsx'
import { stockQuery } from './stockQuery.ts'

/** /administracja/magazyn: how many pieces there are, and how many people wait for some. */
export function StockScreen() {
  const { t } = useLingui()
  const { config } = useServices()
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Magazyn`}
        lead={t`Wpisz, ile przyszło. Osoby czekające na wyprzedany produkt dostaną e-mail w ciągu minuty.`}
      />
      <div className={shared.parts}>
        <Card title={<Trans>Stan magazynu, od produktów, na które ktoś czeka</Trans>}>
          {isOwnStorefront(config) ? (
            <Stock />
          ) : (
            <p>
              <Trans>Stan magazynu liczy zewnętrzny sklep. Zmień go w jego panelu.</Trans>
            </p>
          )}
        </Card>
      </div>
    </Page>
  )
}

function Stock() {
  const { t } = useLingui()
  const found = useInfiniteQuery(stockQuery(useServices()))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  if (data === undefined) {
    return <Unread error={error} onRetry={() => void refetch()} count={6} height="4rem" />
  }
  const variants = data.pages.flatMap((page) => page.variants)
  if (variants.length === 0) {
    return (
      <p>
        <Trans>Sklep nie ma produktów liczonych na sztuki.</Trans>
      </p>
    )
  }
  return (
    <>
      <ul className={rows.rows} aria-label={t`Stan magazynu`}>
        {variants.map((variant) => (
          <StockRow key={variant.id} variant={variant} />
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
