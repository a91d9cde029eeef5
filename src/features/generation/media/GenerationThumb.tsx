import { Play } from 'lucide-react'
import { useState } from 'react'
import type { GeneratedFile, Generation } from '#domain/generation/generation.ts'
import styles from './GenerationThumb.module.css'
import { smallPicture, waveOf } from '#domain/generation/resultFiles.ts'
import { SoundWave } from './SoundWave.tsx'
import { TYPE_WORDS } from '../words/typeWords.ts'

export interface GenerationThumbProps {
  readonly generation: Pick<Generation, 'type' | 'result'>
  /** Called when the picture can't be loaded: its address has expired, or there is no network. */
  readonly onBroken?: (() => void) | undefined
}

const THUMB_BARS = 24

/** A tall picture's subject is mostly in its lower half, which a centred square would crop. */
function isTall({ width, height }: GeneratedFile): boolean {
  return width !== null && height !== null && height > width
}

/**
 * A generation's picture in a list: its small picture, a text's beginning, a sound's wave, or its kind's icon.
 * Decoration: the words beside it say the same.
 */
export function GenerationThumb({ generation, onBroken }: GenerationThumbProps) {
  const { type, result } = generation
  const file = result === null ? undefined : smallPicture(result)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const Icon = TYPE_WORDS[type].icon
  if (file !== undefined && file.url !== brokenUrl) {
    return (
      <span className={styles.thumb} style={{ backgroundColor: result?.colour ?? undefined }}>
        <img
          className={styles.picture}
          data-tall={isTall(file) || undefined}
          src={file.url}
          alt=""
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          loading="lazy"
          decoding="async"
          onError={() => {
            setBrokenUrl(file.url)
            onBroken?.()
          }}
        />
        {type === 'video' ? (
          <span className={styles.play} aria-hidden="true">
            <Play size={18} fill="currentColor" />
          </span>
        ) : null}
      </span>
    )
  }
  const text = result?.text
  const wave = result === null ? undefined : waveOf(result)
  return (
    <span className={styles.thumb} data-kind={result === null ? 'none' : 'plain'} aria-hidden="true">
      {text != null ? (
        <span className={styles.text}>{text}</span>
      ) : wave !== undefined ? (
        <span className={styles.sound}>
          <SoundWave wave={wave} bars={THUMB_BARS} />
        </span>
      ) : (
        <Icon size={28} />
      )}
    </span>
  )
}
