import { useEffect, useEffectEvent } from 'react'
import { isInDialog } from '#ui/keys/isTyping.ts'
import { setTool, toolSettings } from '../kept/toolSettings.ts'
import { PLAYER_SHORTCUTS, type PlayerShortcut, shortcutOf } from './shortcuts.ts'

/** How far a key moves the playhead, ms. */
export const MOVE_MS = 5_000

/** The speeds that buttons and keys go through. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Goes to the next speed up or down; it stays at the ends. */
export function stepSpeed(by: 1 | -1): void {
  const { speed } = toolSettings.getSnapshot()
  const next = by === 1 ? SPEEDS.find((one) => one > speed) : SPEEDS.findLast((one) => one < speed)
  if (next !== undefined) setTool('speed', next)
}

/** Has the keys of the player work in the whole screen, but where something stands over it. */
export function usePlayerKeys(actions: Readonly<Record<PlayerShortcut, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isInDialog(event.target)) return
    const name = shortcutOf(PLAYER_SHORTCUTS, event)
    if (name === null) return
    // A field outside of the transcript takes back what was typed into it.
    const isField = event.target instanceof Element && event.target.matches('input, select, textarea')
    const isPassage = event.target instanceof Element && event.target.closest('[data-passage]') !== null
    if ((name === 'undo' || name === 'redo') && isField && !isPassage) return
    event.preventDefault()
    // F8 leads to notices everywhere else.
    event.stopPropagation()
    actions[name]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
