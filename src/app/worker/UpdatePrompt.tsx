import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { useReloadAsked } from '../missingCode/heldScreen.ts'
import { useUnsentChanges } from './useUnsentChanges.ts'
import { workerStatus } from './workerStatus.ts'
import { useStore } from '#ui/useStore.ts'

/** The obstacle to a reload, as far as it is known. */
type Obstacle = 'none' | 'open-form'

/**
 * Offers a downloaded new version; never forces it, and never while a change is about to be sent. Accepting it reloads
 * every tab at once, because two versions must not work on one device's data.
 */
export function UpdatePrompt() {
  const { t } = useLingui()
  const { isUpdateWaiting } = useStore(workerStatus)
  const [isPutOff, setIsPutOff] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle>('none')
  const [isTaken, setIsTaken] = useState(false)
  const isAsked = useReloadAsked()
  const unsent = useUnsentChanges(isUpdateWaiting && !isPutOff)
  if (!isUpdateWaiting || isPutOff || isAsked || unsent === null) return null

  async function take(anyway: boolean): Promise<void> {
    const [{ anyTabHasOpenForm }, { countUnsentChanges }, { activateUpdate }] = await Promise.all([
      import('./otherTabs.ts'),
      import('./unsentChanges.ts'),
      import('./workerBridge.ts'),
    ])
    // Another tab may have changed the cart a moment ago: the notice then says so by itself.
    if ((await countUnsentChanges()) > 0) return
    if (!anyway && (await anyTabHasOpenForm())) {
      setObstacle('open-form')
      return
    }
    setIsTaken(true)
    activateUpdate()
  }

  const later = (
    <Button variant="quiet" size="small" onPress={() => setIsPutOff(true)}>
      <Trans>Później</Trans>
    </Button>
  )
  if (unsent > 0) {
    return (
      <FloatingNotice title={t`Nowa wersja czeka`} actions={later}>
        <Plural
          value={unsent}
          one="Włączymy ją, gdy # zmiana z „Do wysłania” dotrze do sklepu."
          few="Włączymy ją, gdy # zmiany z „Do wysłania” dotrą do sklepu."
          many="Włączymy ją, gdy # zmian z „Do wysłania” dotrze do sklepu."
          other="Włączymy ją, gdy # zmiany z „Do wysłania” dotrze do sklepu."
        />
      </FloatingNotice>
    )
  }
  const hasOpenForm = obstacle === 'open-form'
  return (
    <FloatingNotice
      title={t`Nowa wersja jest gotowa`}
      actions={
        <>
          <Button
            variant={hasOpenForm ? 'secondary' : 'primary'}
            size="small"
            isPending={isTaken}
            onPress={() => void take(hasOpenForm)}
          >
            {hasOpenForm ? <Trans>Odśwież mimo to</Trans> : <Trans>Odśwież</Trans>}
          </Button>
          {later}
        </>
      }
    >
      {hasOpenForm ? (
        <Trans>
          W jednej z kart jest niedokończony formularz. Dokończ go, żeby nie stracić wpisanych słów.
        </Trans>
      ) : (
        <Trans>Odświeżymy wszystkie karty Iskry. Koszyk i szkice zostają.</Trans>
      )}
    </FloatingNotice>
  )
}
