import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FolderPlus, Images } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Album } from '#domain/gallery/galleryImage.ts'
import styles from './Albums.module.css'

export interface AlbumStripProps {
  readonly albums: readonly Album[]
  /** How many pictures there are in all; null until that is known. */
  readonly imageCount: number | null
  /** The open album's id; undefined for the whole gallery. */
  readonly open: string | undefined
  readonly onOpen: (id: string | undefined) => void
  /** Without it no album can be made here. */
  readonly onCreate?: (() => void) | undefined
}

/** The albums in a row that scrolls sideways: the whole gallery first, a new one last. */
export function AlbumStrip({ albums, imageCount, open, onOpen, onCreate }: AlbumStripProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Albumy`} className={styles.frame}>
      <ul className={styles.strip}>
        <li>
          <AlbumTile
            name={t`Wszystkie`}
            count={imageCount}
            isOpen={open === undefined}
            onPress={() => onOpen(undefined)}
          >
            <Images size={26} strokeWidth={1.5} aria-hidden="true" />
          </AlbumTile>
        </li>
        {albums.map((album) => (
          <li key={album.id}>
            <AlbumTile
              name={album.name}
              count={album.image_count}
              isOpen={open === album.id}
              onPress={() => onOpen(album.id)}
            >
              {album.cover_url === null ? (
                <Images size={26} strokeWidth={1.5} aria-hidden="true" />
              ) : (
                <img src={album.cover_url} alt="" width={320} height={320} decoding="async" />
              )}
            </AlbumTile>
          </li>
        ))}
        {onCreate === undefined ? null : (
          <li>
            <button type="button" className={styles.album} onClick={onCreate}>
              <span className={styles.cover} data-new="">
                <FolderPlus size={26} strokeWidth={1.5} aria-hidden="true" />
              </span>
              <span className={styles.name}>
                <Trans>Nowy album</Trans>
              </span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface AlbumTileProps {
  readonly name: string
  readonly count: number | null
  readonly isOpen: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function AlbumTile({ name, count, isOpen, onPress, children }: AlbumTileProps) {
  return (
    <button
      type="button"
      className={styles.album}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onPress}
    >
      <span className={styles.cover}>{children}</span>
      <span className={styles.name}>{name}</span>
      {count === null ? null : (
        <span className={styles.count}>
          <Plural value={count} one="# zdjęcie" few="# zdjęcia" many="# zdjęć" other="# zdjęcia" />
        </span>
      )}
    </button>
  )
}
