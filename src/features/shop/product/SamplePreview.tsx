import { Trans } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { useId, useState } from 'react'
import { previewText } from '#domain/catalogue/previewText.ts'
import styles from './SamplePreview.module.css'

/** A text as it may end up, cut to a preview; the whole of it is one press away. */
export default function SamplePreview({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const preview = previewText(text)
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>
        <Sparkles size={16} aria-hidden="true" />
        <Trans>Przykładowy tekst</Trans>
      </figcaption>
      <blockquote id={id} className={styles.text}>
        {isWhole ? text : preview.text}
      </blockquote>
      {preview.isCut ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <Trans>zwiń</Trans> : <Trans>czytaj całość</Trans>}
        </button>
      ) : null}
    </figure>
  )
}
