import { OutboxPanel } from '#features/outbox/OutboxPanel.tsx'
import { SHOWN_INTENTS } from '../manifests.ts'

/** „Do wysłania”, with each change named by its own feature. Mounted lazily. */
export default function ChangesPanel() {
  return <OutboxPanel shown={SHOWN_INTENTS} />
}
