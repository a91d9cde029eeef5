import { Trans, useLingui } from '@lingui/react/macro'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { RadioGroup, type RadioOption } from '#ui/RadioGroup.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { useFormat } from '#i18n/format.ts'
import { engineWords } from '../words/engineWords.ts'
import styles from './EngineChoice.module.css'

export interface EngineChoiceProps {
  readonly offers: readonly EngineOffer[]
  readonly offer: EngineOffer | null
  readonly onChange: (engine: string) => void
}

/** The engines: strengths, price and duration of each. */
export function EngineChoice({ offers, offer, onChange }: EngineChoiceProps) {
  const { i18n, t } = useLingui()
  const waitText = useWaitText()
  if (offer === null) return null

  function describe(one: EngineOffer): string {
    const { goodAt } = engineWords(one.id, one.name)
    return [goodAt === undefined ? null : i18n._(goodAt), waitText(one)]
      .filter((part) => part !== null)
      .join(' ')
  }

  const options = offers.map((one): RadioOption<string> => ({
    value: one.id,
    label: engineWords(one.id, one.name).name,
    description: describe(one),
    aside: <CreditCount value={one.credits} />,
  }))
  return (
    <Disclosure
      title={
        <span className={styles.summary}>
          <span>
            <Trans>Silnik</Trans>
          </span>
          <span className={styles.name}>{engineWords(offer.id, offer.name).name}</span>
        </span>
      }
    >
      <RadioGroup
        label={t`Silnik`}
        isLabelHidden
        presentation="cards"
        options={options}
        value={offer.id}
        onChange={onChange}
      />
    </Disclosure>
  )
}

/** The expected duration of a generation started now, by this server's measurements; null if unknown. */
function useWaitText(): (offer: EngineOffer) => string | null {
  const { t } = useLingui()
  const format = useFormat()
  return ({ typicalTime, waiting }) => {
    if (typicalTime === null) return waiting === 0 ? null : t`W kolejce: ${waiting}.`
    const duration = format.duration((waiting + 1) * typicalTime)
    return waiting === 0 ? t`Zwykle ok. ${duration}.` : t`Teraz ok. ${duration}, w kolejce: ${waiting}.`
  }
}
