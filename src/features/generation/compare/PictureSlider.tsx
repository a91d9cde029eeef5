import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { largePicture } from '#domain/generation/resultFiles.ts'
import { promptTitle } from '../words/promptTitle.ts'
import styles from './PictureSlider.module.css'

interface PictureSliderProps {
  readonly one: ListedGeneration
  readonly other: ListedGeneration
}

/** One picture over another, divided at the slider: by hand, or with the arrow keys. */
export function PictureSlider({ one, other }: PictureSliderProps) {
  const { t } = useLingui()
  const [share, setShare] = useState(50)
  const first = one.result === null ? undefined : largePicture(one.result)
  const second = other.result === null ? undefined : largePicture(other.result)
  if (first === undefined || second === undefined) return null
  const ratio = `${first.width ?? 1} / ${first.height ?? 1}`
  const firstTitle = promptTitle(one.prompt)
  const secondTitle = promptTitle(other.prompt)
  return (
    <div className={styles.stage} style={{ aspectRatio: ratio }}>
      <img className={styles.picture} src={second.url} alt={t`Druga: ${secondTitle}`} />
      <img
        className={styles.picture}
        src={first.url}
        alt={t`Pierwsza: ${firstTitle}`}
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      />
      <span className={styles.edge} style={{ insetInlineStart: `${share}%` }} aria-hidden="true" />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={100}
        value={share}
        aria-label={t`Ile widać pierwszej`}
        aria-valuetext={`${share}%`}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
