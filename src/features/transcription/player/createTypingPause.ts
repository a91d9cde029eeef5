import { toolSettings } from '../kept/toolSettings.ts'
import type { Player } from './createPlayer.ts'

/** How long nobody has to type before the recording goes on, ms. */
const GOES_ON_AFTER_MS = 1_000
/** How much is heard again then, ms. */
const REWIND_MS = 2_000

/** Pauses the recording while somebody types, and has it go on a little earlier after a pause. */
export interface TypingPause {
  readonly typed: () => void
  /** A press plays or pauses: it isn’t gone on with by itself any more. */
  readonly forget: () => void
}

export function createTypingPause(player: Player): TypingPause {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPausedByTyping = false

  function forget(): void {
    isPausedByTyping = false
    clearTimeout(timer)
  }

  return {
    typed() {
      if (!toolSettings.getSnapshot().pausesWhileTyping) return
      if (player.state.getSnapshot().isPlaying) {
        player.pause()
        isPausedByTyping = true
      }
      if (!isPausedByTyping) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        forget()
        player.move(-REWIND_MS)
        player.play()
      }, GOES_ON_AFTER_MS)
    },
    forget,
  }
}
