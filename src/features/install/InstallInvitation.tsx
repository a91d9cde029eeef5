import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { rememberOffer, rememberVisit } from './invitationMemory.ts'
import { shouldInvite } from './invitationRule.ts'
import { isInstalled } from './platform.ts'
import { useInstallWay } from './useInstallWay.ts'

const InvitationNotice = lazyPart(() => import('./InvitationNotice.tsx'))

export interface InstallInvitationProps {
  readonly hasOrdered: boolean
  /** Whether this is a moment for it. */
  readonly isWelcome: boolean
  /** It is shown. */
  readonly onShow: () => void
}

/** Offers a place on the home screen, once, to a returning visitor or after an order. Mounted after the page. */
export function InstallInvitation({ hasOrdered, isWelcome, onShow }: InstallInvitationProps) {
  const way = useInstallWay()
  const [memory] = useState(rememberVisit)
  const [isClosed, setClosed] = useState(false)
  const canInstall = way !== 'none'
  const isInvited = shouldInvite({ ...memory, canInstall, isInstalled: isInstalled(), hasOrdered })
  const isShown = isInvited && isWelcome && !isClosed
  const show = useEffectEvent(() => {
    rememberOffer()
    onShow()
  })
  useEffect(() => {
    if (isShown) show()
  }, [isShown])

  return isShown ? (
    <Suspense fallback={null}>
      <InvitationNotice way={way} onClose={() => setClosed(true)} />
    </Suspense>
  ) : null
}
