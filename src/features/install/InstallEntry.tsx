import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { showInstallPrompt } from './installPrompt.ts'
import { useInstallWay } from './useInstallWay.ts'

const InstallSteps = lazyPart(async () => ({ default: (await import('./InstallSteps.tsx')).InstallSteps }))

/** „Zainstaluj Iskrę” for menus and settings: shown whenever it is possible, also after a dismissed invitation. */
export function InstallEntry() {
  const way = useInstallWay()
  const [areStepsOpen, setAreStepsOpen] = useState(false)
  const hasSteps = useOnceOpened(areStepsOpen)
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
      {hasSteps ? (
        <Suspense fallback={null}>
          <InstallSteps isOpen={areStepsOpen} onOpenChange={setAreStepsOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
