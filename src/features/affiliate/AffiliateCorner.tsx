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
  /** Whether it may show the code's creator; the code is applied anyway. */
  readonly isWelcome: boolean
}

/** Applies the code of the page's first address, and of each later `search`; shows its creator. */
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
