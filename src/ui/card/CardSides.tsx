import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '../RadioGroup.tsx'
import type { CardSide } from './cardSide.ts'

export interface CardSidesProps {
  readonly side: CardSide
  readonly onTurn: (side: CardSide) => void
}

/** Which side of a card is seen. */
export function CardSides({ side, onTurn }: CardSidesProps) {
  const { t } = useLingui()
  return (
    <RadioGroup
      label={t`Strona kartki`}
      isLabelHidden
      presentation="chips"
      options={[
        { value: 'front', label: t`Przód` },
        { value: 'inside', label: t`Środek` },
        { value: 'back', label: t`Tył` },
      ]}
      value={side}
      onChange={onTurn}
    />
  )
}
