import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Sheet, type SheetParts } from '#ui/Sheet.tsx'
import { FILTER_FORM_ID, FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import { NO_SEARCH } from './noSearch.ts'
import { useSearchLink } from '#ui/useSearchLink.ts'
import styles from './FilterSheet.module.css'

export interface FilterSheetProps extends FilterPanelProps {
  readonly sheet: SheetParts
  /** How many of the panel's filters are on. */
  readonly activeCount: number
  readonly resultCount: number
}

/** The filters: beside the list on a desktop, in a sheet on a phone. */
export function FilterSheet({ sheet, activeCount, resultCount, ...panel }: FilterSheetProps) {
  const { t } = useLingui()
  const { search, onSearchChange } = panel
  const link = useSearchLink(search, onSearchChange)
  return (
    <Sheet
      frame={sheet.frame}
      title={t`Filtry`}
      isInlineWhenWide
      footer={
        <div className={styles.actions}>
          {activeCount === 0 ? null : (
            <ButtonLink
              {...link({ ...NO_SEARCH, q: search.q, dla: search.dla, okazja: search.okazja })}
              variant="quiet"
            >
              <Trans>Wyczyść</Trans>
            </ButtonLink>
          )}
          <Button variant="primary" className={styles.shown ?? ''} onPress={sheet.close}>
            <Plural
              value={resultCount}
              one="Pokaż # produkt"
              few="Pokaż # produkty"
              many="Pokaż # produktów"
              other="Pokaż # produktu"
            />
          </Button>
          <noscript>
            <Button type="submit" form={FILTER_FORM_ID} variant="primary">
              <Trans>Pokaż produkty</Trans>
            </Button>
          </noscript>
        </div>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  )
}
