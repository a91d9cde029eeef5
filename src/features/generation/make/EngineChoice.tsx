import { Trans, useLingui } from '@lingui/react/macro'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { RadioGroup, type RadioOption } from '#ui/RadioGroup.tsx'
import { engineWords } from '../words/engineWords.ts'
import { CreditCount } from '#ui/CreditCount.tsx'
import styles from './EngineChoice.module.css'
import { useWaitText } from './useWaitText.ts'

export interface EngineChoiceProps {
  readonly offers: readonly EngineOffer[]
  readonly offer: EngineOffer | null
  readonly onChange: (engine: string) => void
}

/** Who makes it: what each is good at, what it costs and how long it takes; what isn't configured here says so. */
export function EngineChoice({ offers, offer, onChange }: EngineChoiceProps) {
  const { i18n, t } = useLingui()
  const waitText = useWaitText()
  if (offer === null) return null

  function describe(one: EngineOffer): string {
    const { goodAt } = engineWords(one.id, one.name)
    const wait = one.isAvailable ? waitText(one) : null
    return [goodAt === undefined ? null : i18n._(goodAt), wait].filter((part) => part !== null).join(' ')
  }

  const options = offers.map((one): RadioOption<string> => ({
    value: one.id,
    label: engineWords(one.id, one.name).name,
    description: describe(one),
    disabled: !one.isAvailable,
    aside: one.isAvailable ? (
      <CreditCount value={one.credits} />
    ) : (
      <span className={styles.away}>
        <Trans>niedostępny tutaj</Trans>
      </span>
    ),
  }))
  return (
    <Disclosure
      title={
        <span className={styles.summary}>
          <span className={styles.what}>
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
