import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { REPORT_NOTE_MOST, REPORT_REASONS, type ReportReason } from '#domain/reports/reportReasons.ts'
import type { Report } from '#domain/reports/reports.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './ReportDialog.module.css'
import { REPORT_REASON_LABELS } from './reportReasonLabels.ts'

export interface ReportDialogProps {
  readonly send: (report: Report, options: { readonly signal: AbortSignal }) => Promise<void>
  readonly onClose: () => void
}

/** Reports what somebody shows: a work or a drawing. An administrator decides; the reporter is not stored. */
export function ReportDialog({ send, onClose }: ReportDialogProps) {
  const { i18n, t } = useLingui()
  const [reason, setReason] = useState<ReportReason>('hurtful')
  const form = useForm({
    initial: { note: '' },
    check: () => [],
    submit: async ({ note }, { signal }) => {
      await send({ reason, note: note.trim() }, { signal })
      showToast({ type: 'success', title: t`Zgłoszenie przyjęte` })
    },
    onSubmitted: onClose,
  })
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Zgłoś do sprawdzenia`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form.id} isPending={form.isPending}>
            <Trans>Wyślij zgłoszenie</Trans>
          </Button>
        </>
      }
    >
      <form {...form.element} className={styles.form} aria-label={t`Zgłoszenie`}>
        <p className={styles.lead}>
          <Trans>Zgłoszenie przeczyta człowiek. Nie zapisujemy, od kogo pochodzi.</Trans>
        </p>
        <FailureNote failure={form.failure} />
        <RadioGroup
          label={t`Co jest nie tak`}
          value={reason}
          options={REPORT_REASONS.map((value) => ({ value, label: i18n._(REPORT_REASON_LABELS[value]) }))}
          onChange={setReason}
        />
        <TextField
          {...form.field('note')}
          label={t`Chcesz coś dodać?`}
          description={t`To pole jest nieobowiązkowe. Nie podawaj tu swoich danych.`}
          multiline
          maxLength={REPORT_NOTE_MOST}
        />
      </form>
    </Dialog>
  )
}
