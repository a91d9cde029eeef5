import { useConnection } from '../connection/useConnection.ts'
import { useStore } from '#ui/useStore.ts'
import { lastMissing } from './codeFailures.ts'
import { heldScreen } from './heldScreen.ts'
import { MissingNotice } from './MissingNotice.tsx'

/**
 * Stands for a part of the page while its code is on its way. Says why it doesn't come: without a network only of
 * what somebody asked for (`isAsked`), for the part is tried again by itself; after a deployment it never comes.
 */
export function MissingPart({ isAsked = false }: { readonly isAsked?: boolean }) {
  const why = useStore(lastMissing)
  const { view } = useConnection()
  // A screen that is missing too says all there is to say.
  const held = useStore(heldScreen)
  if (held?.kind === 'missing' || held?.kind === 'told') return null
  if (why === 'other') return <MissingNotice why="other" />
  return isAsked && why === 'unreachable' && view === 'offline' ? <MissingNotice why="unreachable" /> : null
}
