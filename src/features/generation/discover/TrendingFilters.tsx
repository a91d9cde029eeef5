import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useServices } from '#services/services.tsx'
import { ChoiceLink, ChoiceLinks } from '#ui/ChoiceLinks.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { useSearchLink } from '#ui/useSearchLink.ts'
import type { MediumWord, TrendingSearch, WindowWord } from './discoverSearch.ts'
import styles from './Discover.module.css'

const WINDOWS = [
  { okres: 'dzisiaj', label: msg`Dziś` },
  { okres: undefined, label: msg`7 dni` },
  { okres: 'miesiac', label: msg`30 dni` },
  { okres: 'zawsze', label: msg`Od początku` },
] as const satisfies readonly { okres: WindowWord | undefined; label: unknown }[]

const MEDIA = [
  { rodzaj: undefined, label: msg`Wszystko` },
  { rodzaj: 'obrazy', label: msg`Obrazy` },
  { rodzaj: 'filmy', label: msg`Filmy` },
  { rodzaj: 'dzwieki', label: msg`Dźwięki` },
  { rodzaj: 'szablony', label: msg`Szablony` },
] as const satisfies readonly { rodzaj: MediumWord | undefined; label: unknown }[]

export interface TrendingFiltersProps {
  readonly search: TrendingSearch
  readonly onSearchChange: OnSearchChange<TrendingSearch>
}

/** From which time, and of which kind: each choice is an address. */
export function TrendingFilters({ search, onSearchChange }: TrendingFiltersProps) {
  const { i18n, t } = useLingui()
  const link = useSearchLink(search, onSearchChange)
  const { templates: hasTemplates } = useServices().config.features
  return (
    <div className={styles.filters}>
      <ChoiceLinks label={t`Okres`}>
        {WINDOWS.map(({ okres, label }) => (
          <ChoiceLink key={label.id} {...link({ okres })} isChosen={search.okres === okres}>
            {i18n._(label)}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <ChoiceLinks label={t`Rodzaj`}>
        {MEDIA.filter(({ rodzaj }) => rodzaj !== 'szablony' || hasTemplates).map(({ rodzaj, label }) => (
          <ChoiceLink key={label.id} {...link({ rodzaj })} isChosen={search.rodzaj === rodzaj}>
            {i18n._(label)}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
    </div>
  )
}
