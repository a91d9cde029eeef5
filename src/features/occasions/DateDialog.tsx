import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RECIPIENTS } from '#domain/catalogue/giftNames.ts'
import { LONGEST_TITLE, OWN_KINDS } from '#domain/occasions/ownDate.ts'
import { LONGEST_NAME } from '#domain/wording/wording.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { RELATION_LABELS } from '#ui/relationLabels.ts'
import { Select } from '#ui/Select.tsx'
import type { BegunDate } from '#ui/state/begunDate.ts'
import { TextField } from '#ui/TextField.tsx'
import { DayFields } from './DayFields.tsx'
import { storeDate } from './dateActions.ts'
import { KIND_LABELS } from './occasionLabels.ts'
import styles from './Occasions.module.css'
import { ReminderFields } from './ReminderFields.tsx'
import { checkTyped, completed, dateOf, type TypedDate, typedFrom } from './typedDate.ts'

export interface DateDialogProps {
  /** Null for a new one. */
  readonly id: string | null
  readonly begun: BegunDate
  /** Switches this device's notifications, from its own feature. */
  readonly pushChoice: ReactNode
  readonly onClose: () => void
}

/**
 * The form of a date: the person, the occasion, the day and the reminders. The calendar knows the days of common names.
 */
export default function DateDialog({ id, begun, pushChoice, onClose }: DateDialogProps) {
  const { i18n, t } = useLingui()
  const form = useForm<TypedDate>({
    initial: typedFrom(begun),
    check: (values) => checkTyped(completed(values)),
    submit: async (values) => {
      if (await storeDate(i18n, id, dateOf(completed(values)))) onClose()
    },
  })
  const { values, change } = form
  const shown = completed(values)

  return (
    <Dialog
      isOpen
      title={id === null ? t`Nowa osoba i jej dzień` : t`Zmień osobę i jej dzień`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form.id} isPending={form.isPending}>
            <Trans>Zapisz</Trans>
          </Button>
        </>
      }
    >
      <form {...form.element} className={styles.form} aria-label={t`Osoba i jej dzień`}>
        <TextField
          {...form.field('name')}
          label={t`Imię`}
          description={t`Tak, jak zwykle mówisz: Halina, babcia Zosia, Tomek.`}
          autoComplete="off"
          maxLength={LONGEST_NAME}
        />
        <Select
          label={t`Kto to dla Ciebie`}
          value={values.relation}
          options={[
            { value: '', label: t`Nie podaję` },
            ...RECIPIENTS.map((value) => ({ value, label: i18n._(RELATION_LABELS[value]) })),
          ]}
          onChange={(relation) => change({ relation })}
        />
        <RadioGroup
          label={t`Co świętuje`}
          presentation="chips"
          value={values.kind}
          options={OWN_KINDS.map((value) => ({ value, label: i18n._(KIND_LABELS[value]) }))}
          onChange={(kind) => change({ kind })}
        />
        {values.kind === 'other' ? (
          <TextField
            {...form.field('title')}
            label={t`Co to za dzień (opcjonalnie)`}
            placeholder={t`Obrona pracy`}
            autoComplete="off"
            maxLength={LONGEST_TITLE}
          />
        ) : null}
        <DayFields
          typed={shown}
          dayProblem={form.field('day').errorMessage}
          yearProblem={form.field('year').errorMessage}
          dayId={form.field('day').id}
          yearId={form.field('year').id}
          onChange={change}
        />
        <ReminderFields typed={values} pushChoice={pushChoice} onChange={change} />
      </form>
    </Dialog>
  )
}
