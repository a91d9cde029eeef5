import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { EntryList } from './EntryList.tsx'
import type { ListScreenProps } from './listScreen.ts'
import styles from './Entries.module.css'

/** /tutoriale: how something is done, step by step, and the guides that help to choose. */
export function TutorialsScreen({ search, keeping }: ListScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Tutoriale i poradniki`}
        lead={t`Krok po kroku: od pierwszej kartki do własnego filmu. Otwarte tutoriale przeczytasz też bez sieci.`}
      />
      <section className={styles.section} aria-labelledby="krok-po-kroku">
        <h2 id="krok-po-kroku">
          <Trans>Krok po kroku</Trans>
        </h2>
        <EntryList kind="tutorials" search={search} />
      </section>
      <section className={styles.section} aria-labelledby="poradniki">
        <h2 id="poradniki">
          <Trans>Poradniki</Trans>
        </h2>
        <EntryList kind="guides" isPaged={false} />
      </section>
      {keeping}
    </Page>
  )
}
