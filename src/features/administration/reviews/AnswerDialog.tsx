import { useLingui } from '@lingui/react/macro'
import { answerReview } from '#api/product/reviewCalls.ts'
import { ANSWER_LENGTH } from '#domain/reviews/reviews.ts'
import { useServices } from '#services/services.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import type { ReviewDialogOf } from './RejectDialog.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { useReviewsRead } from './useReviewsRead.ts'

/** The shop's one answer to an opinion. */
export function AnswerDialog({ review: { id, revision, answer: known }, onClose }: ReviewDialogOf) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const readAnew = useReviewsRead()
  const form = useForm({
    initial: { answer: known },
    check: () => [],
    submit: async ({ answer }, { signal }) => {
      await answerReview(await productApi(), { id, revision, answer: answer.trim() }, { signal })
      showToast({ type: 'success', title: t`Odpowiedź zapisana` })
      await readAnew()
    },
    onSubmitted: onClose,
  })
  return (
    <ReviewDialog
      form={form}
      title={t`Odpowiedź Iskry`}
      verb={t`Zapisz odpowiedź`}
      variant="primary"
      onClose={onClose}
    >
      <TextField
        {...form.field('answer')}
        label={t`Odpowiedź`}
        description={t`Pojawi się pod opinią po jej opublikowaniu. Puste pole usuwa odpowiedź.`}
        multiline
        maxLength={ANSWER_LENGTH}
      />
    </ReviewDialog>
  )
}
