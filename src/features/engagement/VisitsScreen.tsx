import { Trans, useLingui } from '@lingui/react/macro'
import { EyeOff, Footprints, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeviceVisits } from '#offline/engagement/readVisits.ts'
import { useAsksForPrivacy } from '#services/asksForPrivacy.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useStore } from '#ui/useStore.ts'
import { liveVisits } from './liveVisits.ts'
import type { PageNameProps } from './PageName.tsx'
import { RecordCards } from './RecordCards.tsx'
import styles from './Visits.module.css'

export interface VisitsScreenProps extends Pick<PageNameProps, 'nameOf'> {
  /** The question whether visits may be counted. */
  readonly choice: ReactNode
}

/** What is kept of the visits on this device: to be seen, understood, taken along and erased. */
export function VisitsScreen({ choice, nameOf }: VisitsScreenProps) {
  const { t } = useLingui()
  const reading = useStore(liveVisits)
  return (
    <Page>
      <PageHeader
        title={t`Moje wizyty`}
        lead={t`Wszystko, co zapisaliśmy na tym urządzeniu. Do sklepu trafiają tylko zdarzenia, bez Twojego imienia, adresu i numeru.`}
      />
      <div className={styles.sections}>
        {reading.kind === 'unread' ? (
          <div className={styles.nothing}>
            <Skeleton height="100%" shape="box" />
          </div>
        ) : reading.kind === 'failed' ? (
          <ErrorState
            title={t`Nie możemy odczytać zapisu`}
            description={t`Pamięć tego urządzenia nie odpowiada. Zamknij inne karty z Iskrą i spróbuj ponownie.`}
            onRetry={() => void liveVisits.watch()}
          />
        ) : (
          <Kept visits={reading.value} nameOf={nameOf} />
        )}
        <div className={styles.wide}>
          <Card title={<Trans>Twoja zgoda</Trans>}>{choice}</Card>
        </div>
      </div>
    </Page>
  )
}

function Kept({ visits, nameOf }: { readonly visits: DeviceVisits } & Pick<PageNameProps, 'nameOf'>) {
  const { visitor, unsent, isAgreed } = visits
  if (!useAsksForPrivacy() && visitor !== null)
    return <RecordCards visitor={visitor} unsent={unsent} nameOf={nameOf} />
  return (
    <div className={styles.nothing}>
      <Nothing isAgreed={isAgreed} />
    </div>
  )
}

function Nothing({ isAgreed }: { readonly isAgreed: boolean }) {
  const { t } = useLingui()
  if (useAsksForPrivacy()) {
    return (
      <EmptyState
        icon={<ShieldCheck size={28} />}
        title={t`Niczego nie zapisujemy`}
        description={t`Twoja przeglądarka prosi o prywatność, więc nie zapisujemy na tym urządzeniu żadnych wizyt.`}
      />
    )
  }
  return isAgreed ? (
    <EmptyState
      icon={<Footprints size={28} />}
      title={t`Jeszcze nic tu nie ma`}
      description={t`Zapis zacznie się za chwilę, na pierwszej stronie, którą obejrzysz.`}
    />
  ) : (
    <EmptyState
      icon={<EyeOff size={28} />}
      title={t`Niczego nie zapisujemy`}
      description={t`Bez Twojej zgody nie zapisujemy i nie wysyłamy niczego o wizytach. Sklep działa tak samo.`}
    />
  )
}
