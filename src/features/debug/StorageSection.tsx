import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import type { Diagnostics } from './diagnostics.ts'
import { Facts } from './Facts.tsx'
import { Section } from './Section.tsx'

export function StorageSection({ diagnostics }: { readonly diagnostics: Diagnostics }) {
  const { t } = useLingui()
  const format = useFormat()
  const { usage, quota, isPersisted, status } = diagnostics.storage
  return (
    <Section title={t`Pamięć`}>
      {usage === null || quota === null ? null : (
        <ProgressBar
          label={t`Zajęte`}
          value={(usage / quota) * 100}
          description={t`${format.bytes(usage)} z ${format.bytes(quota)}`}
        />
      )}
      <Facts
        facts={[
          [t`Na stałe`, isPersisted === null ? t`nie wiadomo` : isPersisted ? t`tak` : t`nie`],
          [t`Stan bazy`, status.kind === 'memory' ? `memory: ${status.reason}` : status.kind],
        ]}
      />
    </Section>
  )
}
