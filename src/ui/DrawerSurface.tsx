import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Dialog, Heading, Modal } from 'react-aria-components/Modal'
import { classNames } from './classNames.ts'
import type { DrawerProps } from './Drawer.tsx'
import { IconButton } from './IconButton.tsx'
import { Scrim } from './Scrim.tsx'
import styles from './Drawer.module.css'

/** The part of `Drawer` that loads when it is first opened. */
export default function DrawerSurface(props: DrawerProps) {
  const { isOpen, onOpenChange, title, children, footer, tools, side = 'right' } = props
  const { t } = useLingui()
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={classNames(styles.scrim)}>
      <Modal className={classNames(styles.panel)} data-side={side}>
        <Dialog className={classNames(styles.dialog)}>
          <header className={styles.header}>
            <Heading slot="title" className={classNames(styles.title)}>
              {title}
            </Heading>
            {tools}
            <IconButton label={t`Zamknij`} onPress={() => onOpenChange(false)}>
              <X size={22} />
            </IconButton>
          </header>
          <div className={styles.content}>{children}</div>
          {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </Scrim>
  )
}
