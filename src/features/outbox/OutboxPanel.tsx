import { useLingui } from '@lingui/react/macro'
import { CloudCheck } from 'lucide-react'
import { liveValue } from '#offline/liveStore.ts'
import type { IntentRow } from '#offline/outbox/intent.ts'
import type { ShownIntents } from '#services/manifest.ts'
import { Drawer } from '#ui/Drawer.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { closeOutboxPanel, openOutboxPanel, useOutboxPanel } from '#ui/state/outboxPanel.ts'
import { useStore } from '#ui/useStore.ts'
import { liveOutbox } from './liveOutbox.ts'
import styles from './OutboxPanel.module.css'
import { RefusedChange } from './RefusedChange.tsx'
import { SendNow } from './SendNow.tsx'
import { ShownIntentsContext } from './shownIntents.ts'
import { WaitingChanges } from './WaitingChanges.tsx'

const NONE: readonly IntentRow[] = []

/**
 * „Do wysłania”: the waiting changes of this device, the failed ones with their reasons, and the actions. `shown` gives
 * the words of each kind.
 */
export function OutboxPanel({ shown }: { readonly shown: ShownIntents }) {
  const { t } = useLingui()
  const isOpen = useOutboxPanel()
  const intents = liveValue(useStore(liveOutbox), NONE)
  const waiting = intents.filter((intent) => intent.state === 'waiting')
  const refused = intents.filter((intent) => intent.state === 'parked')
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(opens) => (opens ? openOutboxPanel() : closeOutboxPanel())}
      title={t`Do wysłania`}
      footer={waiting.length === 0 ? undefined : <SendNow intents={waiting} />}
    >
      {intents.length === 0 ? (
        <EmptyState
          icon={<CloudCheck size={32} />}
          title={t`Wszystko wysłane`}
          description={t`Zmiany zrobione bez sieci czekają tutaj na wysłanie.`}
        />
      ) : (
        <ShownIntentsContext value={shown}>
          <div className={styles.contents}>
            {refused.map((intent) => (
              <RefusedChange key={intent.id} intent={intent} />
            ))}
            <WaitingChanges intents={waiting} />
          </div>
        </ShownIntentsContext>
      )}
    </Drawer>
  )
}
