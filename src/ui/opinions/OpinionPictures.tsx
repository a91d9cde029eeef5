import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, Suspense, useState } from 'react'
import type { ReviewPicture } from '#domain/reviews/reviews.ts'
import { classNames } from '../classNames.ts'
import { askedPart } from '../askedPart.ts'
import styles from './OpinionPictures.module.css'

const OpinionPicturesDialog = askedPart(() => import('./OpinionPicturesDialog.tsx'))

export interface OpinionPicturesProps {
  readonly pictures: readonly ReviewPicture[]
  /** The name under the opinion. */
  readonly signature: string
  /** Shows them in full, for a moderator: `className` gives the size. */
  readonly isLarge?: boolean
  readonly className?: string | undefined
}

/** The pictures of an opinion, small; each opens as large as the screen allows. */
export function OpinionPictures({ pictures, signature, isLarge = false, className }: OpinionPicturesProps) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const described = pictures.map((picture) => ({
    ...picture,
    altText: picture.altText === '' ? t`Zdjęcie do opinii: ${signature}` : picture.altText,
  }))

  function open(event: MouseEvent, index: number): void {
    // Another tab is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(index)
  }

  return (
    <>
      <ul className={classNames(styles.pictures, className)} aria-label={t`Zdjęcia do opinii: ${signature}`}>
        {described.map(({ id, url, thumbnailUrl, colour, altText, width, height }, index) => (
          <li key={id}>
            {/* Without a script the picture itself opens. */}
            <a href={url} className={styles.open} onClick={(event) => open(event, index)}>
              <img
                src={isLarge ? url : thumbnailUrl}
                width={width}
                height={height}
                alt={altText}
                loading="lazy"
                decoding="async"
                className={styles.picture}
                style={{ backgroundColor: colour }}
              />
            </a>
          </li>
        ))}
      </ul>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <OpinionPicturesDialog
            pictures={described}
            start={opened}
            title={t`Zdjęcia do opinii: ${signature}`}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
