import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { LONGEST_ID, LONGEST_VALUE } from '#domain/template/templateLimits.ts'
import type { NodeOf } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import field from '#ui/Field.module.css'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './ParameterList.module.css'

type Parameters = NodeOf<'model'>['settings']['modelParameters']

export interface ParameterListProps {
  readonly title: string
  readonly value: Parameters
  readonly onChange: (value: Parameters) => void
}

/** Parameters by name and value, as the engine knows them. */
export function ParameterList({ title, value, onChange }: ParameterListProps) {
  const { t } = useLingui()
  const entries = Object.entries(value)

  function rename(at: number, name: string): void {
    if (name in Object.prototype || entries.some(([other], place) => other === name && place !== at)) return
    onChange(Object.fromEntries(entries.map(([old, its], place) => [place === at ? name : old, its])))
  }

  return (
    <fieldset className={styles.list}>
      <legend className={styles.title}>{title}</legend>
      {entries.map(([name, its], at) => (
        // A parameter is known by its place: its name is what is typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.row}>
          <input
            className={field.control}
            aria-label={t`Nazwa parametru ${at + 1}`}
            maxLength={LONGEST_ID}
            value={name}
            onChange={(event) => rename(at, event.currentTarget.value)}
          />
          <input
            className={field.control}
            aria-label={t`Wartość parametru ${name}`}
            maxLength={LONGEST_VALUE}
            value={String(its)}
            onChange={(event) => onChange({ ...value, [name]: readValue(event.currentTarget.value) })}
          />
          <IconButton
            label={t`Usuń parametr ${name}`}
            onPress={() => onChange(Object.fromEntries(entries.filter((_entry, place) => place !== at)))}
          >
            <X size={18} />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          size="small"
          variant="quiet"
          icon={<Plus size={16} aria-hidden="true" />}
          onPress={() => onChange({ ...value, [freeName(value)]: '' })}
        >
          <Trans>Dodaj parametr</Trans>
        </Button>
      </div>
    </fieldset>
  )
}

function freeName(value: Parameters): string {
  let number = Object.keys(value).length + 1
  while (Object.hasOwn(value, `parametr_${number}`)) number += 1
  return `parametr_${number}`
}

/** A number or a yes and no as what they are; words in progress, such as „1.”, stay words. */
function readValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/u.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : text
}
