import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'

/** A handle the shop doesn't know (any more), with ways on. */
export default function ProductMissing() {
  const { t } = useLingui()
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<SearchX size={28} />}
        title={t`Nie mamy takiego produktu`}
        description={t`Mogliśmy go wycofać albo w adresie jest literówka. Koszyk się nie zmienił.`}
        action={
          <>
            <ButtonLink to="/sklep" variant="primary">
              <Trans>Zobacz cały sklep</Trans>
            </ButtonLink>
            <ButtonLink to="/produkty-ai">
              <Trans>Słowa na miarę</Trans>
            </ButtonLink>
          </>
        }
      />
    </Page>
  )
}
