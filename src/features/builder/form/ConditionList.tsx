import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { Condition } from '#domain/template/conditions.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ConditionFields } from '../inputs/ConditionFields.tsx'
import styles from './FormBuilder.module.css'

export interface ConditionListProps {
  readonly conditions: readonly Condition[]
  readonly most: number
  readonly onChange: (conditions: readonly Condition[]) => void
}

const NEW: Condition = { operandType: 'field', operand: '', operator: 'equals', value: '' }

/** Conditions all of which have to hold for a field to be shown. */
export function ConditionList({ conditions, most, onChange }: ConditionListProps) {
  const { t } = useLingui()
  return (
    <>
      {conditions.length === 0 ? (
        <p className={styles.empty}>
          <Trans>Zawsze. Dodaj warunek, żeby pytać tylko czasem.</Trans>
        </p>
      ) : null}
      {conditions.map((condition, index) => {
        const number = index + 1
        return (
          // Conditions are known by their place alone.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={index} className={styles.condition}>
            <legend className={styles.legend}>
              <Trans>Warunek {number}</Trans>
            </legend>
            <ConditionFields value={condition} onChange={(next) => onChange(conditions.with(index, next))} />
            <IconButton
              label={t`Usuń warunek ${number}`}
              size="small"
              className={styles.removeCondition ?? ''}
              onPress={() => onChange(conditions.toSpliced(index, 1))}
            >
              <X size={18} />
            </IconButton>
          </fieldset>
        )
      })}
      <Button
        size="small"
        icon={<Plus size={18} />}
        isDisabled={conditions.length >= most}
        onPress={() => onChange([...conditions, NEW])}
      >
        <Trans>Dodaj warunek</Trans>
      </Button>
    </>
  )
}
