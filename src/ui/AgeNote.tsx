import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './AgeNote.module.css'
import { classNames } from './classNames.ts'
import { useMomentText } from './useMomentText.ts'

export interface AgeNoteProps {
  /** Of when it is: epoch ms, or an ISO date. */
  readonly since: number | string
  /** Further words. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Says that this device's last copy is shown, and its time: „Stan z 12:40 · …”. */
export function AgeNote({ since, className, children }: AgeNoteProps) {
  const moment = useMomentText(since)
  return (
    <p className={classNames(styles.age, className)}>
      <History size={16} aria-hidden="true" />
      <span>
        <Trans>Stan z {moment}</Trans>
        {children}
      </span>
    </p>
  )
}
