import { useEffect, useRef } from 'react'
import type { GeneratedFile, GenerationResult } from '#domain/generation/generation.ts'
import { largePicture } from '#domain/generation/resultFiles.ts'
import { useMedia } from '#ui/useMedia.ts'
import { wantsLess } from '#ui/useHoverFilm.ts'
import styles from './Discover.module.css'

export interface OpenFilmProps {
  readonly files: readonly Pick<GeneratedFile, 'url' | 'mediaType'>[]
  readonly result?: GenerationResult
  readonly posterUrl?: string
  readonly label: string
  readonly onBroken?: () => void
}

/**
 * A pressed film, with the browser's own controls and muted at first. With reduced motion or reduced data it stays
 * still until its own button is pressed.
 */
export function OpenFilm({ files, result, posterUrl, label, onBroken }: OpenFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  // The pressed button is gone: the focus moves here.
  useEffect(() => video.current?.focus({ preventScroll: true }), [])
  const plays = !isStill && !wantsLess()
  return (
    <video
      ref={video}
      className={styles.open}
      aria-label={label}
      poster={posterUrl ?? (result === undefined ? undefined : largePicture(result)?.url)}
      controls
      muted
      loop
      playsInline
      autoPlay={plays}
      preload={plays ? 'auto' : 'none'}
    >
      {files.map((file, index) => (
        <source
          key={file.url}
          src={file.url}
          type={file.mediaType}
          onError={index === files.length - 1 ? onBroken : undefined}
        />
      ))}
    </video>
  )
}
