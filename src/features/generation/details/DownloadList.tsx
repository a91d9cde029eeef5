import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import type { GeneratedFile, GenerationResult } from '#domain/generation/generation.ts'
import { useFormat } from '#i18n/format.ts'
import { Card } from '#ui/Card.tsx'
import { downloads } from '#domain/generation/resultFiles.ts'
import { promptTitle } from '../words/promptTitle.ts'
import styles from './DownloadList.module.css'

export interface DownloadListProps {
  readonly prompt: string
  readonly result: GenerationResult
}

/** The files of a result, each with its format, size and weight, to be saved. */
export function DownloadList({ prompt, result }: DownloadListProps) {
  const files = downloads(result)
  if (files.length === 0) return null
  return (
    <Card title={<Trans>Pobierz</Trans>}>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.url}>
            <a className={styles.file} href={file.url} download={fileName(prompt, file)}>
              <Download size={18} aria-hidden="true" />
              <span className={styles.format}>{file.format.toUpperCase()}</span>
              <FileFacts file={file} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function FileFacts({ file }: { readonly file: GeneratedFile }) {
  const format = useFormat()
  const { width, height, durationMs, bytes } = file
  const facts = [
    width === null || height === null ? null : `${width}\u00A0×\u00A0${height}`,
    durationMs === null ? null : format.duration(durationMs),
    format.bytes(bytes),
  ]
  return <span className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
}

/** „iskra-kot-w-kapeluszu.jpg”. */
export function fileName(prompt: string, { format }: Pick<GeneratedFile, 'format'>): string {
  const slug = slugOf(promptTitle(prompt)).slice(0, 60).replace(/-+$/u, '')
  const ending = format === 'jpeg' ? 'jpg' : format
  return `${slug === '' ? 'iskra' : `iskra-${slug}`}.${ending}`
}
