import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { Product } from '#domain/catalogue/product.ts'
import { CourseFacts } from './CourseFacts.tsx'
import { SamplePreview } from './SamplePreview.tsx'
import styles from './ProductAbout.module.css'

/** What a product is in words: course facts, description, a sample of its text, features. */
export function ProductAbout({ product }: { readonly product: Product }) {
  const { features, aiSampleContent } = product.details
  return (
    <div className={styles.about}>
      <CourseFacts details={product.details} />
      <div className={styles.description}>
        {product.description.split(/\n+/u).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {aiSampleContent === null ? null : <SamplePreview text={aiSampleContent} />}
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
