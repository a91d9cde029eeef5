import { Trans, useLingui } from '@lingui/react/macro'
import { replaceField } from '#domain/template/editForm.ts'
import { labelField } from '#domain/template/followLabels.ts'
import { FORM_FIELD_TYPES, type FormFieldType, hasOptions } from '#domain/template/formFieldTypes.ts'
import {
  MOST_CONDITIONS,
  LONGEST_DESCRIPTION,
  LONGEST_LABEL,
  LONGEST_VALUE,
} from '#domain/template/templateLimits.ts'
import type { TemplateProblem } from '#domain/template/templateProblems.ts'
import type { FormField, FormStep, Template } from '#domain/template/templateSchema.ts'
import { useFormat } from '#i18n/format.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { problemWords } from '../words/problemWords.ts'
import { ConditionList } from './ConditionList.tsx'
import { DefaultField } from './DefaultField.tsx'
import { FIELD_TYPE_WORDS, FIELD_TYPES } from './fieldTypeWords.ts'
import styles from './FormBuilder.module.css'
import type { EditForm } from './formEdit.ts'
import { NameField } from './NameField.tsx'
import { OptionList } from './OptionList.tsx'
import { ValidationFields } from './ValidationFields.tsx'

export interface FieldSettingsProps {
  readonly field: FormField
  /** Its place: the same while its name changes. */
  readonly place: string
  readonly steps: readonly FormStep[]
  /** Those of this field. */
  readonly problems: readonly TemplateProblem[]
  readonly onEdit: EditForm
  readonly onRenamed: (name: string) => void
}

/** Everything that can be said of a field (specification part 2, section 3). */
export function FieldSettings({ field, place, steps, problems, onEdit, onRenamed }: FieldSettingsProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { holds } = FORM_FIELD_TYPES[field.type]
  const isSeen = field.type !== 'hidden'
  const hasPlaceholder =
    (holds === 'text' && field.type !== 'color') || field.type === 'number' || field.type === 'select'

  function change(part: Partial<FormField>): void {
    onEdit((template) => replaceField(template, field.name, { ...field, ...part }), {
      of: `${field.name}-${Object.keys(part).join()}`,
      merges: true,
    })
  }

  function giveLabel(words: string): void {
    let { name } = field
    const relabel = (template: Template) => {
      const labelled = labelField(template, field.name, words)
      name = labelled.name
      return labelled.template
    }
    onEdit(relabel, { of: `${place}-label`, merges: true })
    if (name !== field.name) onRenamed(name)
  }

  const word = (key: 'placeholder' | 'helperText' | 'tooltip', label: string, most: number) => (
    <TextField
      label={label}
      value={field[key]}
      maxLength={most}
      onChange={(text) => change({ [key]: text })}
    />
  )

  return (
    <div className={styles.settings}>
      {problems.length === 0 ? null : (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.about ?? ''}`}>{i18n._(problemWords(problem))}</li>
          ))}
        </ul>
      )}
      <TextField
        label={isSeen ? t`Podpis pola` : t`Podpis dla autora`}
        value={field.label}
        maxLength={LONGEST_LABEL}
        onChange={giveLabel}
      />
      <NameField field={field} steps={steps} onEdit={onEdit} onRenamed={onRenamed} />
      <Select
        label={t`Rodzaj pola`}
        value={field.type}
        options={FIELD_TYPES.map((type) => ({ value: type, label: i18n._(FIELD_TYPE_WORDS[type].label) }))}
        onChange={(type) => change(asType(field, type))}
      />
      {field.type === 'file' ? (
        <p className={styles.note}>
          <Trans>
            Prompty i przekształcenia czytają tekst z plików TXT, CSV i JSON, do{' '}
            {format.number(LONGEST_VALUE)} znaków. Z PDF-a znają tylko nazwę.
          </Trans>
        </p>
      ) : null}
      {field.type === 'video' || field.type === 'audio' ? (
        <p className={styles.note}>
          <Trans>
            Do promptu trafi tylko nazwa pliku. Nagranie odsłucha model, który zamienia mowę na tekst, a wynik
            może je oddać bez zmian.
          </Trans>
        </p>
      ) : null}
      {hasOptions(field.type) ? (
        <OptionList field={field} onEdit={onEdit} onChange={(options) => change({ options })} />
      ) : null}
      <DefaultField field={field} onChange={(defaultValue) => change({ defaultValue })} />
      {isSeen ? (
        <>
          <Switch isSelected={field.isRequired} onChange={(isRequired) => change({ isRequired })}>
            <Trans>Wymagane</Trans>
          </Switch>
          <Disclosure title={t`Pomoc przy polu`}>
            <div className={styles.group}>
              {hasPlaceholder ? word('placeholder', t`Podpowiedź w polu`, LONGEST_LABEL) : null}
              {word('helperText', t`Wyjaśnienie pod polem`, LONGEST_DESCRIPTION)}
              {word('tooltip', t`Dłuższa podpowiedź pod przyciskiem`, LONGEST_DESCRIPTION)}
            </div>
          </Disclosure>
          <Disclosure title={t`Co sprawdzić`}>
            <ValidationFields field={field} onChange={(validation) => change({ validation })} />
          </Disclosure>
        </>
      ) : null}
      <Disclosure title={t`Kiedy pokazać`} defaultExpanded={field.showIf.length > 0}>
        <div className={styles.group}>
          <ConditionList
            conditions={field.showIf}
            most={MOST_CONDITIONS}
            onChange={(showIf) => change({ showIf: [...showIf] })}
          />
          {isSeen ? (
            <>
              <Switch isSelected={field.isVisible} onChange={(isVisible) => change({ isVisible })}>
                <Trans>Widoczne</Trans>
              </Switch>
              <Switch isSelected={field.isReadOnly} onChange={(isReadOnly) => change({ isReadOnly })}>
                <Trans>Tylko do odczytu</Trans>
              </Switch>
              <Switch isSelected={field.isDisabled} onChange={(isDisabled) => change({ isDisabled })}>
                <Trans>Wyłączone</Trans>
              </Switch>
            </>
          ) : null}
        </div>
      </Disclosure>
    </div>
  )
}

/** The settings kept when a field changes its type: a default of words is none for a number. */
function asType(field: FormField, type: FormFieldType): Partial<FormField> {
  const isAlike = FORM_FIELD_TYPES[field.type].holds === FORM_FIELD_TYPES[type].holds
  return isAlike ? { type } : { type, defaultValue: '', validation: { ...field.validation, pattern: '' } }
}
