import { Trans, useLingui } from '@lingui/react/macro'
import { enginesUsed } from '#domain/template/nodeKinds.ts'
import { MOST_CREDITS } from '#domain/template/templateLimits.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { useEngineName, useEnginePrice } from '../../engines/useEngines.ts'
import { NumberField } from '../../inputs/NumberField.tsx'
import stack from '../PanelStack.module.css'
import type { ChangePricing } from './changePricing.ts'

/** The price here of a result of each model that the graph uses, in place of its engine's price. */
export function ModelPrices({
  template,
  change,
}: {
  readonly template: Template
  readonly change: ChangePricing
}) {
  const { t } = useLingui()
  const engineName = useEngineName()
  const enginePrice = useEnginePrice()
  const { models } = template.pricing
  const used = new Map(
    enginesUsed(template.nodes).flatMap(({ model, mode }) => (model === '' ? [] : [[model, mode] as const])),
  )
  return (
    <div className={stack.stack}>
      <p className={stack.text}>
        {used.size === 0 ? (
          <Trans>Wybierz modele w węzłach, a tu ustawisz ich ceny.</Trans>
        ) : (
          <Trans>Cena jednego wyniku każdego modelu. Warianty liczą się osobno.</Trans>
        )}
      </p>
      {[...used].map(([engine, mode]) => {
        const own = Object.hasOwn(models, engine) ? models[engine] : undefined
        const usual = enginePrice(engine, mode)
        return (
          <NumberField
            key={engine}
            label={engineName(engine)}
            description={t`Cena silnika: ${usual}`}
            value={own ?? usual}
            min={0}
            max={MOST_CREDITS}
            onChange={(credits) => change({ models: { ...models, [engine]: credits } })}
          />
        )
      })}
    </div>
  )
}
