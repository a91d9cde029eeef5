import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReviewState } from '#domain/reviews/reviewSchemas.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import rows from '#ui/Rows.module.css'
import shared from '../Administration.module.css'
import { Unread } from '../Unread.tsx'
import { ModeratedRow } from './ModeratedRow.tsx'
import { reviewsQuery } from './reviewQueries.ts'

/** /administracja/opinie: buyers' reviews, moderated before they are public. */
export function ReviewsScreen() {
  const { t } = useLingui()
  const [state, setState] = useState<ReviewState>('waiting')
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Opinie kupujących`}
        lead={t`Opinie wystawiają tylko kupujący. Publikujemy dobre i złe. Odrzucamy te, które łamią regulamin, i mówimy dlaczego.`}
      />
      <div className={shared.parts}>
        <RadioGroup
          label={t`Które opinie`}
          isLabelHidden
          presentation="chips"
          value={state}
          options={[
            { value: 'waiting', label: t`Do sprawdzenia` },
            { value: 'approved', label: t`Opublikowane` },
            { value: 'rejected', label: t`Odrzucone` },
          ]}
          onChange={setState}
        />
        <Card title={<Heading state={state} />}>
          <Reviews state={state} />
        </Card>
      </div>
    </Page>
  )
}

function Heading({ state }: { readonly state: ReviewState }) {
  if (state === 'waiting') return <Trans>Do sprawdzenia, najdłużej czekające najpierw</Trans>
  return state === 'approved' ? <Trans>Opublikowane</Trans> : <Trans>Odrzucone</Trans>
}

function Reviews({ state }: { readonly state: ReviewState }) {
  const { t } = useLingui()
  const found = useInfiniteQuery(reviewsQuery(useServices(), state))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  if (data === undefined) {
    return <Unread error={error} onRetry={() => void refetch()} count={3} height="6rem" />
  }
  const reviews = data.pages.flatMap((page) => page.reviews)
  if (reviews.length === 0) {
    return (
      <p>
        {state === 'waiting' ? (
          <Trans>Wszystkie opinie są sprawdzone.</Trans>
        ) : (
          <Trans>Nie ma tu żadnej opinii.</Trans>
        )}
      </p>
    )
  }
  return (
    <>
      <ul className={rows.rows} aria-label={t`Opinie`}>
        {reviews.map((review) => (
          <ModeratedRow key={review.id} review={review} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          <Trans>Pokaż więcej</Trans>
        </Button>
      ) : null}
    </>
  )
}
