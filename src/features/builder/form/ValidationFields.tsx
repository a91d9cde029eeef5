import { Trans, useLingui } from '@lingui/react/macro'
import { FORM_FIELD_TYPES } from '#domain/template/formFieldTypes.ts'
import { isPattern } from '#domain/template/pattern/matchPattern.ts'
import { LONGEST_LABEL, LONGEST_PATTERN } from '#domain/template/templateLimits.ts'
import type { FormField } from '#domain/template/templateSchema.ts'
import { FieldPair } from '#ui/form/FieldPair.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ConditionFields } from '../inputs/ConditionFields.tsx'
import { BoundField } from './BoundField.tsx'
import styles from './FormBuilder.module.css'

type Validation = FormField['validation']

export interface ValidationFieldsProps {
  readonly field: FormField
  readonly onChange: (validation: Validation) => void
}

/** The checks of a field's value (specification part 2, section 5). */
export function ValidationFields({ field, onChange }: ValidationFieldsProps) {
  const { t } = useLingui()
  const { validation } = field
  const { holds } = FORM_FIELD_TYPES[field.type]
  const change = (part: Partial<Validation>) => onChange({ ...validation, ...part })
  const bound = (key: 'minLength' | 'maxLength' | 'minValue' | 'maxValue', label: string) => (
    <BoundField label={label} value={validation[key]} onChange={(value) => change({ [key]: value })} />
  )
  const rule = (key: 'isEmail' | 'isUrl' | 'isInteger' | 'isPositive' | 'isUnique', label: string) => (
    <Switch isSelected={validation[key] ?? false} onChange={(isOn) => change({ [key]: isOn })}>
      {label}
    </Switch>
  )
  const isText = holds === 'text'
  const isPlainText = field.type === 'text' || field.type === 'textarea'
  const isWrong = validation.pattern !== '' && !isPattern(validation.pattern)
  return (
    <div className={styles.group}>
      {isText ? (
        <FieldPair>
          {bound('minLength', t`Najmniej znaków`)}
          {bound('maxLength', t`Najwięcej znaków`)}
        </FieldPair>
      ) : null}
      {holds === 'options' ? (
        <FieldPair>
          {bound('minLength', t`Najmniej wybranych`)}
          {bound('maxLength', t`Najwięcej wybranych`)}
        </FieldPair>
      ) : null}
      {holds === 'number' ? (
        <FieldPair>
          {bound('minValue', t`Najmniejsza wartość`)}
          {bound('maxValue', t`Największa wartość`)}
        </FieldPair>
      ) : null}
      {isText ? (
        <TextField
          label={t`Wzorzec (wyrażenie regularne)`}
          description={t`Cała wartość ma do niego pasować, na przykład [A-Z]{3}-\\d+`}
          value={validation.pattern}
          maxLength={LONGEST_PATTERN}
          spellCheck="false"
          errorMessage={
            isWrong
              ? t`Tego wzorca nie da się użyć: ma błąd, używa lookahead lub lookbehind albo zbyt wielu powtórzeń`
              : undefined
          }
          onChange={(pattern) => change({ pattern })}
        />
      ) : null}
      {isPlainText ? (
        <>
          {rule('isEmail', t`Musi być adresem e-mail`)}
          {rule('isUrl', t`Musi być adresem strony`)}
        </>
      ) : null}
      {holds === 'number' ? (
        <>
          {rule('isInteger', t`Musi być liczbą całkowitą`)}
          {rule('isPositive', t`Musi być większa od zera`)}
        </>
      ) : null}
      {isText || holds === 'number' || holds === 'option'
        ? rule('isUnique', t`Inna niż w pozostałych polach`)
        : null}
      <Switch
        isSelected={validation.custom !== null}
        onChange={(isOn) => change({ custom: isOn ? { condition: ownCondition(field), message: '' } : null })}
      >
        <Trans>Własny warunek</Trans>
      </Switch>
      {validation.custom === null ? null : (
        <CustomRule custom={validation.custom} onChange={(custom) => change({ custom })} />
      )}
    </div>
  )
}

const ownCondition = ({ name, type }: FormField): NonNullable<Validation['custom']>['condition'] => ({
  operandType: 'field',
  operand: name,
  operator: FORM_FIELD_TYPES[type].operators[0] ?? 'equals',
  value: '',
})

interface CustomRuleProps {
  readonly custom: NonNullable<Validation['custom']>
  readonly onChange: (custom: NonNullable<Validation['custom']>) => void
}

/** A condition that the form has to meet, and the message when it doesn’t. */
function CustomRule({ custom, onChange }: CustomRuleProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.condition} aria-label={t`Własny warunek`}>
      <ConditionFields
        value={custom.condition}
        onChange={(condition) => onChange({ ...custom, condition })}
      />
      <TextField
        label={t`Co powiedzieć, gdy nie jest spełniony`}
        value={custom.message}
        maxLength={LONGEST_LABEL}
        onChange={(message) => onChange({ ...custom, message })}
      />
    </fieldset>
  )
}
