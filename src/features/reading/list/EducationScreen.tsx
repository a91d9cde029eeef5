import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { EntryList } from './EntryList.tsx'
import type { ListScreenProps } from './listScreen.ts'
import styles from './Entries.module.css'

/** /edukacja: for oneself or for a company (specification part 1, section 2). */
export function EducationScreen({ search, keeping }: ListScreenProps) {
  const { t } = useLingui()
  const choices = [
    { audience: undefined, label: t`Wszystko` },
    { audience: 'dla-ciebie', label: t`Dla Ciebie` },
    { audience: 'dla-firm', label: t`Dla firm` },
  ] as const
  return (
    <Page>
      <PageHeader
        title={t`Edukacja`}
        lead={t`Jak pisać, rysować i filmować z pomocą maszyn, i kiedy lepiej zrobić to po swojemu.`}
      />
      <nav className={styles.filters} aria-label={t`Dla kogo`}>
        {choices.map(({ audience, label }) => (
          <Link
            key={label}
            to="/edukacja"
            search={audience === undefined ? {} : { audience }}
            className={styles.filter}
            activeOptions={{ exact: true }}
            aria-current={search.audience === audience ? 'page' : undefined}
            resetScroll={false}
          >
            {label}
          </Link>
        ))}
      </nav>
      <EntryList kind="education" search={search} />
      {keeping}
    </Page>
  )
}
