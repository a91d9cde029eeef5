import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { announce } from './announce.ts'
import styles from './FloatingNotice.module.css'
import { IconButton } from './IconButton.tsx'

export interface FloatingNoticeProps {
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** With both, a cross closes it. */
  readonly closeLabel?: string
  readonly onClose?: () => void
}

/**
 * An offer or a warning beside the page that waits as long as it takes: it covers nothing a thumb needs, takes no
 * focus, and stacks with others of its kind. Mounted after the page, never rendered by a server.
 */
export function FloatingNotice({ title, children, actions, closeLabel, onClose }: FloatingNoticeProps) {
  useEffect(() => announce(title, 'polite'), [title])
  return createPortal(
    <section className={styles.notice} aria-label={title}>
      <div className={styles.head}>
        <strong className={styles.title}>{title}</strong>
        {closeLabel === undefined || onClose === undefined ? null : (
          <IconButton label={closeLabel} size="small" variant="quiet" onPress={onClose}>
            <X size={18} />
          </IconButton>
        )}
      </div>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </section>,
    place(),
  )
}

const PLACE_ID = 'iskra-floating-notices'

/** The one corner all of them stand in. */
function place(): HTMLElement {
  const found = document.getElementById(PLACE_ID)
  if (found) return found
  const made = document.createElement('aside')
  made.id = PLACE_ID
  made.className = styles.place ?? ''
  document.body.append(made)
  return made
}
