import { useLingui } from '@lingui/react/macro'
import type { ContentSearch } from '#domain/content/contentSearch.ts'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { EntryList } from './EntryList.tsx'

/** /aktualnosci: what is new. */
export function NewsScreen({ search }: { readonly search: ContentSearch }) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Aktualności`}
        lead={t`Co nowego w Iskrze: wzory, funkcje i okazje. Krótko i konkretnie.`}
      />
      <EntryList kind="news" search={search} />
    </Page>
  )
}
