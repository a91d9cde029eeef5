import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { newNode } from '#domain/template/newTemplate.ts'
import {
  LONGEST_LABEL,
  MOST_CONDITIONS,
  MOST_CREDITS,
  MOST_PRICING_PATHS,
} from '#domain/template/templateLimits.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ConditionFields } from '../../inputs/ConditionFields.tsx'
import { NumberField } from '../../inputs/NumberField.tsx'
import stack from '../PanelStack.module.css'
import type { ChangePricing } from './changePricing.ts'
import styles from './PricingPanel.module.css'

type Path = Template['pricing']['paths'][number]

const NEW_CONDITION = newNode('branch', { id: '' }).settings.condition

export interface PricingPathsProps {
  readonly paths: readonly Path[]
  readonly change: ChangePricing
}

/** Prices by path: the first whose conditions all hold counts. */
export function PricingPaths({ paths, change }: PricingPathsProps) {
  const { t } = useLingui()
  const add = () =>
    change({
      paths: [...paths, { label: t`Ścieżka ${paths.length + 1}`, estimatedCredits: 0, conditions: [] }],
    })
  return (
    <div className={stack.stack}>
      <p className={stack.text}>
        <Trans>Liczy się pierwsza ścieżka, której warunki są spełnione.</Trans>
      </p>
      <ol className={styles.paths}>
        {paths.map((path, at) => (
          // A path has no name of its own: its place tells it from the others.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.path}>
            <PricingPath
              path={path}
              onChange={(next) => change({ paths: paths.with(at, next) })}
              onRemove={() => change({ paths: paths.toSpliced(at, 1) })}
            />
          </li>
        ))}
      </ol>
      <Button
        icon={<Plus size={18} aria-hidden="true" />}
        isDisabled={paths.length >= MOST_PRICING_PATHS}
        onPress={add}
      >
        <Trans>Dodaj ścieżkę</Trans>
      </Button>
    </div>
  )
}

interface PricingPathProps {
  readonly path: Path
  readonly onChange: (path: Path) => void
  readonly onRemove: () => void
}

function PricingPath({ path, onChange, onRemove }: PricingPathProps) {
  const { t } = useLingui()
  const { label, estimatedCredits, conditions } = path
  const setConditions = (next: Path['conditions']) => onChange({ ...path, conditions: next })
  return (
    <>
      <TextField
        label={t`Nazwa ścieżki`}
        value={label}
        maxLength={LONGEST_LABEL}
        onChange={(next) => onChange({ ...path, label: next })}
      />
      <NumberField
        label={t`Cena w kredytach`}
        value={estimatedCredits}
        min={0}
        max={MOST_CREDITS}
        onChange={(next) => onChange({ ...path, estimatedCredits: next })}
      />
      {conditions.length === 0 ? (
        <p className={stack.text}>
          <Trans>Bez warunków pasuje zawsze.</Trans>
        </p>
      ) : null}
      {conditions.map((condition, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.condition}>
          <ConditionFields value={condition} onChange={(next) => setConditions(conditions.with(at, next))} />
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onPress={() => setConditions(conditions.toSpliced(at, 1))}
          >
            <Trans>Usuń warunek</Trans>
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button
          size="small"
          icon={<Plus size={18} aria-hidden="true" />}
          isDisabled={conditions.length >= MOST_CONDITIONS}
          onPress={() => setConditions([...conditions, NEW_CONDITION])}
        >
          <Trans>Dodaj warunek</Trans>
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onPress={onRemove}
        >
          <Trans>Usuń ścieżkę</Trans>
        </Button>
      </div>
    </>
  )
}
