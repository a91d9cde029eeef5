import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { User } from '#domain/account/user.ts'
import { Badge } from '#ui/Badge.tsx'
import { Avatar } from './Avatar.tsx'
import styles from './Identity.module.css'

/** The signed-in user: by name, or by address where there is none yet. */
export function Identity({ user, children }: { readonly user: User; readonly children?: ReactNode }) {
  const name = user.display_name ?? ''
  return (
    <div className={styles.identity}>
      <Avatar name={name === '' ? user.email : name} />
      <div className={styles.words}>
        {name === '' ? null : <strong className={styles.name}>{name}</strong>}
        <span className={styles.email}>{user.email}</span>
        {user.is_verified ? null : (
          <span>
            <Badge tone="warning">
              <Trans>Adres czeka na potwierdzenie</Trans>
            </Badge>
          </span>
        )}
        {children}
      </div>
    </div>
  )
}
