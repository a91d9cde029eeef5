import { useLingui } from '@lingui/react/macro'
import { ChoiceLink, ChoiceLinks } from '#ui/ChoiceLinks.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import styles from './Entries.module.css'
import { EntryList } from './EntryList.tsx'
import type { ListScreenProps } from './listScreen.ts'

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
        lead={t`Jak pisać, rysować i filmować z pomocą AI i kiedy lepiej zrobić to po swojemu.`}
      />
      <ChoiceLinks label={t`Dla kogo`} className={styles.audiences}>
        {choices.map(({ audience, label }) => (
          <ChoiceLink
            key={label}
            to="/edukacja"
            search={audience === undefined ? {} : { audience }}
            isChosen={search.audience === audience}
            resetScroll={false}
          >
            {label}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <EntryList kind="education" search={search} />
      {keeping}
    </Page>
  )
}
