import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { useLoaded } from '../start/useLoaded.ts'
import styles from './Footer.module.css'

const NewsletterForm = lazyPart(() => import('#features/newsletter/NewsletterForm.tsx'))

/** An invitation to the newsletter. Its form comes after the first screen, into the room that is kept for it. */
export function FooterNewsletter() {
  const isLoaded = useLoaded()
  return (
    <div className={styles.newsletter}>
      <div>
        <h2 className={styles.invitation}>
          <Trans>Pomysły na ważne dni</Trans>
        </h2>
        <p className={styles.claim}>
          <Trans>Kilka listów w miesiącu: nowe wzory, okazje i rabaty. Wypiszesz się, kiedy chcesz.</Trans>
        </p>
      </div>
      <div className={styles.newsletterForm}>
        {isLoaded ? (
          <Suspense fallback={null}>
            <NewsletterForm />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
