import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { writeReview } from '#api/product/reviewCalls.ts'
import type { User } from '#domain/account/user.ts'
import { validatedText, requiredWords, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { isStars, REVIEW_LENGTH, SIGNATURE_LENGTH } from '#domain/reviews/reviews.ts'
import type { ChosenPicture, OwnReviewPicture, Reviewable } from '#domain/reviews/reviewSchemas.ts'
import { userDraft } from '#offline/session/userDraft.ts'
import { useServices } from '#services/services.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import { OWN_REVIEWS } from './ownReviews.ts'
import { useShowPart } from '../data/useShowPart.ts'
import { FormShell } from '../form/FormShell.tsx'
import { PicturesField, type RenderPicker } from './PicturesField.tsx'
import styles from './Reviews.module.css'

export interface ReviewFormProps {
  readonly product: Reviewable
  /** The product's title in the page's language. */
  readonly title: string
  readonly user: User
  readonly isOffline: boolean
  readonly renderPicker: RenderPicker
  readonly onClose: () => void
}

const check = schemaCheck(
  z.object({
    stars: validatedText((value) => (isStars(Number(value)) ? null : 'required')),
    text: validatedText((value) => (value.trim().length > REVIEW_LENGTH ? 'too_long' : null)),
    signature: requiredWords.check(z.maxLength(SIGNATURE_LENGTH)),
  }),
)

const DRAFT_SCHEMA = z.object({
  stars: z.optional(z.string()),
  text: z.optional(z.string()),
  signature: z.optional(z.string()),
  pictures: z.optional(z.array(z.object({ imageId: z.string(), altText: z.string() }))),
})

const NO_OWN: readonly OwnReviewPicture[] = []

/** Stars, text, pictures and the signature. Unsent text stays on this device. */
export function ReviewForm(props: ReviewFormProps) {
  const { product, title, user, isOffline, renderPicker, onClose } = props
  const { t } = useLingui()
  const { productApi } = useServices()
  const show = useShowPart(OWN_REVIEWS, user.id)
  const { handle, review } = product
  const draft = useMemo(
    () => userDraft({ name: `review/${handle}`, schema: DRAFT_SCHEMA }, user.id),
    [handle, user.id],
  )
  const ownPictures = review?.pictures ?? NO_OWN
  const pictures = useMemo(
    (): readonly ChosenPicture[] => ownPictures.map(({ imageId, altText }) => ({ imageId, altText })),
    [ownPictures],
  )
  const form = useForm({
    isEdit: true,
    initial: {
      stars: review === null ? '' : String(review.stars),
      text: review?.text ?? '',
      signature: review?.signature ?? (user.display_name ?? '').slice(0, SIGNATURE_LENGTH),
      pictures,
    },
    check,
    submit: async ({ stars, text, signature, pictures: chosen }) => {
      const given = Number(stars)
      if (!isStars(given)) return
      const words = { stars: given, text: text.trim(), signature: signature.trim() }
      const said = { handle, ...words, pictures: [...chosen] }
      await show(await writeReview(await productApi(), said))
    },
    onSubmitted: () => {
      showToast({
        type: 'success',
        title: t`Dziękujemy za opinię`,
        message: t`Pokażemy ją, gdy ją sprawdzimy.`,
      })
      onClose()
    },
    draft,
  })
  const stars = form.field('stars')
  const text = form.field('text')
  const length = text.value.length
  return (
    <FormShell
      form={form}
      label={t`Opinia: ${title}`}
      verb={<Trans>Wyślij opinię</Trans>}
      isOffline={isOffline}
      isKept
      onCancel={onClose}
    >
      <div>
        <RadioGroup
          label={t`Ocena`}
          presentation="chips"
          value={stars.value}
          options={[
            { value: '5', label: t`5 · świetne` },
            { value: '4', label: t`4 · dobre` },
            { value: '3', label: t`3 · może być` },
            { value: '2', label: t`2 · słabe` },
            { value: '1', label: t`1 · złe` },
          ]}
          onChange={stars.onChange}
        />
        {stars.errorMessage === undefined ? null : (
          <p role="alert" className={styles.problem}>
            <Trans>Wybierz ocenę od 1 do 5.</Trans>
          </p>
        )}
      </div>
      <TextField
        {...text}
        label={t`Kilka słów (opcjonalnie)`}
        description={t`${length} / ${REVIEW_LENGTH} znaków`}
        autoComplete="off"
        maxLength={REVIEW_LENGTH}
        multiline
      />
      <TextField
        {...form.field('signature')}
        label={t`Podpis`}
        description={t`Zobaczą go wszyscy. Wystarczy imię.`}
        autoComplete="off"
        maxLength={SIGNATURE_LENGTH}
      />
      <PicturesField
        {...form.field('pictures')}
        known={ownPictures}
        sending={{ place: `review/${handle}`, userId: user.id }}
        renderPicker={renderPicker}
      />
    </FormShell>
  )
}
