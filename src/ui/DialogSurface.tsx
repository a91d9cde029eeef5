import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Dialog as AriaDialog, Heading, Modal } from 'react-aria-components/Modal'
import { classNames } from './classNames.ts'
import type { DialogProps } from './Dialog.tsx'
import { IconButton } from './IconButton.tsx'
import { Scrim } from './Scrim.tsx'
import styles from './Dialog.module.css'

/** The part of `Dialog` that loads when it is first opened. */
export default function DialogSurface(props: DialogProps) {
  const { isOpen, onOpenChange, title, children, actions, size = 'md' } = props
  const { isClosable = true, hasBackdrop = true, isPersistent = false, role = 'dialog' } = props
  const { t } = useLingui()
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isClosable && hasBackdrop}
      isKeyboardDismissDisabled={!isClosable}
      isPersistent={isPersistent}
      className={classNames(styles.scrim)}
      data-backdrop={hasBackdrop ? undefined : 'none'}
    >
      <Modal className={classNames(styles.panel)} data-size={size}>
        <AriaDialog role={role} className={classNames(styles.dialog)}>
          <header className={styles.header}>
            <Heading slot="title" className={classNames(styles.title)}>
              {title}
            </Heading>
            {isClosable ? (
              <IconButton label={t`Zamknij modal`} onPress={() => onOpenChange(false)}>
                <X size={22} />
              </IconButton>
            ) : null}
          </header>
          <div className={styles.content}>{children}</div>
          {actions === undefined ? null : <footer className={styles.footer}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </Scrim>
  )
}
