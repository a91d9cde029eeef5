import { Trans } from '@lingui/react/macro'
import { Suspense, useRef } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { useNear } from '#ui/useNear.ts'
import { useLoaded } from '../start/useLoaded.ts'
import styles from './Footer.module.css'

const NewsletterForm = lazyPart(() => import('#features/newsletter/NewsletterForm.tsx'))

/** An invitation to the newsletter. Its form loads when the visitor scrolls near, into the room reserved for it. */
export function FooterNewsletter() {
  const isLoaded = useLoaded()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div ref={place} className={styles.newsletter}>
      <div>
        <h2 className={styles.invitation}>
          <Trans>Pomysły na ważne dni</Trans>
        </h2>
        <p className={styles.claim}>
          <Trans>Kilka e-maili w miesiącu: nowe wzory, okazje i rabaty. Wypiszesz się, kiedy chcesz.</Trans>
        </p>
      </div>
      <div className={styles.newsletterForm}>
        {isLoaded && isNear ? (
          <Suspense fallback={null}>
            <NewsletterForm />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
