import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** The focused element of a list: its row, the row's place, and which of its buttons. */
interface Held {
  readonly element: Element
  readonly key: string
  readonly place: number
  readonly button: number
}

/**
 * Keeps the focus in a list whose rows come and go. When the focused row goes, the focus passes to the row in its
 * place; when it comes back, as after an undo, the focus returns there unless the person has moved it since. `list` has
 * the rows as its children, in the order of `keys`; it may be absent while there are none.
 */
export function useListFocus(list: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const held = useRef<Held | null>(null)
  const gone = useRef<(Held & { readonly passedTo: Element | null }) | null>(null)

  const follow = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const rows = [...(list.current?.children ?? [])]
    const place = rows.findIndex((row) => row.contains(target))
    const key = keys[place]
    if (key !== undefined)
      held.current = { element: target, key, place, button: buttonPlace(rows[place], target) }
    // An element that has left the document has lost the focus; the person hasn't moved it.
    else if (held.current?.element.isConnected === true) held.current = null
  })
  useEffect(() => {
    const onFocus = (event: FocusEvent): void => follow(event)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])

  // Before the browser or a dialog looks where the focus is.
  useLayoutEffect(() => {
    const left = held.current
    if (left !== null && !keys.includes(left.key)) {
      held.current = null
      if (isFocusLost()) focusButton(list.current, Math.min(left.place, keys.length - 1), left.button)
      gone.current = { ...left, passedTo: document.activeElement }
      return
    }
    const back = gone.current
    if (back === null || !keys.includes(back.key)) return
    gone.current = null
    if (isFocusLost() || document.activeElement === back.passedTo)
      focusButton(list.current, keys.indexOf(back.key), back.button)
  })
}

/** Whether nothing has the focus, as after the focused element left the document. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function buttonsOf(row: Element | null | undefined): readonly HTMLButtonElement[] {
  return [...(row?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
}

/** Which button of a row it is; the first for anything else. */
function buttonPlace(row: Element | undefined, element: Element): number {
  return Math.max(
    0,
    buttonsOf(row).findIndex((button) => button === element),
  )
}

function focusButton(list: HTMLElement | null, place: number, button: number): void {
  const buttons = buttonsOf(list?.children.item(place))
  buttons[Math.min(button, buttons.length - 1)]?.focus()
}
