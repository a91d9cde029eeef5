import { Trans } from '@lingui/react/macro'
import { Dialog, Modal } from 'react-aria-components/Modal'
import { Button } from './Button.tsx'
import { classNames } from './classNames.ts'
import { Scrim } from './Scrim.tsx'
import { cancelOverlay, useOverlay } from './state/overlays.ts'
import styles from './OverlayHost.module.css'

/** The newest loading overlay, over everything. Its work can be stopped when it is cancellable. */
export default function OverlayHost() {
  const overlay = useOverlay()
  if (overlay === null) return null
  return (
    <Scrim isOpen isKeyboardDismissDisabled isPersistent className={classNames(styles.scrim)}>
      <Modal>
        <Dialog aria-label={overlay.label} className={classNames(styles.panel)}>
          <span className={styles.waiting} aria-hidden="true" />
          <output>{overlay.label}</output>
          {overlay.cancellable ? (
            <Button onPress={() => cancelOverlay(overlay.id)}>
              <Trans>Anuluj</Trans>
            </Button>
          ) : null}
        </Dialog>
      </Modal>
    </Scrim>
  )
}
