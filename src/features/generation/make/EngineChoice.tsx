import { Trans, useLingui } from '@lingui/react/macro'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { RadioGroup, type RadioOption } from '#ui/RadioGroup.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { ESTIMATE_PER_PLACE_MS } from '#domain/generation/limits.ts'
import { useFormat } from '#i18n/format.ts'
import { engineWords } from '../words/engineWords.ts'
import styles from './EngineChoice.module.css'

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

/** How long a generation would take if it was started now, in words; null where nobody can tell. */
function useWaitText(): (offer: EngineOffer) => string | null {
  const { t } = useLingui()
  const format = useFormat()
  return ({ typicalTime, waiting }) => {
    const queue = waiting * (typicalTime ?? ESTIMATE_PER_PLACE_MS)
    const all = queue + (typicalTime ?? 0)
    if (all === 0) return null
    const duration = format.duration(all)
    return waiting === 0 ? t`Zwykle ok. ${duration}.` : t`Teraz ok. ${duration}, w kolejce: ${waiting}.`
  }
}
