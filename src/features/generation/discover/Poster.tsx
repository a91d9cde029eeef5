import type { GenerationResult } from '#domain/generation/generation.ts'
import { largePicture, smallPicture } from '#domain/generation/resultFiles.ts'
import styles from './Discover.module.css'

export interface PosterProps {
  readonly result: GenerationResult
  readonly alt: string
  readonly isFirst: boolean
  readonly onBroken: () => void
}

/** About a tile's width: a still needn't be as sharp as the densest screen. */
const SIZES = '(min-width: 60rem) 22rem, (min-width: 40rem) 46vw, 60vw'

/** A still of a film, small or large as its place asks for; a colour where there is none. */
export function Poster({ result, alt, isFirst, onBroken }: PosterProps) {
  const large = largePicture(result)
  const small = smallPicture(result)
  // Its name is below.
  if (large === undefined) return null
  const sizes = [small, large].flatMap((file) =>
    file === undefined || file.width === null ? [] : [`${file.url} ${file.width}w`],
  )
  const isTall = large.width !== null && large.height !== null && large.height > large.width
  return (
    <img
      className={styles.still}
      data-tall={isTall || undefined}
      src={(small ?? large).url}
      srcSet={sizes.length > 1 ? sizes.join(', ') : undefined}
      sizes={SIZES}
      width={large.width ?? undefined}
      height={large.height ?? undefined}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={onBroken}
    />
  )
}
