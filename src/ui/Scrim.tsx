import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { AriaLocale } from './AriaLocale.tsx'

/** What a dialog or a drawer stands on, over the page: React Aria's overlay, in the interface's language. */
export function Scrim(props: ModalOverlayProps) {
  return (
    <AriaLocale>
      <ModalOverlay {...props} />
    </AriaLocale>
  )
}
