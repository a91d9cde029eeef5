import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UploadRow } from '#offline/gallery/uploadRow.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { FileNames } from './FileNames.tsx'
import { useUploadActions } from './useUploadActions.ts'
import styles from './Upload.module.css'

/** Pictures another app has handed over. They are sent only after a yes. */
export function OfferedNotice({ rows }: { readonly rows: readonly UploadRow[] }) {
  const { t } = useLingui()
  const { cancel, send } = useUploadActions()
  const ids = rows.map((row) => row.id)
  return (
    <Notice
      tone="neutral"
      title={t`Zdjęcia z innej aplikacji`}
      action={
        <span className={styles.answers}>
          <Button size="small" variant="primary" onPress={() => send(ids)}>
            <Trans>Dodaj do galerii</Trans>
          </Button>
          <Button size="small" onPress={() => cancel(ids)}>
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
