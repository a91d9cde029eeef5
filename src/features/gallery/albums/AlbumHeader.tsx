import { Trans, useLingui } from '@lingui/react/macro'
import { FolderMinus, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Album } from '#domain/gallery/galleryImage.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { AlbumNameDialog } from './AlbumNameDialog.tsx'
import { useAlbumChanges } from './useAlbumChanges.ts'
import styles from '../Gallery.module.css'

export interface AlbumHeaderProps {
  readonly album: Album
  readonly onRemoved: () => void
}

/** The open album's name and actions. */
export function AlbumHeader({ album, onRemoved }: AlbumHeaderProps) {
  const { t } = useLingui()
  const changes = useAlbumChanges()
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const close = () => setAsked(null)
  return (
    <header className={styles.albumHeader}>
      <h2 className={styles.albumTitle}>{album.name}</h2>
      <Button size="small" icon={<Pencil size={16} aria-hidden="true" />} onPress={() => setAsked('rename')}>
        <Trans>Zmień nazwę</Trans>
      </Button>
      <Button
        size="small"
        icon={<FolderMinus size={16} aria-hidden="true" />}
        onPress={() => setAsked('remove')}
      >
        <Trans>Usuń album</Trans>
      </Button>
      {asked === 'rename' ? (
        <AlbumNameDialog
          title={t`Nazwa albumu`}
          verb={t`Zapisz`}
          initial={album.name}
          onSubmit={(name) => changes.rename(album.id, name)}
          onClose={close}
        />
      ) : null}
      <Dialog
        isOpen={asked === 'remove'}
        onOpenChange={close}
        role="alertdialog"
        size="sm"
        title={t`Usunąć album „${album.name}”?`}
        actions={
          <>
            <Button onPress={close}>
              <Trans>Zostaw</Trans>
            </Button>
            <Button
              variant="danger"
              onPress={() => {
                close()
                void changes.remove(album).then((isDone) => (isDone ? onRemoved() : undefined))
              }}
            >
              <Trans>Usuń album</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Znika tylko album. Zdjęcia zostają w galerii.</Trans>
        </p>
      </Dialog>
    </header>
  )
}
