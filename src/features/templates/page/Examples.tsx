import { Trans, useLingui } from '@lingui/react/macro'
import type { FormValues } from '#domain/template/formValues.ts'
import type { PublicTemplate } from '#domain/template/publicTemplate.ts'
import { Button } from '#ui/Button.tsx'
import { useLangOf } from '#ui/polishTexts.ts'
import styles from './TemplatePage.module.css'

type Example = PublicTemplate['examples'][number]

export interface ExamplesProps {
  readonly template: PublicTemplate
  /** Called with an example's form values. */
  readonly onFill: (values: FormValues) => void
}

/** Earlier results of a template; its own picture where there are no examples. */
export function Examples({ template, onFill }: ExamplesProps) {
  const { t } = useLingui()
  const { examples, thumbnailUrl, title } = template
  if (examples.length === 0 && thumbnailUrl === '') return null
  return (
    <aside className={styles.examples} aria-label={t`Przykłady`}>
      <h2 className={styles.heading}>
        <Trans>Przykładowe wyniki</Trans>
      </h2>
      <ul className={styles.list}>
        {examples.length === 0 ? (
          <li className={styles.item} data-type="image">
            <ExamplePicture url={thumbnailUrl} alt={t`Przykład: ${title}`} />
          </li>
        ) : null}
        {examples.map((example) => (
          <li key={`${example.url}${example.caption}`} className={styles.item} data-type={example.type}>
            <ExampleFigure example={example} />
            {example.filled === undefined || Object.keys(example.filled).length === 0 ? null : (
              <FillLike filled={example.filled} caption={example.caption} onFill={onFill} />
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}

function ExampleFigure({ example: { caption, type, url } }: { readonly example: Example }) {
  const langOf = useLangOf()
  return (
    <figure className={styles.figure}>
      {type === 'image' ? <ExamplePicture url={url} alt={caption} /> : null}
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
      <figcaption
        lang={langOf(caption)}
        className={type === 'text' ? styles.quote : styles.caption}
        // A text longer than its place scrolls, by keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={type === 'text' ? 0 : undefined}
      >
        {caption}
      </figcaption>
    </figure>
  )
}

interface FillLikeProps {
  readonly filled: FormValues
  readonly caption: string
  readonly onFill: ExamplesProps['onFill']
}

function FillLike({ filled, caption, onFill }: FillLikeProps) {
  const { t } = useLingui()
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t`Wypełnij tak samo: ${caption}`}
      onPress={() => onFill(filled)}
    >
      <Trans>Wypełnij tak samo</Trans>
    </Button>
  )
}

/** A picture, small on a phone: it opens as it is. */
function ExamplePicture({ url, alt }: { readonly url: string; readonly alt: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.picture}>
      <img className={styles.example} src={url} alt={alt} loading="lazy" decoding="async" />
    </a>
  )
}
