import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { removeReview } from '#api/product/reviewCalls.ts'
import type { User } from '#domain/account/user.ts'
import type { OwnReview, Reviewable } from '#domain/reviews/reviewSchemas.ts'
import { useFormat } from '#i18n/format.ts'
import { languageOf } from '#i18n/languages.ts'
import { useServices } from '#services/services.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { OpinionPictures } from '#ui/opinions/OpinionPictures.tsx'
import { Picture } from '#ui/Picture.tsx'
import rows from '#ui/Rows.module.css'
import { Stars } from '#ui/Stars.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { OWN_REVIEWS } from './ownReviews.ts'
import { useShowPart } from '../data/useShowPart.ts'
import { ConfirmedAction } from '../frame/ConfirmedAction.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import type { RenderPicker } from './PicturesField.tsx'
import styles from './Reviews.module.css'

export interface ReviewableRowProps {
  readonly product: Reviewable
  readonly user: User
  readonly isOffline: boolean
  readonly renderPicker: RenderPicker
}

/** A bought product: its review and the review's state, or the form for one. */
export function ReviewableRow({ product, user, isOffline, renderPicker }: ReviewableRowProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { productApi } = useServices()
  const show = useShowPart(OWN_REVIEWS, user.id)
  const [isWriting, setWriting] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { handle, picture, review, opensAt } = product
  const title = languageOf(i18n.locale) === 'en' ? (product.englishTitle ?? product.title) : product.title
  const bought = format.date(product.boughtAt)

  function putAway(): void {
    setWriting(false)
    // The button that had opened the form is back only with the next picture.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus())
  }

  return (
    <li ref={row} className={styles.row}>
      {picture === null ? null : (
        <span className={styles.picture}>
          <Picture picture={picture} sizes="4.5rem" />
        </span>
      )}
      <div className={rows.words}>
        <strong>
          <TextLink to="/sklep/produkt/$handle" params={{ handle }}>
            {title}
          </TextLink>
        </strong>
        <span className={rows.muted}>
          <Trans>kupione {bought}</Trans>
        </span>
        {review === null || isWriting ? null : <Said review={review} />}
        {isWriting ? (
          <ReviewForm
            product={product}
            title={title}
            user={user}
            isOffline={isOffline}
            renderPicker={renderPicker}
            onClose={putAway}
          />
        ) : product.awaitsParcel === true ? (
          <span className={rows.muted}>
            <Trans>Ocenisz, gdy paczka dotrze.</Trans>
          </span>
        ) : opensAt === null ? (
          <div className={styles.actions}>
            <Button
              size="small"
              variant={review === null ? 'primary' : 'secondary'}
              onPress={() => setWriting(true)}
            >
              {review === null ? <Trans>Napisz opinię</Trans> : <Trans>Zmień opinię</Trans>}
              <span className="visually-hidden">: {title}</span>
            </Button>
            {review === null ? null : (
              <ConfirmedAction
                verb={<Trans>Usuń</Trans>}
                name={t`Usuń opinię: ${title}`}
                question={t`Usunąć opinię?`}
                confirmation={<Trans>Usuń opinię</Trans>}
                done={t`Opinia usunięta`}
                onConfirm={async () => show(await removeReview(await productApi(), handle))}
              >
                <Trans>Zniknie ze strony produktu razem z oceną i odpowiedzią sklepu.</Trans>
              </ConfirmedAction>
            )}
          </div>
        ) : (
          <Later opensAt={opensAt} />
        )}
      </div>
    </li>
  )
}

function Later({ opensAt }: { readonly opensAt: string }) {
  const from = useFormat().date(opensAt)
  return (
    <span className={rows.muted}>
      <Trans>Ocenisz, gdy paczka dotrze: najpóźniej od {from}.</Trans>
    </span>
  )
}

function Said({ review }: { readonly review: OwnReview }) {
  const { stars, text, signature, state, reason, answer, pictures } = review
  return (
    <>
      <span className={styles.state}>
        <Stars value={stars} />
        {state === 'waiting' ? (
          <Badge tone="neutral">
            <Trans>Czeka na sprawdzenie</Trans>
          </Badge>
        ) : state === 'approved' ? (
          <Badge tone="success">
            <Trans>Opublikowana</Trans>
          </Badge>
        ) : (
          <Badge tone="danger">
            <Trans>Nieopublikowana</Trans>
          </Badge>
        )}
      </span>
      {text === '' ? null : <p className={styles.text}>{text}</p>}
      <OpinionPictures pictures={pictures} signature={signature} />
      {state === 'rejected' ? (
        <p className={rows.muted}>
          <Trans>Powód: {reason} Możesz ją zmienić, a sprawdzimy ją jeszcze raz.</Trans>
        </p>
      ) : null}
      {answer === '' ? null : (
        <p className={rows.muted}>
          <Trans>Odpowiedź Iskry: {answer}</Trans>
        </p>
      )}
    </>
  )
}
