import { Trans, useLingui } from '@lingui/react/macro'
import type { UploadRow } from '#offline/gallery/uploadRow.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { FileNames } from './FileNames.tsx'
import { useUploadActions } from './useUploadActions.ts'
import styles from './Upload.module.css'

/** Animations that would become stills. They are sent only after a yes. */
export function StillNotice({ rows }: { readonly rows: readonly UploadRow[] }) {
  const { t } = useLingui()
  const { cancel, send } = useUploadActions()
  const ids = rows.map((row) => row.id)
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={t`Animacja stanie się zdjęciem`}
        action={
          <span className={styles.answers}>
            <Button size="small" variant="primary" onPress={() => send(ids)}>
              <Trans>Dodaj jako zdjęcie</Trans>
            </Button>
            <Button size="small" onPress={() => cancel(ids)}>
              <Trans>Nie dodawaj</Trans>
            </Button>
          </span>
        }
      >
        <p>
          <Trans>Galeria nie przechowuje animacji. Z każdego pliku zapisze tylko pierwszy obraz:</Trans>{' '}
          <FileNames names={rows.map((row) => row.filename)} />
        </p>
      </Notice>
    </div>
  )
}
