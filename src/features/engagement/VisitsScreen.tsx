import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { Card } from '#ui/Card.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import type { PageNameProps } from './PageName.tsx'
import { VisitsLoading } from './VisitsLoading.tsx'
import styles from './Visits.module.css'

// It reads from this device, of which no server knows.
const KeptVisits = lazyPart(() => import('./KeptVisits.tsx'))

export interface VisitsScreenProps extends Pick<PageNameProps, 'nameOf'> {
  /** The question whether visits may be counted. */
  readonly choice: ReactNode
}

/** The stored visits of this device: to see, to understand, to export and to erase. */
export function VisitsScreen({ choice, nameOf }: VisitsScreenProps) {
  const { t } = useLingui()
  const isHydrated = useIsHydrated()
  return (
    <Page>
      <PageHeader
        title={t`Moje wizyty`}
        lead={t`Wszystko, co zapisaliśmy na tym urządzeniu. Do sklepu trafiają tylko zdarzenia, bez Twojego imienia, adresu i numeru.`}
      />
      <div className={styles.sections}>
        {isHydrated ? (
          <VisitsLoading />
        ) : (
          <Suspense fallback={<VisitsLoading />}>
            <KeptVisits nameOf={nameOf} />
          </Suspense>
        )}
        <div className={styles.wide}>
          <Card title={<Trans>Twoja zgoda</Trans>}>{choice}</Card>
        </div>
      </div>
    </Page>
  )
}
