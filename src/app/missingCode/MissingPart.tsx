import { missedPress } from '#ui/state/missedPress.ts'
import { useStore } from '#ui/useStore.ts'
import { lastMissing } from './codeFailures.ts'
import { heldScreen } from './heldScreen.ts'
import { MissingNotice } from './MissingNotice.tsx'

/**
 * Stands for a part of the page while its code is on its way, which is tried again by itself. After a deployment it
 * never comes, and this says so, unless it is said already of the screen or of a press.
 */
export function MissingPart() {
  const why = useStore(lastMissing)
  const held = useStore(heldScreen)
  const missed = useStore(missedPress)
  const isSaid = held?.kind === 'missing' || held?.kind === 'told' || missed !== null
  return why === 'other' && !isSaid ? <MissingNotice why="other" /> : null
}
