import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useStore } from '#ui/useStore.ts'
import { askedStill } from './askedStill.ts'

const answer = (isWanted: boolean) => askedStill.getSnapshot()?.answer(isWanted)

/** Says that an animation becomes a still in the drawing: it is put there only after a yes. */
export function StillDialog() {
  const { t } = useLingui()
  const asked = useStore(askedStill)
  useEffect(() => () => answer(false), [])
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={asked !== null}
      onOpenChange={() => answer(false)}
      title={t`Animacja stanie się zdjęciem`}
      actions={
        <>
          <Button onPress={() => answer(false)}>
            <Trans>Nie dodawaj</Trans>
          </Button>
          <Button variant="primary" onPress={() => answer(true)}>
            <Trans>Dodaj jako zdjęcie</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Rysunek nie przechowuje animacji. Z pliku zapisze tylko pierwszy obraz:</Trans> {asked?.name}
      </p>
    </Dialog>
  )
}
