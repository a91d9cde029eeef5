import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { CloudUpload, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { liveValue } from '#offline/liveStore.ts'
import type { IntentRow } from '#offline/outbox/intent.ts'
import { openOutboxPanel } from '#ui/state/outboxPanel.ts'
import { useStore } from '#ui/useStore.ts'
import { announce } from '#ui/announce.ts'
import { liveOutbox } from './liveOutbox.ts'
import styles from './OutboxButton.module.css'

const NONE: readonly IntentRow[] = []

/**
 * Tells that changes wait on this device, and opens their panel; shows nothing when nothing waits. Loaded after
 * the first screen: it brings the database.
 */
export default function OutboxButton() {
  const { t } = useLingui()
  const intents = liveValue(useStore(liveOutbox), NONE)
  useSpokenOutbox(intents)
  if (intents.length === 0) return null
  const refused = intents.filter((intent) => intent.state === 'parked').length
  const count = intents.length
  return (
    <button
      type="button"
      className={styles.button}
      data-refused={refused > 0 ? '' : undefined}
      aria-haspopup="dialog"
      aria-label={
        refused > 0
          ? t`Do wysłania: ${plural(refused, { one: '# zmiana wymaga decyzji', few: '# zmiany wymagają decyzji', many: '# zmian wymaga decyzji', other: '# zmiany wymagają decyzji' })}`
          : t`Do wysłania: ${plural(count, { one: '# zmiana', few: '# zmiany', many: '# zmian', other: '# zmiany' })}`
      }
      onClick={openOutboxPanel}
    >
      {refused > 0 ? (
        <TriangleAlert size={20} aria-hidden="true" />
      ) : (
        <CloudUpload size={20} aria-hidden="true" />
      )}
      <span className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    </button>
  )
}

/** Says to screen readers when everything has been sent, and when something was refused. */
function useSpokenOutbox(intents: readonly IntentRow[]): void {
  const { t } = useLingui()
  const before = useRef({ count: 0, refused: 0 })
  const count = intents.length
  const refused = intents.filter((intent) => intent.state === 'parked').length
  useEffect(() => {
    if (refused > before.current.refused) {
      announce(t`Jedna ze zmian nie została przyjęta. Zobacz „Do wysłania”.`, 'assertive')
    } else if (count === 0 && before.current.count > 0) announce(t`Wszystkie zmiany są wysłane.`)
    before.current = { count, refused }
  }, [count, refused, t])
}
