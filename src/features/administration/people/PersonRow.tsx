import { Trans } from '@lingui/react/macro'
import type { User } from '#domain/account/user.ts'
import { useFormat } from '#i18n/format.ts'
import { TextLink } from '#ui/TextLink.tsx'
import rows from '#ui/Rows.module.css'
import { PersonBadges } from './PersonBadges.tsx'

/** One account among those found; leads to the person. */
export function PersonRow({ user }: { readonly user: User }) {
  const format = useFormat()
  const joined = format.date(user.created_at)
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <span className={rows.title}>
          <TextLink to="/administracja/uzytkownicy/$id" params={{ id: user.id }}>
            {user.email}
          </TextLink>
          <PersonBadges user={user} />
        </span>
        <span className={rows.muted}>
          {user.display_name === null ? null : `${user.display_name} · `}
          <Trans>konto od {joined}</Trans>
        </span>
      </div>
    </li>
  )
}
