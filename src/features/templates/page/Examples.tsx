import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicTemplate } from '#domain/template/publicTemplate.ts'
import styles from './TemplatePage.module.css'

/** What came of a template before; its own picture where there are no examples. */
export function Examples({ template }: { readonly template: PublicTemplate }) {
  const { t } = useLingui()
  const { examples, thumbnailUrl, title } = template
  if (examples.length === 0 && thumbnailUrl === '') return null
  return (
    <aside className={styles.examples} aria-label={t`Przykłady`}>
      <h2 className={styles.heading}>
        <Trans>Przykładowe wyniki</Trans>
      </h2>
      {examples.length === 0 ? (
        <img
          className={styles.example}
          src={thumbnailUrl}
          alt={t`Przykład: ${title}`}
          width={640}
          height={480}
        />
      ) : null}
      {examples.map(({ caption, type, url }) => (
        <figure key={`${url}${caption}`} className={styles.figure}>
          {type === 'image' ? (
            <img className={styles.example} src={url} alt={caption} loading="lazy" decoding="async" />
          ) : null}
          {type === 'video' ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video
              className={styles.example}
              src={url}
              aria-label={caption}
              controls
              muted
              loop
              playsInline
              preload="metadata"
            />
          ) : null}
          {type === 'audio' ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <audio className={styles.sound} src={url} aria-label={caption} controls preload="none" />
          ) : null}
          <figcaption className={type === 'text' ? styles.quote : styles.caption}>{caption}</figcaption>
        </figure>
      ))}
    </aside>
  )
}
