import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { averageStars, type Review, reviewCount, STARS, type StarCounts } from '#domain/reviews/reviews.ts'
import { useShopFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { OpinionPictures } from '#ui/opinions/OpinionPictures.tsx'
import { Stars } from '#ui/Stars.tsx'
import { reviewsQuery } from '../queries.ts'
import styles from './ProductReviews.module.css'

interface ReviewListProps {
  readonly handle: string
}

/** The opinions of a product: how many stars were given how often, and the newest, older ones as they are asked for. */
export default function ReviewList({ handle }: ReviewListProps) {
  const { storefront } = useServices()
  const { data, isPending } = useQuery(reviewsQuery(storefront, handle))
  if (isPending) return <div className={styles.ghost} aria-busy="true" />
  if (data == null) {
    return (
      <p>
        <Trans>Opinii nie udało się teraz wczytać.</Trans>
      </p>
    )
  }
  return (
    <div className={styles.whole}>
      <Distribution counts={data.counts} />
      {/* Further reviews belong to these first ones: new first ones begin anew. */}
      <Reviews key={data.reviews[0]?.id ?? ''} handle={handle} first={data.reviews} next={data.next} />
    </div>
  )
}

function Distribution({ counts }: { readonly counts: StarCounts }) {
  const { t } = useLingui()
  const format = useShopFormat()
  const all = reviewCount(counts)
  const average = averageStars(counts)
  if (average === null) return null
  const shown = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{shown}</strong> <Trans>na 5</Trans>
      </p>
      <p className={styles.muted}>
        <Plural value={all} one="# opinia" few="# opinie" many="# opinii" other="# opinii" />
      </p>
      <ul className={styles.bars} aria-label={t`Rozkład ocen`}>
        {STARS.toReversed().map((stars) => {
          const count = counts[stars - 1] ?? 0
          return (
            <li key={stars} className={styles.bar}>
              <span className="visually-hidden">{t`Ocena ${stars}: ${count}`}</span>
              <span aria-hidden="true">{stars}</span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ inlineSize: `${(count / all) * 100}%` }} />
              </span>
              <span aria-hidden="true" className={styles.muted}>
                {count}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface ReviewsProps {
  readonly handle: string
  readonly first: readonly Review[]
  readonly next: string | null
}

function Reviews({ handle, first, next: nextOfFirst }: ReviewsProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const [older, setOlder] = useState<readonly Review[]>([])
  const [next, setNext] = useState(nextOfFirst)
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')

  async function more(after: string): Promise<void> {
    setState('pending')
    try {
      const { listProductReviews } = await import('#api/product/reviewCalls.ts')
      const page = await listProductReviews(await productApi(), { handle, after })
      setOlder((known) => [...known, ...page.reviews])
      setNext(page.next)
      setState('idle')
      announce(t`Wczytano więcej opinii`)
    } catch {
      setState('failed')
    }
  }

  return (
    <div className={styles.list}>
      <ul className={styles.items} aria-label={t`Opinie`}>
        {[...first, ...older].map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {state === 'failed' ? (
        <p role="alert">
          <Trans>Nie udało się wczytać więcej. Spróbuj ponownie, gdy wróci sieć.</Trans>
        </p>
      ) : null}
      {next === null ? null : (
        <div>
          <Button isPending={state === 'pending'} onPress={() => void more(next)}>
            <Trans>Pokaż więcej opinii</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function ReviewItem({ review }: { readonly review: Review }) {
  const { stars, text, signature, writtenAt, answer, pictures } = review
  const format = useShopFormat()
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <Stars value={stars} />
        <strong>{signature}</strong>
        <time dateTime={writtenAt} className={styles.muted}>
          {format.date(writtenAt)}
        </time>
      </p>
      {text === '' ? null : <p className={styles.text}>{text}</p>}
      <OpinionPictures pictures={pictures} signature={signature} />
      {answer === '' ? null : (
        <p className={styles.answer}>
          <strong>
            <Trans>Odpowiedź Iskry</Trans>
          </strong>
          <span className={styles.text}>{answer}</span>
        </p>
      )}
    </li>
  )
}
