import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { AriaLocale } from './AriaLocale.tsx'
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
  const isInPlaceOfSheet = useRef(false)
  const close = useEffectEvent(onClose)
  const [last, setLast] = useState<number | null>(null)
  const layers = useOpenLayers()
  const place = layers.findIndex((layer) => layer.id === id)
  const layer = place === -1 ? last : modalLayer(place)
  if (layer !== last) setLast(layer)

  // Before it is drawn: the focus that it gives back at its end isn't in a sheet that has closed.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    isInPlaceOfSheet.current = closeSheets()
    return joinStack({ id, persistent: isPersistent, close: () => close() })
  }, [id, isOpen, isPersistent])

  useLayoutEffect(() => {
    if (place === -1 || !isInPlaceOfSheet.current) return
    isInPlaceOfSheet.current = false
    finishAnimationsAround(overlay.current)
  }, [place])
  return { layer, isTop: place !== -1 && place === layers.length - 1, overlay }
}

/** The browser holds an open sheet over everything, and lets nothing else be pressed. Tells whether there was one. */
function closeSheets(): boolean {
  const sheets = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  for (const sheet of sheets) sheet.close()
  return sheets.length > 0
}

/** A finished entry animation doesn't repeat; an endless one, such as a spinner, goes on. */
function finishAnimationsAround(element: Element | null): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation
    if (!(effect instanceof KeyframeEffect) || element?.contains(effect.target) !== true) continue
    if (effect.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
