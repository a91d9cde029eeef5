import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { showInstallPrompt } from './installPrompt.ts'
import { InstallSteps } from './InstallSteps.tsx'
import { rememberDismissal } from './invitationMemory.ts'
import type { InstallWay } from './useInstallWay.ts'

export interface InvitationNoticeProps {
  readonly way: InstallWay
}

/** The invitation with its steps. All of it comes when somebody is invited, never with a first visit. */
export default function InvitationNotice({ way }: InvitationNoticeProps) {
  const { t } = useLingui()
  const [isClosed, setIsClosed] = useState(false)
  const [areStepsOpen, setAreStepsOpen] = useState(false)
  const hasSteps = useOnceOpened(areStepsOpen)

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
      {hasSteps ? <InstallSteps isOpen={areStepsOpen} onOpenChange={setAreStepsOpen} /> : null}
      {isClosed || areStepsOpen || way === 'none' ? null : (
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
          <Trans>Otwiera się jak aplikacja i działa bez sieci. Zajmuje mało miejsca.</Trans>
        </FloatingNotice>
      )}
    </>
  )
}
