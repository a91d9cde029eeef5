import { Trans, useLingui } from '@lingui/react/macro'
import { Download, FileText } from 'lucide-react'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { ButtonAnchor } from '#ui/ButtonLink.tsx'
import { FILE_TEXTS } from './fileTexts.ts'
import styles from './Orders.module.css'

/** The files of an order, each with what it is. */
export function FileList({ files }: { readonly files: readonly OrderFile[] }) {
  const { i18n, t } = useLingui()
  return (
    <ul className={styles.files}>
      {files.map(({ id, kind, title, url }) => (
        <li key={id} className={styles.file}>
          <FileText size={22} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />
          <div className={styles.words}>
            <strong>{title}</strong>
            <span className={styles.muted}>{i18n._(FILE_TEXTS[kind])}</span>
          </div>
          <ButtonAnchor
            href={url}
            download
            aria-label={t`Pobierz PDF: ${title}`}
            icon={<Download size={18} />}
          >
            <Trans>Pobierz PDF</Trans>
          </ButtonAnchor>
        </li>
      ))}
    </ul>
  )
}
