import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { FormFieldType } from '#domain/template/formFieldTypes.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FIELD_GROUPS, FIELD_TYPE_WORDS, FIELD_TYPES, type FieldGroup } from './fieldTypeWords.ts'
import styles from './FormBuilder.module.css'

const isGroup = (name: string): name is FieldGroup => Object.hasOwn(FIELD_GROUPS, name)
const GROUPS = Object.keys(FIELD_GROUPS).filter(isGroup)

export interface AddFieldProps {
  /** The number of its step. */
  readonly number: number
  readonly onAdd: (type: FormFieldType) => void
}

/** The button that adds a field, and the types there are to choose from. */
export function AddField({ number, onAdd }: AddFieldProps) {
  const { i18n, t } = useLingui()
  const [isOpen, setOpen] = useState(false)

  function choose(type: FormFieldType): void {
    setOpen(false)
    onAdd(type)
  }

  return (
    <>
      <Button
        size="small"
        icon={<Plus size={18} />}
        aria-label={t`Dodaj pole do kroku ${number}`}
        onPress={() => setOpen(true)}
      >
        <Trans>Dodaj pole</Trans>
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} size="lg" title={t`Jakie pole dodać?`}>
        <div className={styles.palette}>
          {GROUPS.map((group) => (
            <section key={group} aria-label={i18n._(FIELD_GROUPS[group])}>
              <h3 className={styles.groupTitle}>{i18n._(FIELD_GROUPS[group])}</h3>
              <div className={styles.types}>
                {FIELD_TYPES.filter((type) => FIELD_TYPE_WORDS[type].group === group).map((type) => {
                  const { icon: Icon, label } = FIELD_TYPE_WORDS[type]
                  return (
                    <Button key={type} icon={<Icon size={18} />} onPress={() => choose(type)}>
                      {i18n._(label)}
                    </Button>
                  )
                })}
              </div>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  )
}
