import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { InstallSteps } from './InstallSteps.tsx'
import { showInstallPrompt } from './installPrompt.ts'
import { useInstallWay } from './useInstallWay.ts'

/** „Zainstaluj Iskrę” for menus and settings: there whenever it can be done, whatever was said to the invitation. */
export function InstallEntry() {
  const way = useInstallWay()
  const [areStepsOpen, setAreStepsOpen] = useState(false)
  if (way === 'none') return null
  return (
    <>
      <Button
        variant="quiet"
        icon={<Download size={18} aria-hidden="true" />}
        onPress={() => (way === 'dialog' ? void showInstallPrompt() : setAreStepsOpen(true))}
      >
        <Trans>Zainstaluj Iskrę</Trans>
      </Button>
      <InstallSteps isOpen={areStepsOpen} onOpenChange={setAreStepsOpen} />
    </>
  )
}
