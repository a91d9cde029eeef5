import { useLingui } from '@lingui/react/macro'
import { Dialog, Modal } from 'react-aria-components/Modal'
import { classNames } from '#ui/classNames.ts'
import { Scrim } from '#ui/Scrim.tsx'
import { PaletteSearch } from './PaletteSearch.tsx'
import { closePalette, usePaletteOpen } from './paletteState.ts'
import styles from './CommandPalette.module.css'

/** Ctrl K: products, pages and commands under one field. */
export default function CommandPalette() {
  const { t } = useLingui()
  return (
    <Scrim
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
    </Scrim>
  )
}
