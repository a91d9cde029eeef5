import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { AriaLocale } from './AriaLocale.tsx'
import { REPLACED } from './Sheet.tsx'
import { modalLayer } from './state/modalRules.ts'
import { joinStack, useOpenLayers } from './state/modalStack.ts'
import { useBackCloses } from './useBackCloses.ts'

export interface ScrimProps extends Omit<ModalOverlayProps, 'style'> {
  /** Whether close-all leaves it open; false by default. */
  readonly isPersistent?: boolean
}

/**
 * The layer under a dialog or a drawer, over the page: React Aria's overlay, in the interface's language, at its place
 * in the stack of modals. Back closes the top one, if Escape does. It replaces an open sheet.
 */
export function Scrim({ isPersistent = false, ...props }: ScrimProps) {
  const { isOpen = false, isKeyboardDismissDisabled = false, onOpenChange } = props
  const { layer, isTop, overlay } = useLayer(isOpen, isPersistent, () => onOpenChange?.(false))
  useBackCloses(isTop && !isKeyboardDismissDisabled, () => onOpenChange?.(false))
  return (
    <AriaLocale>
      <ModalOverlay
        {...props}
        ref={overlay}
        isOpen={isOpen && layer !== null}
        style={{ zIndex: layer ?? 0 }}
      />
    </AriaLocale>
  )
}

/** Its layer while it is open, and on its way out the last one; null before it has any. */
function useLayer(isOpen: boolean, isPersistent: boolean, onClose: () => void) {
  const id = useId()
  const overlay = useRef<HTMLDivElement>(null)
  /** How far the sheet had come in that this replaces, ms; null where there was none. */
  const sheetTime = useRef<number | null>(null)
  const close = useEffectEvent(onClose)
  const [last, setLast] = useState<number | null>(null)
  const layers = useOpenLayers()
  const place = layers.findIndex((layer) => layer.id === id)
  const layer = place === -1 ? last : modalLayer(place)
  if (layer !== last) setLast(layer)

  // Before it is drawn: the focus that it gives back at its end isn't in a sheet that has closed.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    sheetTime.current = closeSheets()
    return joinStack({ id, persistent: isPersistent, close: () => close() })
  }, [id, isOpen, isPersistent])

  useLayoutEffect(() => {
    if (place === -1 || sheetTime.current === null) return
    enterAfter(overlay.current, sheetTime.current)
    sheetTime.current = null
  }, [place])
  return { layer, isTop: place !== -1 && place === layers.length - 1, overlay }
}

/**
 * The browser holds an open sheet over everything, and lets nothing else be pressed. Returns how long (ms) it had been on
 * its way in, Infinity once it was there; null where none was open.
 */
function closeSheets(): number | null {
  const sheets = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  if (sheets.length === 0) return null
  let time = Infinity
  for (const sheet of sheets) {
    for (const { currentTime } of animationsIn(sheet))
      if (typeof currentTime === 'number') time = Math.min(time, currentTime)
    sheet.close(REPLACED)
  }
  return time
}

/** The entry goes on from where the sheet's was. */
function enterAfter(element: Element | null, time: number): void {
  for (const animation of animationsIn(element)) {
    if (time < Number(animation.effect?.getComputedTiming().endTime)) animation.currentTime = time
    else animation.finish()
  }
}

/** Animations of an element and what is in it; endless ones, such as a spinner, are none of an entry. */
function animationsIn(element: Element | null): readonly Animation[] {
  return document.getAnimations().filter(({ effect }) => {
    const isInside = effect instanceof KeyframeEffect && element?.contains(effect.target) === true
    return isInside && effect.getComputedTiming().endTime !== Infinity
  })
}
