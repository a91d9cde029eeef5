import { Trans } from '@lingui/react/macro'
import type { Quote } from '#domain/template/templateRun.ts'
import { CreditCount } from './CreditCount.tsx'

export interface PriceRangeProps {
  readonly price: Quote
  /** False where the author wants the most shown alone. */
  readonly displayRange: boolean
}

/** The price of a run: one sum, or from the lowest to the highest. */
export function PriceRange({ price: { least, most }, displayRange }: PriceRangeProps) {
  if (most === 0) return <Trans>Bez kredytów</Trans>
  if (least === most) return <CreditCount value={most} />
  if (!displayRange) {
    return (
      <Trans>
        do <CreditCount value={most} />
      </Trans>
    )
  }
  return (
    <>
      {least}–<CreditCount value={most} />
    </>
  )
}
