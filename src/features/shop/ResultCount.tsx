import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import type { CatalogueState } from './useCatalogue.ts'
import styles from './ResultCount.module.css'

export interface ResultCountProps {
  readonly count: number
  /** The count is of all there are, though not all are read. */
  readonly isFinal: boolean
  /** Nothing is there yet. */
  readonly isPending: boolean
  /** The loaded products aren't enough to answer the question. */
  readonly isWaiting: boolean
  readonly rest: CatalogueState['rest']
  readonly onRetry: () => void
  readonly actions?: ReactNode
}

/** How many products were found. While the catalogue isn't read whole it says so instead of claiming a number. */
export function ResultCount(props: ResultCountProps) {
  const { count, isFinal, isPending, isWaiting, rest, onRetry, actions } = props
  return (
    <div className={styles.row}>
      <output className={styles.count}>
        {isPending ? (
          <Trans>Wczytujemy produkty…</Trans>
        ) : isWaiting ? (
          <Trans>Szukamy w całym sklepie…</Trans>
        ) : rest === 'loading' && !isFinal ? (
          <Plural
            value={count}
            one="Na razie # produkt, wczytujemy resztę…"
            few="Na razie # produkty, wczytujemy resztę…"
            many="Na razie # produktów, wczytujemy resztę…"
            other="Na razie # produktu, wczytujemy resztę…"
          />
        ) : (
          <Plural value={count} one="# produkt" few="# produkty" many="# produktów" other="# produktu" />
        )}
        {rest === 'failed' ? (
          <>
            {' · '}
            <Trans>reszty sklepu nie udało się wczytać</Trans>
          </>
        ) : null}
      </output>
      {rest === 'failed' ? (
        <Button size="small" variant="quiet" onPress={onRetry}>
          <Trans>Wczytaj resztę</Trans>
        </Button>
      ) : null}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
