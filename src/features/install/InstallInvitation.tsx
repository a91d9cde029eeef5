import { Suspense, useEffect, useState } from 'react'
import { onOutboxChange } from '#offline/outbox/signal.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { rememberShown, rememberVisit, wasShownThisSession } from './invitationMemory.ts'
import { shouldInvite } from './invitationRule.ts'
import { isInstalled } from './platform.ts'
import { useInstallWay } from './useInstallWay.ts'

const InvitationNotice = lazyPart(() => import('./InvitationNotice.tsx'))

/** Offers a place on the home screen to whoever came back or uses the cart. Mounted after the page, never at once. */
export function InstallInvitation() {
  const way = useInstallWay()
  const [memory] = useState(rememberVisit)
  const [isFirstShowing] = useState(() => !wasShownThisSession())
  const [hasUsedCart, setHasUsedCart] = useState(false)
  const [now] = useState(() => Date.now())

  useEffect(() => onOutboxChange(() => setHasUsedCart(true)), [])

  const isInvited = shouldInvite({
    ...memory,
    canInstall: way !== 'none',
    isInstalled: isInstalled(),
    wasShownThisSession: !isFirstShowing,
    hasUsedCart,
    now,
  })
  const [wasInvited, setWasInvited] = useState(isInvited)
  // Once it is there it stays until it is closed, also while the browser asks.
  if (isInvited && !wasInvited) setWasInvited(true)
  useEffect(() => {
    if (isInvited) rememberShown()
  }, [isInvited])

  return wasInvited ? (
    <Suspense fallback={null}>
      <InvitationNotice way={way} />
    </Suspense>
  ) : null
}
