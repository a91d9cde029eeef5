import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ShownTemplate } from '#domain/discover/discover.ts'
import styles from './Discover.module.css'
import { PlayButton } from './FilmTile.tsx'
import { OpenFilm } from './OpenFilm.tsx'

export interface ExampleTileProps {
  readonly template: ShownTemplate
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** Of the heading. */
  readonly level?: 2 | 3
}

const PICTURE = { width: 720, height: 540 }

/** A template's result, and a link to the template. Its film plays as others do. */
export function ExampleTile({ template, isOpen, onOpen, level = 3 }: ExampleTileProps) {
  const { t } = useLingui()
  const { slug, title, pictureUrl, filmUrl } = template
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.tile}>
      <div className={styles.stage}>
        {isOpen && filmUrl !== '' ? (
          <OpenFilm
            files={[{ url: filmUrl, mediaType: 'video/mp4' }]}
            posterUrl={pictureUrl}
            label={t`Film: ${title}`}
          />
        ) : (
          <>
            {pictureUrl === '' ? null : (
              <img
                className={styles.still}
                src={pictureUrl}
                {...PICTURE}
                alt={t`Przykład z szablonu: ${title}`}
                loading="lazy"
                decoding="async"
              />
            )}
            {filmUrl === '' ? null : (
              <PlayButton label={t`Odtwórz film: ${title}`} filmUrl={filmUrl} onPress={onOpen} />
            )}
          </>
        )}
      </div>
      <Heading className={styles.title}>
        <Link to="/szablony/$slug" params={{ slug }} className={styles.link}>
          {title}
        </Link>
      </Heading>
      <p className={styles.about}>{template.description}</p>
    </article>
  )
}
