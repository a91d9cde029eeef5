import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { freeValue, labelOption } from '#domain/template/followLabels.ts'
import { LONGEST_ADDRESS, LONGEST_LABEL, MOST_OPTIONS } from '#domain/template/templateLimits.ts'
import type { FormField } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './FormBuilder.module.css'
import type { EditForm } from './formEdit.ts'
import { OptionValueField } from './OptionValueField.tsx'

type Options = FormField['options']

export interface OptionListProps {
  readonly field: FormField
  readonly onEdit: EditForm
  readonly onChange: (options: Options) => void
}

/** The options in order: their labels for people, and their values for prompts. */
export function OptionList({ field, onEdit, onChange }: OptionListProps) {
  const { t } = useLingui()
  const { name, options } = field
  const hasPictures = field.type === 'imageSelect'

  function change(at: number, part: Partial<Options[number]>): void {
    onChange(options.map((option, index) => (index === at ? { ...option, ...part } : option)))
  }

  function move(at: number, to: number): void {
    const option = options[at]
    if (option !== undefined) onChange(options.toSpliced(at, 1).toSpliced(to, 0, option))
  }

  function add(): void {
    const number = options.length + 1
    const label = t`Opcja ${number}`
    onChange([...options, { label, value: freeValue(options, label) }])
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Do wyboru</Trans>
      </legend>
      <ol className={styles.optionList}>
        {options.map((option, index) => {
          const number = index + 1
          return (
            // Options are known by their place: their words change under the hand.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.option}>
              <TextField
                label={t`Opcja ${number}: co widać`}
                value={option.label}
                maxLength={LONGEST_LABEL}
                onChange={(label) =>
                  onEdit((template) => labelOption(template, { field: name, at: index }, label), {
                    of: `${name}-option-${index}`,
                    merges: true,
                  })
                }
              />
              <OptionValueField options={options} at={index} name={name} onEdit={onEdit} />
              {hasPictures ? (
                <TextField
                  label={t`Opcja ${number}: adres obrazu`}
                  value={option.picture ?? ''}
                  maxLength={LONGEST_ADDRESS}
                  onChange={(picture) => change(index, { picture })}
                />
              ) : null}
              <div className={styles.tools}>
                <IconButton
                  label={t`Opcja ${number} wyżej`}
                  size="small"
                  isDisabled={index === 0}
                  onPress={() => move(index, index - 1)}
                >
                  <ArrowUp size={18} />
                </IconButton>
                <IconButton
                  label={t`Opcja ${number} niżej`}
                  size="small"
                  isDisabled={index === options.length - 1}
                  onPress={() => move(index, index + 1)}
                >
                  <ArrowDown size={18} />
                </IconButton>
                <IconButton
                  label={t`Usuń opcję ${number}`}
                  size="small"
                  onPress={() => onChange(options.toSpliced(index, 1))}
                >
                  <X size={18} />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ol>
      <Button
        size="small"
        icon={<Plus size={18} />}
        isDisabled={options.length >= MOST_OPTIONS}
        onPress={add}
      >
        <Trans>Dodaj opcję</Trans>
      </Button>
    </fieldset>
  )
}
