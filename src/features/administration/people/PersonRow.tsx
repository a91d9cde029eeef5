import { Trans } from '@lingui/react/macro'
import type { User } from '#domain/account/user.ts'
import { useFormat } from '#i18n/format.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from '../Administration.module.css'
import { PersonBadges } from './PersonBadges.tsx'

/** One account among those found; leads to the person. */
export function PersonRow({ user }: { readonly user: User }) {
  const format = useFormat()
  const joined = format.date(user.created_at)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.title}>
          <TextLink to="/administracja/uzytkownicy/$id" params={{ id: user.id }}>
            {user.email}
          </TextLink>
          <PersonBadges user={user} />
        </span>
        <span className={styles.note}>
          {user.display_name === null ? null : `${user.display_name} · `}
          <Trans>konto od {joined}</Trans>
        </span>
      </div>
    </li>
  )
}
