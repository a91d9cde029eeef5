import { OutboxPanel } from '#features/outbox/OutboxPanel.tsx'
import { SHOWN_INTENTS } from '../manifests.ts'

/** „Do wysłania”, which calls each change as the feature does that it is of. Mounted lazily. */
export default function ChangesPanel() {
  return <OutboxPanel shown={SHOWN_INTENTS} />
}
