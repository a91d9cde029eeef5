import { Trans, useLingui } from '@lingui/react/macro'
import { LayoutDashboard, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '#services/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Staleness } from '#ui/Staleness.tsx'
import { Owned } from '../data/Owned.tsx'
import { useIsLate } from '../data/useIsLate.ts'
import { HOME_PLACE_NAMES } from '../frame/accountPlaces.ts'
import { Identity } from '../frame/Identity.tsx'
import { PlaceList } from '../frame/PlaceList.tsx'
import styles from './AccountHome.module.css'

export interface AccountHomeProps {
  readonly onSignOut: () => void
  readonly isOffline: boolean
  /** The balance, from its own feature. */
  readonly credits?: ReactNode
}

/** /konto: who I am here, where everything of mine is, and the way out. */
export function AccountHome({ onSignOut, isOffline, credits }: AccountHomeProps) {
  const { t } = useLingui()
  const session = useSession()
  const isCopy = session.status === 'signed-in' && !session.isFresh
  const isLate = useIsLate(isCopy)
  return (
    <Page width="narrow">
      <PageHeader title={t`Moje konto`} />
      <div className={styles.sections}>
        <section className={styles.card} aria-label={t`Kto jest zalogowany`}>
          <Owned skeleton={<IdentitySkeleton />}>{(user) => <Identity user={user} />}</Owned>
          {isCopy && (isOffline || isLate) ? (
            <Staleness since={session.seenAt} isOffline={isOffline} />
          ) : null}
          <div className={styles.actions}>
            <ButtonLink to="/panel" variant="primary" icon={<LayoutDashboard size={18} />}>
              <Trans>Otwórz panel</Trans>
            </ButtonLink>
          </div>
        </section>
        <PlaceList places={HOME_PLACE_NAMES} />
        {credits}
        <div>
          <Button icon={<LogOut size={18} />} onPress={onSignOut}>
            <Trans>Wyloguj się</Trans>
          </Button>
        </div>
      </div>
    </Page>
  )
}

function IdentitySkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="circle" width="3.5rem" height="3.5rem" />
      <div>
        <Skeleton width="10rem" height="1.5rem" />
        <Skeleton width="14rem" />
      </div>
    </div>
  )
}
