import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { MOST_CREDITS } from '#domain/template/templateLimits.ts'
import { engineCost, priceRange } from '#domain/template/priceRange.ts'
import { PRICING_MODES, type Template } from '#domain/template/templateSchema.ts'
import { Notice } from '#ui/Notice.tsx'
import { PriceRange } from '#ui/PriceRange.tsx'
import { Switch } from '#ui/Switch.tsx'
import { useBuilder, useTemplate } from '../../document/BuilderContext.tsx'
import { useProblems } from '../../document/problems.tsx'
import { useEnginePrice } from '../../engines/useEngines.ts'
import { ChoiceSelect } from '../../inputs/ChoiceSelect.tsx'
import { NumberField } from '../../inputs/NumberField.tsx'
import { PRICING_MODE_WORDS } from '../../words/choiceWords.ts'
import { problemWords } from '../../words/problemWords.ts'
import stack from '../PanelStack.module.css'
import { useAskedFocus } from '../useAskedFocus.ts'
import type { ChangePricing } from './changePricing.ts'
import { ModelPrices } from './ModelPrices.tsx'
import { NodePrices } from './NodePrices.tsx'
import { PricingPaths } from './PricingPaths.tsx'
import styles from './PricingPanel.module.css'

/** The price of a run: one price, or one by path, models or nodes (specification part 2, sections 3 and 4). */
export function PricingPanel() {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const template = useTemplate()
  const { pricing, details } = template
  const problems = useProblems().filter(({ place }) => place.part === 'pricing')
  const enginePrice = useEnginePrice()
  const panel = useRef<HTMLFieldSetElement>(null)
  useAskedFocus(panel, 'pricing')

  const change: ChangePricing = (part) => {
    document.edit({ name: 'pricing', of: Object.keys(part).join(), merges: true }, (present) => ({
      ...present,
      pricing: { ...present.pricing, ...part },
    }))
  }

  const hasOnePrice = !pricing.isEnabled || pricing.mode === 'path-based'

  /** A single price starts at the price of the dearest run, so that switching the mode gives nothing away. */
  function setByRun(isEnabled: boolean): void {
    document.edit({ name: 'pricing', of: 'isEnabled', merges: true }, (present) => {
      const isUnset = !isEnabled && present.details.credits === 0
      const credits = isUnset ? priceRange(present, enginePrice).most : present.details.credits
      return {
        ...present,
        details: { ...present.details, credits: Math.min(credits, MOST_CREDITS) },
        pricing: { ...present.pricing, isEnabled },
      }
    })
  }

  return (
    <fieldset ref={panel} aria-label={t`Cena`} className={stack.stack}>
      <EstimatedPrice template={template} />
      {problems.map((problem, at) => (
        // Two problems of one place may be the same.
        // oxlint-disable-next-line react/no-array-index-key
        <Notice key={`${problem.code} ${at}`} tone={problem.severity === 'error' ? 'danger' : 'warning'}>
          {i18n._(problemWords(problem))}
        </Notice>
      ))}
      <div data-place="pricing">
        <Switch isSelected={pricing.isFree} onChange={(isFree) => change({ isFree })}>
          {t`Bezpłatny szablon`}
        </Switch>
      </div>
      {pricing.isFree ? (
        <p className={stack.text}>
          <Trans>Nikt nie płaci za uruchomienie, także gdy silniki kosztują.</Trans>
        </p>
      ) : (
        <>
          <Switch isSelected={pricing.isEnabled} onChange={setByRun}>
            {t`Cena zależy od przebiegu`}
          </Switch>
          {hasOnePrice ? (
            <NumberField
              label={pricing.isEnabled ? t`Cena, gdy żadna ścieżka nie pasuje` : t`Cena jednego uruchomienia`}
              description={t`W kredytach.`}
              value={details.credits}
              min={0}
              max={MOST_CREDITS}
              onChange={(credits) =>
                document.edit({ name: 'pricing', of: 'credits', merges: true }, (present) => ({
                  ...present,
                  details: { ...present.details, credits },
                }))
              }
            />
          ) : null}
          {pricing.isEnabled ? <DynamicPricing template={template} change={change} /> : null}
        </>
      )}
    </fieldset>
  )
}

function EstimatedPrice({ template }: { readonly template: Template }) {
  const enginePrice = useEnginePrice()
  const price = priceRange(template, enginePrice)
  const cost = engineCost(template, enginePrice)
  return (
    <div className={styles.estimate} aria-live="polite">
      <span>
        <Trans>Ludzie zobaczą</Trans>
      </span>
      <strong>
        <PriceRange price={price} displayRange={template.pricing.displayRange} />
      </strong>
      <span>
        <Trans>Silniki kosztują</Trans>
      </span>
      <span>
        <PriceRange price={cost} displayRange />
      </span>
    </div>
  )
}

function DynamicPricing({
  template,
  change,
}: {
  readonly template: Template
  readonly change: ChangePricing
}) {
  const { t } = useLingui()
  const { pricing } = template
  return (
    <>
      <ChoiceSelect
        label={t`Jak liczymy`}
        words={PRICING_MODE_WORDS}
        values={PRICING_MODES}
        value={pricing.mode}
        onChange={(mode) => change({ mode })}
      />
      <div className={styles.bounds}>
        <NumberField
          label={t`Najmniej`}
          value={pricing.minCredits}
          min={0}
          max={MOST_CREDITS}
          onChange={(minCredits) => change({ minCredits })}
        />
        <NumberField
          label={t`Najwięcej`}
          description={t`0 to brak granicy.`}
          value={pricing.maxCredits}
          min={0}
          max={MOST_CREDITS}
          onChange={(maxCredits) => change({ maxCredits })}
        />
      </div>
      <Switch isSelected={pricing.displayRange} onChange={(displayRange) => change({ displayRange })}>
        {t`Pokazuj ludziom zakres cen`}
      </Switch>
      {pricing.mode === 'path-based' ? <PricingPaths paths={pricing.paths} change={change} /> : null}
      {pricing.mode === 'model-based' ? <ModelPrices template={template} change={change} /> : null}
      {pricing.mode === 'node-based' ? <NodePrices nodes={template.nodes} /> : null}
    </>
  )
}
