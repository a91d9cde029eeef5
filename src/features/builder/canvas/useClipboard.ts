import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { Position } from '#domain/template/editGraph.ts'
import { fragmentSchema } from '#domain/template/fragment.ts'
import { LONGEST_FILE } from '#domain/template/templateFile.ts'
import { GRID } from '#domain/template/placing.ts'
import { announce } from '#ui/announce.ts'
import { useActions } from '../document/useActions.ts'
import { isInDialog, isTyping } from '#ui/keys/isTyping.ts'
import { CLIPBOARD_SHORTCUTS } from '../keys/shortcuts.ts'

/**
 * Copy, cut and paste by the browser’s own clipboard, so that they work between tabs and windows. Pasted text is parsed
 * as strictly as a file: it may be from anywhere.
 */
export function useClipboard(): void {
  const { t } = useLingui()
  const actions = useActions()

  const copy = useEffectEvent((event: ClipboardEvent) => {
    const fragment = isElsewhere(event) ? null : actions.copied()
    if (fragment === null || event.clipboardData === null) return
    event.clipboardData.setData('text/plain', JSON.stringify(fragment))
    event.preventDefault()
    if (event.type === 'cut') actions.remove()
    else announce(t`Skopiowano.`)
  })

  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event)) return
    const fragment = readFragment(event.clipboardData?.getData('text/plain') ?? '')
    if (fragment === null) return
    event.preventDefault()
    actions.paste(fragment, fartherEachTime(JSON.stringify(fragment.nodes.map(({ id }) => id))))
  })

  useEffect(() => {
    const handlers: Readonly<Record<keyof typeof CLIPBOARD_SHORTCUTS, (event: ClipboardEvent) => void>> = {
      copy: (event) => copy(event),
      cut: (event) => copy(event),
      paste: (event) => paste(event),
    }
    const ending = new AbortController()
    for (const name of ['copy', 'cut', 'paste'] as const) {
      addEventListener(name, handlers[name], { signal: ending.signal })
    }
    return () => ending.abort()
  }, [])
}

/** Whether words are meant and not the graph. */
function isElsewhere({ target }: Event): boolean {
  return isTyping(target) || isInDialog(target) || (getSelection()?.toString() ?? '') !== ''
}

function readFragment(text: string) {
  if (text.length > LONGEST_FILE || !text.startsWith('{')) return null
  try {
    return fragmentSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

let last = { what: '', times: 0 }

/** Each further paste of the same lies a little farther away. */
function fartherEachTime(what: string): Position {
  last = { what, times: last.what === what ? last.times + 1 : 1 }
  return { x: last.times * GRID * 5, y: last.times * GRID * 5 }
}
