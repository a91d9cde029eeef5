import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { isResting } from '#offline/jobs/jobRow.ts'
import { Button } from '#ui/Button.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { CancelButton } from './CancelButton.tsx'
import { useGenerationAction } from '../device/useGenerationAction.ts'

export interface QueueActionsProps {
  readonly row: GenerationRow
  /** Its engine's present price; null while unknown, or where it can't be started any more. */
  readonly price: number | null
  readonly isOffline: boolean
}

/** The actions on a running job: confirm its price, poll it now, cancel it. */
export function QueueActions({ row, price, isOffline }: QueueActionsProps) {
  const act = useGenerationAction()
  const { refCode } = row
  if (row.isCancelling) return null
  if (row.asks) {
    return (
      <>
        {price === null || isOffline ? null : (
          <Button
            size="small"
            variant="primary"
            onPress={() => void act((actions) => actions.confirm(refCode, price))}
          >
            <Trans>
              Stwórz za <CreditCount value={price} />
            </Trans>
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={() => void act((actions) => actions.drop(refCode))}>
          <Trans>Zrezygnuj</Trans>
        </Button>
      </>
    )
  }
  return (
    <>
      {isResting(row) && !isOffline ? (
        <Button
          size="small"
          icon={<RefreshCw size={16} />}
          onPress={() => void act((actions) => actions.check(refCode))}
        >
          <Trans>Sprawdź teraz</Trans>
        </Button>
      ) : null}
      <CancelButton row={row} />
    </>
  )
}
