import { useLingui } from '@lingui/react/macro'
import { EyeOff, Footprints, ShieldCheck } from 'lucide-react'
import { type DeviceVisits, readVisits } from '#offline/engagement/readVisits.ts'
import { useAsksForPrivacy } from '#services/asksForPrivacy.ts'
import { useLiveRows } from '#services/useLiveRows.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import type { PageNameProps } from './PageName.tsx'
import { RecordCards } from './RecordCards.tsx'
import { VisitsLoading } from './VisitsLoading.tsx'
import styles from './Visits.module.css'

/** This device's stored visits, live; or why there are none. */
export default function KeptVisits({ nameOf }: Pick<PageNameProps, 'nameOf'>) {
  const { t } = useLingui()
  const [reading, retry] = useLiveRows(readVisits)
  if (reading.kind === 'unread') return <VisitsLoading />
  if (reading.kind === 'read') return <Kept visits={reading.value} nameOf={nameOf} />
  return (
    <ErrorState
      title={t`Nie możemy odczytać zapisu`}
      description={t`Pamięć tego urządzenia nie odpowiada. Zamknij inne karty z Iskrą i spróbuj ponownie.`}
      onRetry={retry}
    />
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
