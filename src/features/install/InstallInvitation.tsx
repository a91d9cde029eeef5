import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { onOutboxChange } from '#offline/outbox/signal.ts'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { showInstallPrompt } from './installPrompt.ts'
import { rememberDismissal, rememberShown, rememberVisit, wasShownThisSession } from './invitationMemory.ts'
import { shouldInvite } from './invitationRule.ts'
import { isInstalled } from './platform.ts'
import { useInstallWay } from './useInstallWay.ts'

const InstallSteps = lazyPart(async () => ({ default: (await import('./InstallSteps.tsx')).InstallSteps }))

/** Offers a place on the home screen to whoever came back or uses the cart. Mounted after the page, never at once. */
export function InstallInvitation() {
  const { t } = useLingui()
  const way = useInstallWay()
  const [memory] = useState(rememberVisit)
  const [isFirstShowing] = useState(() => !wasShownThisSession())
  const [hasUsedCart, setHasUsedCart] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  const [areStepsOpen, setAreStepsOpen] = useState(false)
  const hasSteps = useOnceOpened(areStepsOpen)
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
  const isShown = isInvited && !isClosed
  useEffect(() => {
    if (isShown) rememberShown()
  }, [isShown])

  function dismiss(): void {
    rememberDismissal()
    setIsClosed(true)
  }

  async function install(): Promise<void> {
    if (way === 'share-menu') {
      setAreStepsOpen(true)
      return
    }
    setIsClosed(true)
    if ((await showInstallPrompt()) === 'dismissed') rememberDismissal()
  }

  return (
    <>
      {hasSteps ? (
        <Suspense fallback={null}>
          <InstallSteps isOpen={areStepsOpen} onOpenChange={setAreStepsOpen} />
        </Suspense>
      ) : null}
      {isShown && !areStepsOpen ? (
        <FloatingNotice
          title={t`Iskra na Twoim ekranie`}
          closeLabel={t`Nie, dziękuję`}
          onClose={dismiss}
          actions={
            <Button variant="primary" size="small" onPress={() => void install()}>
              {way === 'share-menu' ? <Trans>Pokaż, jak</Trans> : <Trans>Zainstaluj</Trans>}
            </Button>
          }
        >
          <Trans>Otwiera się jak aplikacja i działa bez sieci. Nie zajmuje prawie nic.</Trans>
        </FloatingNotice>
      ) : null}
    </>
  )
}
