import { useLingui } from '@lingui/react/macro'
import type { Album } from '#domain/gallery/galleryImage.ts'
import { AlbumChoiceDialog } from './albums/AlbumChoiceDialog.tsx'
import { AlbumNameDialog } from './albums/AlbumNameDialog.tsx'
import { useAlbumChanges } from './albums/useAlbumChanges.ts'

/** A question about some pictures, or about none: their album, or the name of a new one. */
export interface GalleryQuestion {
  readonly kind: 'choose-album' | 'new-album'
  readonly ids: readonly string[]
}

export interface GalleryDialogsProps {
  readonly question: GalleryQuestion | null
  readonly albums: readonly Album[]
  readonly onAsk: (question: GalleryQuestion | null) => void
  readonly onPutInto: (album: Album, ids: readonly string[]) => Promise<void>
}

/** The gallery's questions, one at a time. */
export function GalleryDialogs({ question, albums, onAsk, onPutInto }: GalleryDialogsProps) {
  const { t } = useLingui()
  const { create } = useAlbumChanges()
  if (question === null) return null
  const { kind, ids } = question
  if (kind === 'choose-album') {
    return (
      <AlbumChoiceDialog
        albums={albums}
        onChoose={(album) => {
          onAsk(null)
          void onPutInto(album, ids)
        }}
        onCreate={() => onAsk({ kind: 'new-album', ids })}
        onClose={() => onAsk(null)}
      />
    )
  }
  return (
    <AlbumNameDialog
      title={t`Nowy album`}
      verb={t`Utwórz album`}
      initial=""
      onSubmit={async (name) => {
        const album = await create(name)
        if (ids.length > 0) await onPutInto(album, ids)
      }}
      onClose={() => onAsk(null)}
    />
  )
}
