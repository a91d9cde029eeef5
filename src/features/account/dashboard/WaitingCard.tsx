import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { openOutboxPanel } from '#ui/state/outboxPanel.ts'

/** This device's unsent changes; nothing without any. */
export function WaitingCard({ unsent }: { readonly unsent: number | null }) {
  if (unsent === null || unsent === 0) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" aria-haspopup="dialog" onPress={openOutboxPanel}>
          <Trans>Pokaż</Trans>
        </Button>
      }
    >
      <strong>
        <Plural
          value={unsent}
          one="# zmiana czeka na wysłanie"
          few="# zmiany czekają na wysłanie"
          many="# zmian czeka na wysłanie"
          other="# zmiany czeka na wysłanie"
        />
      </strong>{' '}
      <Trans>Wyślemy je same, gdy tylko będzie sieć.</Trans>
    </Notice>
  )
}
