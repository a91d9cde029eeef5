import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import type { ProductApi } from '#api/product/productApi.ts'
import { CORRECTION_MOST, REASON_LENGTH } from '#domain/administration/acts.ts'
import type { Person } from '#domain/administration/people.ts'
import { validatedText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { newUuid } from '#domain/newId.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from '../Administration.module.css'
import { validatedReason } from '../validatedReason.ts'
import { actsQuery, personQuery } from '../queries.ts'
import { ACT_FAILURES } from './actFailures.ts'
import { typedCorrection } from './typedCorrection.ts'

const credits = validatedText((value) => {
  if (value.trim() === '') return 'required'
  return typedCorrection(value) === null ? 'wrong' : null
})
const CHECKS = {
  reason: schemaCheck(z.object({ reason: validatedReason, credits: z.string() })),
  'reason and credits': schemaCheck(z.object({ reason: validatedReason, credits })),
}

/** An administrator's input for an act. */
interface GivenAct {
  readonly id: string
  readonly act: string
  readonly seen: number
  readonly reason: string
}

interface Asked {
  /** 0 where none are asked for. */
  readonly credits: number
  readonly options: { readonly signal: AbortSignal }
}

export interface PersonAct {
  readonly title: string
  /** The effect of the act. */
  readonly explanation: ReactNode
  /** The text of the main button. */
  readonly verb: string
  readonly asks: keyof typeof CHECKS
  readonly isHarsh?: boolean
  readonly perform: (api: ProductApi, given: GivenAct, asked: Asked) => Promise<Person>
}

export interface ActDialogProps {
  readonly person: Person
  readonly act: PersonAct
  readonly onClose: () => void
}

/** Asks for the reason of an act and does it. A press repeated after a lost answer is the same act. */
export function ActDialog({ person, act, onClose }: ActDialogProps) {
  const { t } = useLingui()
  const most = useFormat().number(CORRECTION_MOST)
  const services = useServices()
  const queryClient = useQueryClient()
  // The state the decision was based on: a change meanwhile makes the server refuse the act.
  const [{ id, seen }] = useState(() => ({ id: newUuid(), seen: person.lastAct }))
  const { queryKey } = personQuery(services, person.user.id)

  const form = useForm({
    initial: { credits: '', reason: '' },
    check: CHECKS[act.asks],
    submit: async (values, { signal }) => {
      const given = {
        id: person.user.id,
        act: id,
        seen,
        reason: values.reason.trim(),
      }
      try {
        const changed = await act.perform(await services.productApi(), given, {
          credits: typedCorrection(values.credits) ?? 0,
          options: { signal },
        })
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, changed)
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey })
        throw error
      }
      void queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
      showToast({ type: 'success', title: t`Zrobione i zapisane w dzienniku` })
    },
    onSubmitted: onClose,
  })

  return (
    <Dialog
      isOpen
      size="sm"
      title={act.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button
            variant={act.isHarsh === true ? 'danger' : 'primary'}
            type="submit"
            form={form.id}
            isPending={form.isPending}
          >
            {act.verb}
          </Button>
        </>
      }
    >
      <form {...form.element} aria-label={act.title} className={styles.form}>
        <p>{act.explanation}</p>
        <FailureNote failure={form.failure} texts={ACT_FAILURES} />
        {act.asks === 'reason' ? null : (
          <TextField
            {...form.field('credits')}
            label={t`Kredyty`}
            description={t`Z minusem, gdy mają ubyć. Najwyżej ${most} naraz.`}
            inputMode="text"
            autoComplete="off"
          />
        )}
        <TextField
          {...form.field('reason')}
          label={t`Powód`}
          description={t`Zostanie w dzienniku, a przy kredytach zobaczy go właściciel konta.`}
          multiline
          maxLength={REASON_LENGTH.max}
        />
      </form>
    </Dialog>
  )
}
