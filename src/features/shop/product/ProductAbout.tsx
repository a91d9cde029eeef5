import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Suspense } from 'react'
import type { Product } from '#domain/catalogue/product.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import styles from './ProductAbout.module.css'

// Of courses, and of texts: a mug comes without them.
const CourseFacts = lazyPart(() => import('./CourseFacts.tsx'))
const SamplePreview = lazyPart(() => import('./SamplePreview.tsx'))

/** A product in words: course facts, description, a sample of its text, features. */
export function ProductAbout({ product }: { readonly product: Product }) {
  const { features, aiSampleContent, duration, difficulty } = product.details
  return (
    <div className={styles.about}>
      {duration === null && difficulty === null ? null : (
        <Suspense>
          <CourseFacts details={product.details} />
        </Suspense>
      )}
      <div className={styles.description}>
        {product.description.split(/\n+/u).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {aiSampleContent === null ? null : (
        <Suspense>
          <SamplePreview text={aiSampleContent} />
        </Suspense>
      )}
      {features.length === 0 ? null : (
        <div>
          <h2 className={styles.heading}>
            <Trans>Co dostajesz</Trans>
          </h2>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>
                <Check size={18} aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
