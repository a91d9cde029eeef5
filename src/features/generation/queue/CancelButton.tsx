import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { isUnderWay } from '#offline/jobs/jobRow.ts'
import { Button } from '#ui/Button.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useGenerationAction } from '../device/useGenerationAction.ts'

/** Cancels a running job; shows the refund before, and asks first where there is none. */
export function CancelButton({ row }: { readonly row: GenerationRow }) {
  const { t } = useLingui()
  const act = useGenerationAction()
  const [isAsking, setAsking] = useState(false)
  const { refund } = row
  const { credits } = row.usage
  const isLost = isUnderWay(row) && refund === 0 && credits > 0

  const cancel = () => {
    setAsking(false)
    void act((actions) => actions.cancel(row.refCode))
  }
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        onPress={isLost ? () => setAsking(true) : cancel}
        {...(isLost ? { 'aria-haspopup': 'dialog' } : {})}
      >
        {isLost ? (
          <Trans>Anuluj bez zwrotu</Trans>
        ) : isUnderWay(row) && refund !== undefined && refund > 0 ? (
          <Plural
            value={refund}
            one="Anuluj, wróci # kredyt"
            few="Anuluj, wrócą # kredyty"
            many="Anuluj, wróci # kredytów"
            other="Anuluj, wróci # kredytu"
          />
        ) : (
          <Trans>Anuluj</Trans>
        )}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        size="sm"
        title={t`Anulować bez zwrotu?`}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>
              <Trans>Poczekaj na wynik</Trans>
            </Button>
            <Button variant="danger" onPress={cancel}>
              <Trans>Anuluj bez zwrotu</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Praca trafiła już do dostawcy, który bierze za nią zapłatę. Anulowanie i tak kosztuje{' '}
            <CreditCount value={credits} />.
          </Trans>
        </p>
      </Dialog>
    </>
  )
}
