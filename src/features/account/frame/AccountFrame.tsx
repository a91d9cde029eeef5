import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PlaceLink } from '#ui/PlaceLink.tsx'
import { ACCOUNT_PLACES, type AccountPlaceName, PLACE_NAMES } from './accountPlaces.ts'
import styles from './AccountFrame.module.css'

export interface AccountFrameProps {
  /** Which of the places this is. */
  readonly place: AccountPlaceName
  readonly title?: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The frame of the settings' pages: the way back above them, and beside them on a wide screen all the others. */
export function AccountFrame({ place, title, lead, children }: AccountFrameProps) {
  const { i18n, t } = useLingui()
  const name = i18n._(ACCOUNT_PLACES[place].label)
  return (
    <Page>
      <div className={styles.frame}>
        <nav aria-label={t`Ustawienia`} className={styles.side}>
          <ul className={styles.places}>
            {PLACE_NAMES.map((other) => (
              <li key={other}>
                <AccountPlace place={other} isHere={other === place} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          <PageHeader
            title={title ?? name}
            lead={lead}
            breadcrumbs={[
              { label: t`Moje konto`, to: '/konto' },
              { label: t`Ustawienia`, to: '/ustawienia' },
              { label: name },
            ]}
          />
          <div className={styles.sections}>{children}</div>
        </div>
      </div>
    </Page>
  )
}

function AccountPlace({ place, isHere }: { readonly place: AccountPlaceName; readonly isHere: boolean }) {
  const { i18n } = useLingui()
  const { to, icon: Icon, label } = ACCOUNT_PLACES[place]
  return (
    <PlaceLink to={to} className={styles.place} isHere={isHere}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {i18n._(label)}
    </PlaceLink>
  )
}
