import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import { decideReview } from '#api/product/reviewCalls.ts'
import type { JudgedReview } from '#domain/reviews/reviewSchemas.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { OpinionPictures } from '#ui/opinions/OpinionPictures.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import rows from '#ui/Rows.module.css'
import { Stars } from '#ui/Stars.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import styles from './Reviews.module.css'
import { useReviewsRead } from './useReviewsRead.ts'

/** A review with its moderation. */
export function ModeratedRow({ review }: { readonly review: JudgedReview }) {
  const { t } = useLingui()
  const format = useFormat()
  const { productApi } = useServices()
  const readAnew = useReviewsRead()
  const [open, setOpen] = useState<'reject' | 'answer' | null>(null)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { id, revision, product, stars, text, signature, state, reason, answer, pictures } = review
  const written = format.dateTime(review.writtenAt)

  async function approve(): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      await decideReview(await productApi(), { id, revision, decision: 'approve' })
      showToast({ type: 'success', title: t`Opinia opublikowana` })
      await readAnew()
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.code === 'REVIEW_CHANGED') await readAnew()
    } finally {
      setPending(false)
    }
  }

  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <Stars value={stars} />
        {text === '' ? null : <p className={styles.text}>{text}</p>}
        <OpinionPictures pictures={pictures} signature={signature} isLarge className={styles.pictures} />
        <span className={rows.muted}>
          {signature} · {written} ·{' '}
          {product.handle === '' ? (
            <Trans>produkt wycofany</Trans>
          ) : (
            <TextLink to="/sklep/produkt/$handle" params={{ handle: product.handle }}>
              {product.title}
            </TextLink>
          )}
        </span>
        {reason === '' ? null : (
          <span className={rows.muted}>
            <Trans>Powód odrzucenia: {reason}</Trans>
          </span>
        )}
        {answer === '' ? null : (
          <span className={rows.muted}>
            <Trans>Odpowiedź Iskry: {answer}</Trans>
          </span>
        )}
        <FailureNote failure={failure} />
        <div className={styles.actions}>
          {state === 'approved' ? null : (
            <Button size="small" variant="primary" isPending={isPending} onPress={() => void approve()}>
              <Trans>Opublikuj</Trans>
              <span className="visually-hidden">: {signature}</span>
            </Button>
          )}
          {state === 'rejected' ? null : (
            <Button size="small" aria-haspopup="dialog" onPress={() => setOpen('reject')}>
              <Trans>Odrzuć</Trans>
              <span className="visually-hidden">: {signature}</span>
            </Button>
          )}
          {state === 'rejected' ? null : (
            <Button size="small" aria-haspopup="dialog" onPress={() => setOpen('answer')}>
              {answer === '' ? <Trans>Odpowiedz</Trans> : <Trans>Zmień odpowiedź</Trans>}
              <span className="visually-hidden">: {signature}</span>
            </Button>
          )}
        </div>
      </div>
      {open === 'reject' ? <RejectDialog review={review} onClose={() => setOpen(null)} /> : null}
      {open === 'answer' ? <AnswerDialog review={review} onClose={() => setOpen(null)} /> : null}
    </li>
  )
}
