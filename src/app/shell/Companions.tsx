import { useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isReferred } from '#features/affiliate/referred.ts'
import { InstallInvitation } from '#features/install/InstallInvitation.tsx'
import { LateVisitQuestion } from '#features/preferences/LateVisitQuestion.tsx'
import { StorageNotices } from '#features/storage/StorageNotices.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useIsOrderMade } from '#ui/state/till.ts'
import { isOfferWelcome, isQuestionWelcome } from './isQuestionWelcome.ts'
import { UpdatePrompt } from '../worker/UpdatePrompt.tsx'

const AffiliateCorner = lazyPart(() => import('#features/affiliate/AffiliateCorner.tsx'))

/** Offers and warnings beside the page that come after the first screen. Each shows itself when it has a reason. */
export default function Companions() {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath })
  const isWelcome = isQuestionWelcome(path)
  const hasOrdered = useIsOrderMade()
  return (
    <>
      <UpdatePrompt />
      <StorageNotices />
      {isReferred(search) ? (
        <Suspense fallback={null}>
          <AffiliateCorner search={search} />
        </Suspense>
      ) : null}
      <InstallInvitation hasOrdered={hasOrdered} isWelcome={isOfferWelcome(path)} />
      <LateVisitQuestion isWelcome={isWelcome} />
    </>
  )
}
