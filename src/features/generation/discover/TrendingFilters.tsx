import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
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
  return (
    <div className={styles.filters}>
      <nav className={styles.choices} aria-label={t`Z jakiego czasu`}>
        {WINDOWS.map(({ okres, label }) => (
          <Link
            key={label.id}
            to="/popularne"
            search={{ ...search, okres }}
            className={styles.choice}
            aria-current={search.okres === okres ? 'page' : undefined}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {i18n._(label)}
          </Link>
        ))}
      </nav>
      <nav className={styles.choices} aria-label={t`Jakiego rodzaju`}>
        {MEDIA.map(({ rodzaj, label }) => (
          <Link
            key={label.id}
            to="/popularne"
            search={{ ...search, rodzaj }}
            className={styles.choice}
            aria-current={search.rodzaj === rodzaj ? 'page' : undefined}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {i18n._(label)}
          </Link>
        ))}
      </nav>
    </div>
  )
}
