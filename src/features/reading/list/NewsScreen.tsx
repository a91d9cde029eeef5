import { useLingui } from '@lingui/react/macro'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { EntryList } from './EntryList.tsx'
import type { ListScreenProps } from './listScreen.ts'

/** /aktualnosci: the news. */
export function NewsScreen({ search, keeping }: ListScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Aktualności`}
        lead={t`Co nowego w Iskrze: wzory, funkcje i okazje. Krótko i konkretnie.`}
      />
      <EntryList kind="news" search={search} />
      {keeping}
    </Page>
  )
}
