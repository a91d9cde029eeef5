import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import { questionOf, type ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { countActiveFilters } from '#domain/catalogue/productFilters.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { NO_SEARCH } from './noSearch.ts'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { SearchSuggestions } from './SearchSuggestions.tsx'
import { useSearchLink } from '#ui/useSearchLink.ts'

export interface NoResultsProps {
  readonly search: ShopSearch
  readonly onSearchChange: OnSearchChange<ShopSearch>
}

/** Nothing found: the search and filters, and the ways out of them. */
export function NoResults({ search, onSearchChange }: NoResultsProps) {
  const { t } = useLingui()
  const link = useSearchLink(search, onSearchChange)
  const { text, filters } = questionOf(search)
  const isNarrowed = countActiveFilters(filters) > 0
  if (text === '' && !isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} />}
        title={t`Tu jeszcze nic nie ma`}
        description={t`Nie ma tu jeszcze produktów. Zobacz resztę sklepu.`}
        action={
          <ButtonLink to="/sklep" variant="primary">
            <Trans>Zobacz cały sklep</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={text === '' ? t`Żaden produkt nie spełnia wszystkich filtrów` : t`Nie mamy nic dla „${text}”`}
      description={
        isNarrowed
          ? t`Usuń część filtrów albo zacznij od nowa.`
          : t`Sprawdź pisownię albo spróbuj krótszego słowa. Szukamy też bez polskich znaków.`
      }
      action={
        <>
          <ButtonLink {...link(isNarrowed ? { ...NO_SEARCH, q: search.q } : NO_SEARCH)} variant="primary">
            {isNarrowed ? <Trans>Wyczyść filtry</Trans> : <Trans>Pokaż wszystko</Trans>}
          </ButtonLink>
          <SearchSuggestions linkTo={(q) => link({ ...NO_SEARCH, q })} />
        </>
      }
    />
  )
}
