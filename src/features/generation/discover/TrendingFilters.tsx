import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useServices } from '#services/services.tsx'
import { ChoiceLink, ChoiceLinks } from '#ui/ChoiceLinks.tsx'
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

/** From which time, and of which kind: each choice is an address. */
export function TrendingFilters({ search }: { readonly search: TrendingSearch }) {
  const { i18n, t } = useLingui()
  const { templates: hasTemplates } = useServices().config.features
  return (
    <div className={styles.filters}>
      <ChoiceLinks label={t`Okres`}>
        {WINDOWS.map(({ okres, label }) => (
          <ChoiceLink
            key={label.id}
            to="/popularne"
            search={{ ...search, okres }}
            isChosen={search.okres === okres}
            resetScroll={false}
          >
            {i18n._(label)}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <ChoiceLinks label={t`Rodzaj`}>
        {MEDIA.filter(({ rodzaj }) => rodzaj !== 'szablony' || hasTemplates).map(({ rodzaj, label }) => (
          <ChoiceLink
            key={label.id}
            to="/popularne"
            search={{ ...search, rodzaj }}
            isChosen={search.rodzaj === rodzaj}
            resetScroll={false}
          >
            {i18n._(label)}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
    </div>
  )
}
