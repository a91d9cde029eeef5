import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { clockTime } from '#domain/transcript/clockTime.ts'
import type { Cue } from '#domain/transcript/subtitles/cue.ts'
import { cueAt, nearestShownTime } from '#domain/transcript/subtitles/cueAt.ts'
import type { SubtitleLook } from '#domain/transcript/subtitles/placeSubtitle.ts'
import styles from './FilmDialog.module.css'
import type { FilmPreview } from './openFilmPreview.ts'

export interface FilmPictureProps {
  readonly preview: FilmPreview
  readonly cues: readonly Cue[]
  /** Where the player is, ms: the nearest picture that has a subtitle is shown. */
  readonly atMs: number
  readonly look: SubtitleLook
  /** False shows the picture as it is. */
  readonly isDrawn: boolean
}

/** One picture of the film with its subtitle, drawn as the film will be. */
export function FilmPicture({ preview, cues, atMs, look, isDrawn }: FilmPictureProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { width, height } = preview.facts.made
  const shownMs = nearestShownTime(cues, atMs) ?? atMs
  const cue = isDrawn ? cueAt(cues, shownMs) : null
  const at = clockTime(shownMs)
  const lines = cue?.lines ?? null
  const words = lines?.join(' ') ?? ''

  useEffect(() => {
    let isOver = false
    const show = async () => {
      const picture = await preview.picture(shownMs, lines, look)
      if (isOver) return picture?.close()
      setMissing(picture === null)
      if (picture !== null) canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
    }
    void show()
    return () => {
      isOver = true
    }
  }, [canvas, preview, shownMs, lines, look])

  if (isMissing) return null
  return (
    <figure className={styles.picture}>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className={styles.canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what a canvas shows is a picture
        role="img"
        aria-label={words === '' ? t`Klatka filmu z ${at}` : t`Klatka filmu z ${at} z napisem: ${words}`}
      />
      <figcaption className={styles.caption}>
        <Trans>Klatka z {at}</Trans>
      </figcaption>
    </figure>
  )
}
