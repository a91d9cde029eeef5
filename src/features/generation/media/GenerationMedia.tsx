import { useLingui } from '@lingui/react/macro'
import type { ReactEventHandler } from 'react'
import type { GeneratedFile, Generation, GenerationResult } from '#domain/generation/generation.ts'
import { WAVE_POINTS } from '#domain/generation/limits.ts'
import { attachCaptions } from './captions.ts'
import styles from './GenerationMedia.module.css'
import { largePicture, plainPicture, playable, waveOf } from '#domain/generation/resultFiles.ts'
import { promptTitle } from '../words/promptTitle.ts'
import { SoundWave } from './SoundWave.tsx'

export interface GenerationMediaProps {
  readonly generation: Pick<Generation, 'type' | 'prompt' | 'result'>
  /** Called when a file can't be loaded: its address has expired, or there is no network. */
  readonly onBroken?: (() => void) | undefined
}

interface MediaProps {
  readonly prompt: string
  readonly result: GenerationResult
  readonly onError: ReactEventHandler | undefined
}

/** A result to be looked at, watched, listened to or read. Its place is kept and coloured until it is there. */
export function GenerationMedia({ generation, onBroken }: GenerationMediaProps) {
  const { type, prompt, result } = generation
  if (result === null) return null
  const media = { prompt, result, onError: onBroken }
  if (type === 'image') return <LargePicture {...media} />
  if (type === 'video') return <Video {...media} />
  if (type === 'music' || type === 'speech') return <Sound {...media} isSpeech={type === 'speech'} />
  return <p className={styles.text}>{result.text}</p>
}

function LargePicture({ prompt, result, onError }: MediaProps) {
  const { t } = useLingui()
  const file = largePicture(result)
  const title = promptTitle(prompt)
  if (file === undefined) return null
  const plain = plainPicture(result) ?? file
  return (
    <picture className={styles.frame}>
      {/* A browser that doesn't know this format takes the one below. */}
      {file === plain ? null : <source srcSet={file.url} type={file.mediaType} />}
      <img
        className={styles.picture}
        src={plain.url}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        alt={t`Obraz z opisu: ${title}`}
        decoding="async"
        style={{ backgroundColor: result.colour ?? undefined }}
        onError={onError}
      />
    </picture>
  )
}

/** It begins without sound: one that plays in a quiet place by surprise is turned off for ever. */
function Video({ prompt, result, onError }: MediaProps) {
  const { t } = useLingui()
  const files = playable(result, 'video')
  const [first] = files
  const title = promptTitle(prompt)
  if (first === undefined) return null
  return (
    <video
      key={first.url}
      className={styles.video}
      aria-label={t`Wideo z opisu: ${title}`}
      poster={largePicture(result)?.url}
      width={first.width ?? undefined}
      height={first.height ?? undefined}
      style={videoStyle(result, first)}
      controls
      muted
      loop
      playsInline
      preload="metadata"
    >
      {files.map((file, index) => (
        // The browser goes through the formats by itself: only the last one's failure is the whole's.
        <source
          key={file.url}
          src={file.url}
          type={file.mediaType}
          onError={index === files.length - 1 ? onError : undefined}
        />
      ))}
    </video>
  )
}

/** `--ratio` is its width by its height; one that isn't known is as wide as there is room. */
function videoStyle(
  { colour }: GenerationResult,
  { width, height }: GeneratedFile,
): Record<string, string | number | undefined> {
  return {
    backgroundColor: colour ?? undefined,
    '--ratio': width === null || height === null ? undefined : width / height,
  }
}

function Sound({ prompt, result, onError, isSpeech }: MediaProps & { readonly isSpeech: boolean }) {
  const { i18n, t } = useLingui()
  const files = playable(result, 'audio')
  const [first] = files
  const title = promptTitle(prompt)
  const wave = waveOf(result)
  const words = isSpeech ? prompt : t`[muzyka: ${title}]`
  if (first === undefined) return null
  return (
    <div className={styles.sound}>
      {wave === undefined ? null : (
        <span className={styles.wave}>
          <SoundWave wave={wave} bars={WAVE_POINTS} />
        </span>
      )}
      <audio
        key={first.url}
        className={styles.player}
        aria-label={isSpeech ? t`Nagranie słów: ${title}` : t`Muzyka z opisu: ${title}`}
        controls
        preload="metadata"
      >
        {files.map((file, index) => (
          <source
            key={file.url}
            src={file.url}
            type={file.mediaType}
            onError={index === files.length - 1 ? onError : undefined}
          />
        ))}
        <track ref={(track) => attachCaptions(track, words)} kind="captions" srcLang={i18n.locale} />
      </audio>
    </div>
  )
}
