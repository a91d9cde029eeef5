import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UploadRow } from '#offline/gallery/uploadRow.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { FileNames } from './FileNames.tsx'
import { cancelUploads, sendAgain } from './uploads.ts'
import styles from './Upload.module.css'

/** Pictures another app has handed over. They are sent only after a yes. */
export function OfferedNotice({ rows }: { readonly rows: readonly UploadRow[] }) {
  const { t } = useLingui()
  const ids = rows.map((row) => row.id)
  return (
    <Notice
      tone="neutral"
      title={t`Zdjęcia z innej aplikacji`}
      action={
        <span className={styles.answers}>
          <Button size="small" variant="primary" onPress={() => void sendAgain(ids)}>
            <Trans>Dodaj do galerii</Trans>
          </Button>
          <Button size="small" onPress={() => void cancelUploads(ids)}>
            <Trans>Odrzuć</Trans>
          </Button>
        </span>
      }
    >
      <p>
        <Plural
          value={rows.length}
          one="Czeka # zdjęcie:"
          few="Czekają # zdjęcia:"
          many="Czeka # zdjęć:"
          other="Czeka # zdjęcia:"
        />{' '}
        <FileNames names={rows.map((row) => row.filename)} />
      </p>
    </Notice>
  )
}
