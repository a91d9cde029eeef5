import { useEffect } from 'react'
import { mediaSession } from '#domain/browser/page/mediaParts.ts'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { MOVE_MS } from '../keys/usePlayerKeys.ts'

/** Has the keys of headphones and keyboards play the recording, and the system show its title. */
export function useMediaKeys(title: string, onToggle: () => void): void {
  const { player } = useEditor()
  const { isPlaying, hasSound } = useStore(player.state)
  useEffect(() => {
    const session = mediaSession()
    if (!hasSound || session === undefined) return undefined
    const handlers: readonly (readonly [MediaSessionAction, () => void])[] = [
      ['play', onToggle],
      ['pause', onToggle],
      ['seekbackward', () => player.move(-MOVE_MS)],
      ['seekforward', () => player.move(MOVE_MS)],
      ['previoustrack', () => player.move(-MOVE_MS)],
      ['nexttrack', () => player.move(MOVE_MS)],
    ]
    for (const [action, handler] of handlers) session.setActionHandler(action, handler)
    return () => {
      for (const [action] of handlers) session.setActionHandler(action, null)
    }
  }, [player, hasSound, onToggle])
  useEffect(() => {
    const session = mediaSession()
    if (!hasSound || session === undefined || !('MediaMetadata' in globalThis)) return undefined
    session.metadata = new MediaMetadata({ title })
    return () => {
      session.metadata = null
    }
  }, [hasSound, title])
  useEffect(() => {
    const session = mediaSession()
    if (session !== undefined && hasSound) session.playbackState = isPlaying ? 'playing' : 'paused'
  }, [isPlaying, hasSound])
}
