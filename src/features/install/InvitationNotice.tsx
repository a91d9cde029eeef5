import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { showInstallPrompt } from './installPrompt.ts'
import { InstallSteps } from './InstallSteps.tsx'
import type { InstallWay } from './useInstallWay.ts'

export interface InvitationNoticeProps {
  readonly way: InstallWay
  /** It was taken or refused. */
  readonly onClose: () => void
}

/** The invitation with its steps. It loads with the invitation, never with a first visit. */
export default function InvitationNotice({ way, onClose }: InvitationNoticeProps) {
  const { t } = useLingui()
  const [areStepsOpen, setAreStepsOpen] = useState(false)
  const hasSteps = useOnceOpened(areStepsOpen)

  async function install(): Promise<void> {
    if (way === 'share-menu') {
      setAreStepsOpen(true)
      return
    }
    await showInstallPrompt()
    onClose()
  }

  return (
    <>
      {hasSteps ? <InstallSteps isOpen={areStepsOpen} onOpenChange={setAreStepsOpen} /> : null}
      {areStepsOpen ? null : (
        <FloatingNotice
          title={t`Iskra na Twoim ekranie`}
          closeLabel={t`Nie, dziękuję`}
          onClose={onClose}
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
