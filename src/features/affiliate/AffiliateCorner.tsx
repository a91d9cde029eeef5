import { Suspense, useEffect } from 'react'
import { useServices } from '#services/services.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useStore } from '#ui/useStore.ts'
import { openedBy } from './referred.ts'
import { takeReferral } from './takeReferral.ts'
import { currentVisit } from './visitMemory.ts'
import { affiliateVisit } from './visitStore.ts'

const AffiliateBanner = lazyPart(() => import('./AffiliateBanner.tsx'))

export interface AffiliateCornerProps {
  readonly search: string
  /** Whether it may be shown whose code it is; the code is taken all the same. */
  readonly isWelcome: boolean
}

/** Takes the code of the address that the page was opened by, and of each it goes on to by `search`; shows whose it is. */
export default function AffiliateCorner({ search, isWelcome }: AffiliateCornerProps) {
  const services = useServices()
  const hasVisit = useStore(affiliateVisit) !== null
  useEffect(() => {
    currentVisit()
    const opened = URL.canParse(openedBy()) ? new URL(openedBy()).search : ''
    void takeReferral(services, opened, performance.timeOrigin)
  }, [services])
  useEffect(() => void takeReferral(services, search), [search, services])
  return hasVisit ? (
    <Suspense fallback={null}>
      <AffiliateBanner isWelcome={isWelcome} />
    </Suspense>
  ) : null
}
