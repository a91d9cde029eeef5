import { useLingui } from '@lingui/react/macro'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaLocale } from '#ui/AriaLocale.tsx'
import { classNames } from '#ui/classNames.ts'
import { PaletteSearch } from './PaletteSearch.tsx'
import { closePalette, usePaletteOpen } from './paletteState.ts'
import styles from './CommandPalette.module.css'

/** Ctrl K: products, pages and commands under one field. */
export default function CommandPalette() {
  const { t } = useLingui()
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={usePaletteOpen()}
        onOpenChange={closePalette}
        isDismissable
        className={classNames(styles.scrim)}
      >
        <Modal className={classNames(styles.panel)}>
          <Dialog aria-label={t`Szukaj i polecenia`} className={classNames(styles.dialog)}>
            <PaletteSearch />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}
