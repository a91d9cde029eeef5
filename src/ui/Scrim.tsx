import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { AriaLocale } from './AriaLocale.tsx'
import { useBackCloses } from './useBackCloses.ts'

/**
 * What a dialog or a drawer stands on, over the page: React Aria's overlay, in the interface's language. Back closes what
 * Escape closes.
 */
export function Scrim(props: ModalOverlayProps) {
  const { isOpen = false, isKeyboardDismissDisabled = false, onOpenChange } = props
  useBackCloses(isOpen && !isKeyboardDismissDisabled, () => onOpenChange?.(false))
  return (
    <AriaLocale>
      <ModalOverlay {...props} />
    </AriaLocale>
  )
}
