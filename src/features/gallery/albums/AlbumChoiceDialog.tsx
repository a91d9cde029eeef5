import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FolderPlus, Images } from 'lucide-react'
import type { Album } from '#domain/gallery/galleryImage.ts'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './Albums.module.css'

export interface AlbumChoiceDialogProps {
  readonly albums: readonly Album[]
  readonly onChoose: (album: Album) => void
  readonly onCreate: () => void
  readonly onClose: () => void
}

/** Which album the pictures go into. */
export function AlbumChoiceDialog({ albums, onChoose, onCreate, onClose }: AlbumChoiceDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Dodaj do albumu`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <ul className={styles.choices}>
        {albums.map((album) => (
          <li key={album.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(album)}>
              <Images size={20} aria-hidden="true" />
              {album.name}
              <span className={styles.count}>
                <Plural
                  value={album.image_count}
                  one="# zdjęcie"
                  few="# zdjęcia"
                  many="# zdjęć"
                  other="# zdjęcia"
                />
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.choice} onClick={onCreate}>
            <FolderPlus size={20} aria-hidden="true" />
            <Trans>Nowy album</Trans>
          </button>
        </li>
      </ul>
    </Dialog>
  )
}
