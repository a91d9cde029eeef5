import { useLingui } from '@lingui/react/macro'
import type { Diagnostics } from './diagnostics.ts'
import { Facts } from './Facts.tsx'
import { Section } from './Section.tsx'

export function VersionsSection({ diagnostics }: { readonly diagnostics: Diagnostics }) {
  const { t } = useLingui()
  const { page, server, worker, database } = diagnostics
  const unknown = t`nie odpowiada`
  return (
    <Section title={t`Wersje`}>
      <Facts
        facts={[
          [t`Aplikacja`, `${page.version} (${page.build})`],
          [
            t`Worker`,
            worker.description ? `${worker.description.version} (${worker.description.build})` : unknown,
          ],
          [t`Serwer`, server ? `${server.version} (${server.build})` : unknown],
          [t`Schemat bazy`, database ? String(database.version) : unknown],
          [t`Przeglądarka`, page.userAgent],
          [t`Okno`, `${page.viewport}, ${page.displayMode}`],
        ]}
      />
    </Section>
  )
}
