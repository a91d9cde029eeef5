import { Trans, useLingui } from '@lingui/react/macro'
import { Save } from 'lucide-react'
import { useCallback } from 'react'
import { readDrawingVersions } from '#offline/drawings/drawingVersions.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useFormat } from '#i18n/format.ts'
import { useLiveRows } from '#services/useLiveRows.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useKeptDrawing } from '../document/DrawingContext.tsx'
import { SceneThumbnail } from '../kept/SceneThumbnail.tsx'
import styles from './VersionsDialog.module.css'

export interface VersionsDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What the drawing was, as small pictures, and how to go back to it. */
export function VersionsDialog({ isOpen, onOpenChange }: VersionsDialogProps) {
  const { t, i18n } = useLingui()
  const open = useKeptDrawing()
  const format = useFormat()
  const query = useCallback((db: IskraDatabase) => readDrawingVersions(db, open.id), [open.id])
  const [reading] = useLiveRows(query)
  const versions = liveValue(reading, [])

  async function save(): Promise<void> {
    if (!(await open.saveVersion('saved'))) tellNotKept(i18n, t`Wersja nie zapisała się`)
  }

  async function restore(id: string): Promise<void> {
    await open.flush()
    const { goBackTo } = await import('../kept/drawingActions.ts')
    await goBackTo(i18n, id)
    onOpenChange(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Wersje rysunku`}
      actions={
        <Button icon={<Save size={18} aria-hidden="true" />} onPress={() => void save()}>
          <Trans>Zapisz wersję</Trans>
        </Button>
      }
    >
      {versions.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>
            Zapisz wersję, zanim coś większego zmienisz. Sami zapisujemy ją przed wczytaniem tekstu.
          </Trans>
        </p>
      ) : null}
      <ul className={styles.versions}>
        {versions.map(({ id, scene, keptAt, reason }) => (
          <li key={id} className={styles.version}>
            <SceneThumbnail scene={scene} width={144} height={96} />
            <span className={styles.facts}>
              <strong>{format.relativeTime(new Date(keptAt))}</strong>
              {reason === 'saved' ? t`zapisana przez Ciebie` : t`sprzed dużej zmiany`}
            </span>
            <Button size="small" onPress={() => void restore(id)}>
              <Trans>Przywróć</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
