import { useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { fileOf, posterOf, shownFile } from '#domain/template/resultFile.ts'
import type { RunPart } from '#domain/template/templateRun.ts'
import { useFormat } from '#i18n/format.ts'
import styles from './ResultMedia.module.css'

export interface ResultMediaProps {
  readonly part: RunPart
  /** Of the output that it came to. */
  readonly name: string
  /** The address of its file has expired. */
  readonly onBroken: () => void
}

/** A result to be looked at, watched, listened to or read. Its place is kept and coloured until it is there. */
export function ResultMedia({ part, name, onBroken }: ResultMediaProps) {
  const { t } = useLingui()
  const format = useFormat()
  if (part.kind === 'text') return <p className={styles.text}>{part.text}</p>
  const file = fileOf(part)
  if (file === undefined) return null
  if (part.kind === 'file') {
    return (
      <p className={styles.file}>
        <FileText size={24} aria-hidden="true" />
        <span>
          {part.prompt}
          <br />
          {format.bytes(file.bytes)}
        </span>
      </p>
    )
  }
  if (part.kind === 'image') {
    const shown = shownFile(part) ?? file
    return (
      <img
        className={styles.media}
        src={shown.url}
        width={shown.width ?? undefined}
        height={shown.height ?? undefined}
        alt={part.prompt === '' ? name : t`${name}: ${part.prompt.slice(0, 120)}`}
        decoding="async"
        style={{ backgroundColor: part.colour ?? undefined }}
        onError={onBroken}
      />
    )
  }
  if (part.kind === 'video') {
    return (
      // It has no words to be read along.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className={styles.media}
        src={file.url}
        poster={posterOf(part)?.url}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        aria-label={name}
        controls
        muted
        loop
        playsInline
        preload="metadata"
        onError={onBroken}
      />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio
      className={styles.sound}
      src={file.url}
      aria-label={name}
      controls
      preload="metadata"
      onError={onBroken}
    />
  )
}
