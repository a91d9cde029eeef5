import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { decideReview } from '#api/product/reviewCalls.ts'
import { REASON_LENGTH } from '#domain/administration/acts.ts'
import { schemaCheck } from '#domain/forms/schemaCheck.ts'
import type { JudgedReview } from '#domain/reviews/reviewSchemas.ts'
import { useServices } from '#services/services.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import { validatedReason } from '../validatedReason.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import { useReviewsRead } from './useReviewsRead.ts'

const check = schemaCheck(z.object({ reason: validatedReason }))

export interface ReviewDialogOf {
  readonly review: JudgedReview
  readonly onClose: () => void
}

/** Doesn't show an opinion, and tells its writer why. */
export function RejectDialog({ review: { id, revision }, onClose }: ReviewDialogOf) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const readAnew = useReviewsRead()
  const form = useForm({
    initial: { reason: '' },
    check,
    submit: async ({ reason }, { signal }) => {
      const decision = { id, revision, decision: 'reject', reason: reason.trim() } as const
      await decideReview(await productApi(), decision, { signal })
      showToast({ type: 'success', title: t`Opinia odrzucona` })
      await readAnew()
    },
    onSubmitted: onClose,
  })
  return (
    <ReviewDialog
      form={form}
      title={t`Odrzucić opinię?`}
      verb={t`Odrzuć opinię`}
      variant="danger"
      onClose={onClose}
    >
      <TextField
        {...form.field('reason')}
        label={t`Powód`}
        description={t`Przeczyta go autor opinii. Zostanie też w dzienniku.`}
        multiline
        maxLength={REASON_LENGTH.max}
      />
    </ReviewDialog>
  )
}
