import { Trans, useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { useOwner } from '../data/useOwner.ts'
import { CompletenessCard } from './CompletenessCard.tsx'
import styles from './Dashboard.module.css'
import { RecentOrdersCard } from './RecentOrdersCard.tsx'
import { WaitingCard } from './WaitingCard.tsx'

export interface DashboardScreenProps {
  /** How many changes this device hasn't sent yet; null while that isn't known. */
  readonly unsent: number | null
  /** The first steps of a new user, from their own feature. */
  readonly firstSteps?: ReactNode
  /** Whose day comes next, from its own feature. */
  readonly occasions?: ReactNode
  /** The balance, from its own feature. */
  readonly credits?: ReactNode
  /** The results of their codes, from their own feature. */
  readonly creator?: ReactNode
}

/** /panel: unsent changes, the last orders, and the next step. */
export function DashboardScreen({ unsent, firstSteps, occasions, credits, creator }: DashboardScreenProps) {
  const user = useOwner()
  return (
    <Page>
      <PageHeader
        title={user === null ? <Trans>Panel</Trans> : <Greeting user={user} />}
        actions={
          <ButtonLink to="/sklep" variant="primary" icon={<Gift size={18} />}>
            <Trans>Wybierz prezent</Trans>
          </ButtonLink>
        }
      />
      <div className={styles.grid}>
        <div className={styles.column}>
          {firstSteps}
          <RecentOrdersCard />
          {occasions}
          <WaitingCard unsent={unsent} />
        </div>
        <div className={styles.column}>
          {credits}
          {creator}
          <CompletenessCard />
        </div>
      </div>
    </Page>
  )
}

const EVENING = 18
const MORNING = 4

function Greeting({ user }: { readonly user: User }) {
  const { t } = useLingui()
  const [hour] = useState(() => new Date().getHours())
  const words = hour >= EVENING || hour < MORNING ? t`Dobry wieczór` : t`Dzień dobry`
  const name = user.display_name?.split(' ')[0] ?? ''
  return name === '' ? words : `${words}, ${name}`
}
