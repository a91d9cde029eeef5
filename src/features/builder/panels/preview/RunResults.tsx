import { Trans } from '@lingui/react/macro'
import type { RunPart, TemplateRun } from '#domain/template/templateRun.ts'
import { CreditCount } from '#ui/CreditCount.tsx'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './PreviewPanel.module.css'

/** What a real run has made so far, and what it has cost once it is over. */
export function RunResults({ run }: { readonly run: TemplateRun }) {
  const { credits, results, error } = run
  return (
    <div className={styles.results} aria-live="polite">
      {error === null ? null : <TemplateFailureNote failure={{ code: error }} />}
      {run.completedAt !== null && credits.charged !== null && error === null ? (
        <Notice tone="success">
          <Trans>
            Gotowe. Pobrano: <CreditCount value={credits.charged} />.
          </Trans>
        </Notice>
      ) : null}
      {results.map(({ output, name, parts }) => (
        <div key={output} className={styles.results}>
          <strong>{name}</strong>
          <div className={styles.files}>
            {parts.map((part, at) => (
              // Parts are told apart by their order alone.
              // oxlint-disable-next-line react/no-array-index-key
              <MadePart key={at} part={part} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function MadePart({ part }: { readonly part: RunPart }) {
  if (part.kind === 'text') return <p className={styles.made}>{part.text}</p>
  const original = part.files.find(({ role }) => role === 'original')
  if (original === undefined) return null
  if (part.kind === 'image') {
    const { width, height, url } = part.files.find(({ role }) => role === 'preview') ?? original
    return (
      <a href={original.url} target="_blank" rel="noreferrer">
        <img
          className={styles.picture}
          src={url}
          width={width ?? undefined}
          height={height ?? undefined}
          alt={part.prompt}
        />
      </a>
    )
  }
  // What a model has just made has no captions: its prompt stands beside it.
  return part.kind === 'video' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video className={styles.picture} src={original.url} controls aria-label={part.prompt} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio src={original.url} controls aria-label={part.prompt} />
  )
}
