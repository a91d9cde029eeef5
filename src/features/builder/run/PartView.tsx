import { Trans, useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { type DryPart, wordsOf } from '#domain/template/dryValue.ts'
import { fileOf, posterOf } from '#domain/template/resultFile.ts'
import { Badge } from '#ui/Badge.tsx'
import { ResultMedia, type ResultMediaProps } from '#ui/ResultMedia.tsx'
import { MODE_WORDS, VALUE_TYPE_WORDS } from '../words/choiceWords.ts'
import type { ShownPart } from './shownResult.ts'
import styles from './PartView.module.css'

export interface PartViewProps {
  readonly part: ShownPart
  /** The name of the output, or of the node that made it. */
  readonly name: string
  /** The address of its file has expired. */
  readonly onBroken?: () => void
}

/** One thing of a template's data: words as they are, a model's request, a made file. */
export function PartView({ part, name, onBroken = nothing }: PartViewProps) {
  if (part.kind === 'asked') return <AskedPart part={part.part} />
  if (part.kind === 'text')
    return <p className={styles.made}>{part.text === '' ? <Trans>bez treści</Trans> : part.text}</p>
  if (part.kind === 'video' || part.kind === 'audio') {
    return <LazyPlayer part={part} name={name} onBroken={onBroken} />
  }
  const media = <ResultMedia part={part} name={name} onBroken={onBroken} />
  const file = part.kind === 'image' ? fileOf(part) : undefined
  // A picture leads to its original.
  return file === undefined ? (
    media
  ) : (
    <a href={file.url} target="_blank" rel="noreferrer">
      {media}
    </a>
  )
}

const nothing = () => undefined

function AskedPart({ part }: { readonly part: DryPart }) {
  const { i18n } = useLingui()
  if (typeof part !== 'object') return <p className={styles.made}>{wordsOf(part)}</p>
  const isSent = 'sent' in part
  return (
    <p className={styles.made}>
      <Badge tone={isSent ? 'neutral' : 'generated'}>
        {i18n._(isSent ? VALUE_TYPE_WORDS[part.sent === 'file' ? 'data' : part.sent] : MODE_WORDS[part.mode])}
      </Badge>
      <span>{isSent ? part.name : part.prompt}</span>
    </p>
  )
}

/** A film or sound: nothing of it is fetched but a still, until it is pressed. */
function LazyPlayer({ part, name, onBroken }: ResultMediaProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <ResultMedia part={part} name={name} onBroken={onBroken} />
  const poster = posterOf(part)
  return (
    <button type="button" className={styles.play} onClick={() => setOpen(true)}>
      {poster === undefined ? null : (
        <img className={styles.poster} src={poster.url} alt="" onError={onBroken} />
      )}
      <Play size={18} aria-hidden="true" />
      {t`Odtwórz: ${name}`}
    </button>
  )
}
