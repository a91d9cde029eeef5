import { useRouterState } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { isReferred } from '#features/affiliate/referred.ts'
import { InstallInvitation } from '#features/install/InstallInvitation.tsx'
import { LazyVisitQuestion } from '#features/preferences/LazyVisitQuestion.tsx'
import { StorageNotices } from '#features/storage/StorageNotices.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useIsOrderMade } from '#ui/state/till.ts'
import { useStore } from '#ui/useStore.ts'
import { mayOffer, type Offer } from './offers.ts'
import { UpdatePrompt } from '../worker/UpdatePrompt.tsx'
import { workerStatus } from '../worker/workerStatus.ts'

const AffiliateCorner = lazyPart(() => import('#features/affiliate/AffiliateCorner.tsx'))

/**
 * Offers and warnings beside the page that load after the first screen. Each shows itself when it has a reason; one
 * place decides whether an offer may.
 */
export default function Companions() {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const fullPath = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath })
  const hasOrdered = useIsOrderMade()
  const [shown, setShown] = useState<Offer | null>(null)
  const { isUpdateWaiting } = useStore(workerStatus)
  const may = (offer: Offer) => mayOffer(offer, { fullPath, hasOrdered, shown, isUpdateWaiting })
  const noteShown = (offer: Offer) => setShown((before) => before ?? offer)
  return (
    <>
      <UpdatePrompt />
      <StorageNotices />
      {isReferred(search) ? (
        <Suspense fallback={null}>
          <AffiliateCorner search={search} isWelcome={may('creator')} />
        </Suspense>
      ) : null}
      <InstallInvitation
        hasOrdered={hasOrdered}
        isWelcome={may('install')}
        onShow={() => noteShown('install')}
      />
      <LazyVisitQuestion isWelcome={may('visits')} onShow={() => noteShown('visits')} />
    </>
  )
}
