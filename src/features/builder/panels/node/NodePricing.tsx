import { Trans, useLingui } from '@lingui/react/macro'
import { LONGEST_DESCRIPTION, LONGEST_LABEL, MOST_CREDITS } from '#domain/template/templateLimits.ts'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { NumberField } from '../../inputs/NumberField.tsx'
import { useNodeChange } from '../../nodes/useNodeChange.ts'
import stack from '../PanelStack.module.css'

const NEW_PRICING = { label: '', estimated: 0, min: 0, max: 0, note: '' } as const

/** The author's estimate of a node's price, in credits (specification part 2, section 3). */
export function NodePricing({ node }: { readonly node: TemplateNode }) {
  const { t } = useLingui()
  const change = useNodeChange()
  const { pricing } = node
  const put = (part: Partial<NonNullable<typeof pricing>>) =>
    change(node, { ...node, pricing: { ...NEW_PRICING, ...pricing, ...part } })
  return (
    <>
      <Switch
        isSelected={pricing !== null}
        onChange={(isPriced) => change(node, { ...node, pricing: isPriced ? NEW_PRICING : null })}
      >
        <Trans>Własna cena tego węzła</Trans>
      </Switch>
      {pricing === null ? null : (
        <div className={stack.stack}>
          <TextField
            label={t`Podpis ceny`}
            value={pricing.label}
            maxLength={LONGEST_LABEL}
            onChange={(label) => put({ label })}
          />
          <NumberField
            label={t`Szacunek w kredytach`}
            value={pricing.estimated}
            min={0}
            max={MOST_CREDITS}
            onChange={(estimated) => put({ estimated })}
          />
          <NumberField
            label={t`Najmniej`}
            value={pricing.min}
            min={0}
            max={MOST_CREDITS}
            onChange={(min) => put({ min })}
          />
          <NumberField
            label={t`Najwięcej`}
            value={pricing.max}
            min={0}
            max={MOST_CREDITS}
            onChange={(max) => put({ max })}
          />
          <TextField
            label={t`Uwaga do ceny`}
            value={pricing.note}
            maxLength={LONGEST_DESCRIPTION}
            onChange={(note) => put({ note })}
          />
        </div>
      )}
    </>
  )
}
