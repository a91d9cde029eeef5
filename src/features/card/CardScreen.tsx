import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '#api/publicReads/readPublic.ts'
import { useServices } from '#services/services.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { cardQuery } from './cardQuery.ts'
import styles from './CardScreen.module.css'
import { NoCard } from './NoCard.tsx'
import { OpenableCard } from './OpenableCard.tsx'
import { ShopLine } from './ShopLine.tsx'

export interface CardScreenProps {
  readonly token: string
  /** The result of thanks sent without a script; null for none. */
  readonly plainThanks: string | null
  readonly isOffline: boolean
}

/** /kartka/{token}: a card as its recipient opens it, without the shop's frame. */
export function CardScreen({ token, plainThanks, isOffline }: CardScreenProps) {
  const services = useServices()
  const { data, error, refetch } = useQuery(cardQuery(services, token))
  if (data !== undefined) {
    return <OpenableCard token={token} card={data.card} plainThanks={plainThanks} isOffline={isOffline} />
  }
  return (
    <div className={styles.scene}>
      <div className={styles.stage}>
        {error === null ? (
          <Arriving />
        ) : isMissing(error) ? (
          <NoCard />
        ) : (
          <ErrorState level={1} onRetry={() => void refetch()} />
        )}
      </div>
      <ShopLine />
    </div>
  )
}

function Arriving() {
  const { t } = useLingui()
  return (
    <div className={styles.sealed} aria-busy="true">
      <h1 className={styles.title}>{t`Kartka dla Ciebie`}</h1>
      <div className={styles.arriving}>
        <Skeleton shape="box" height="100%" />
      </div>
    </div>
  )
}
