import { useEffect } from 'react'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { MOVE_MS } from '../keys/usePlayerKeys.ts'

/** Has the keys of headphones and keyboards play the recording, and the system show its title. */
export function useMediaKeys(title: string, onToggle: () => void): void {
  const { player } = useEditor()
  const { isPlaying, hasSound } = useStore(player.state)
  useEffect(() => {
    if (!hasSound || !('mediaSession' in navigator)) return undefined
    const { mediaSession } = navigator
    const handlers: readonly (readonly [MediaSessionAction, () => void])[] = [
      ['play', onToggle],
      ['pause', onToggle],
      ['seekbackward', () => player.move(-MOVE_MS)],
      ['seekforward', () => player.move(MOVE_MS)],
      ['previoustrack', () => player.move(-MOVE_MS)],
      ['nexttrack', () => player.move(MOVE_MS)],
    ]
    for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler)
    return () => {
      for (const [action] of handlers) mediaSession.setActionHandler(action, null)
    }
  }, [player, hasSound, onToggle])
  useEffect(() => {
    if (!hasSound || !('mediaSession' in navigator) || !('MediaMetadata' in globalThis)) return undefined
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({ title })
    return () => {
      mediaSession.metadata = null
    }
  }, [hasSound, title])
  useEffect(() => {
    if (!('mediaSession' in navigator) || !hasSound) return
    navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
  }, [isPlaying, hasSound])
}
