import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { User } from '#domain/account/user.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import rows from '#ui/Rows.module.css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { OWN_REVIEWS } from './ownReviews.ts'
import { Owned } from '../data/Owned.tsx'
import { PartView } from '../data/PartView.tsx'
import { useAccountPart } from '../data/useAccountPart.ts'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { CardSkeletons } from '../frame/CardSkeletons.tsx'
import type { RenderPicker } from './PicturesField.tsx'
import { ReviewableRow } from './ReviewableRow.tsx'

const GHOSTS = [1, 2, 3]

export interface OwnReviewsScreenProps {
  /** The gallery's dialog to pick a picture in, composed in by the route. */
  readonly renderPicker: RenderPicker
}

/** /opinie: the bought products, and the user's reviews of them. */
export function OwnReviewsScreen({ renderPicker }: OwnReviewsScreenProps) {
  const { t } = useLingui()
  return (
    <AccountFrame
      place="reviews"
      lead={t`Oceń kupione produkty. Opinię sprawdzamy, zanim ją pokażemy, i nie zmieniamy w niej ani słowa.`}
    >
      <Owned skeleton={<CardSkeletons fields={[3]} />}>
        {(user) => <OwnReviewsCard user={user} renderPicker={renderPicker} />}
      </Owned>
    </AccountFrame>
  )
}

function OwnReviewsCard({ user, renderPicker }: OwnReviewsScreenProps & { readonly user: User }) {
  const { t } = useLingui()
  const data = useAccountPart(OWN_REVIEWS, user.is_verified)
  return (
    <Card title={<Trans>Twoje zakupy</Trans>}>
      <PartView
        data={data}
        skeleton={GHOSTS.map((ghost) => (
          <Skeleton key={ghost} shape="box" height="5rem" />
        ))}
      >
        {({ products }, isOffline) =>
          products.length === 0 ? (
            <NothingBought />
          ) : (
            <ul className={rows.rows} aria-label={t`Twoje zakupy`}>
              {products.map((product) => (
                <ReviewableRow
                  key={product.handle}
                  product={product}
                  user={user}
                  isOffline={isOffline}
                  renderPicker={renderPicker}
                />
              ))}
            </ul>
          )
        }
      </PartView>
    </Card>
  )
}

function NothingBought() {
  return (
    <div className={rows.nothing}>
      <p className={rows.empty}>
        <Star size={22} strokeWidth={1.75} aria-hidden="true" />
        <Trans>
          Nie masz jeszcze czego oceniać. Pojawią się tu produkty kupione na adres e-mail tego konta.
        </Trans>
      </p>
      <ButtonLink to="/sklep">
        <Trans>Zajrzyj do sklepu</Trans>
      </ButtonLink>
    </div>
  )
}
