import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { GALLERY_PAGE, type GalleryImage } from '#domain/gallery/galleryImage.ts'
import { filtersOf } from '#domain/gallery/galleryFilters.ts'
import type { GallerySearch } from '#domain/gallery/gallerySearch.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { trimmedOrNone, useTypedSearch } from '#ui/useTypedSearch.ts'
import { AlbumStrip } from '../albums/AlbumStrip.tsx'
import { useAlbums } from '../data/useAlbums.ts'
import { useGalleryRefresh } from '../data/useGalleryRefresh.ts'
import { useGalleryWindows } from '../data/useGalleryWindows.ts'
import { GalleryEmpty } from '../GalleryEmpty.tsx'
import { GallerySkeleton } from '../GallerySkeleton.tsx'
import { changeText } from '../galleryTexts.ts'
import { GalleryGrid } from '../grid/GalleryGrid.tsx'
import { windowsOf } from '../grid/gridGeometry.ts'
import { AddButtons } from '../upload/AddButtons.tsx'
import { DropArea } from '../upload/DropArea.tsx'
import { UploadPanel } from '../upload/UploadPanel.tsx'
import { useAddFiles } from '../upload/useAddFiles.ts'
import { useUploads } from '../upload/useUploads.ts'
import styles from '../Gallery.module.css'

export interface PickerContentsProps {
  readonly userId: string
  readonly onPick: (image: GalleryImage) => void
}

const NOTHING: ReadonlySet<string> = new Set()
const ignore = () => undefined

/** The gallery as far as picking from it goes: albums, search, adding, one press. */
export function PickerContents({ userId, onPick }: PickerContentsProps) {
  const { i18n, t } = useLingui()
  const [search, setSearch] = useState<GallerySearch>({})
  const [sight, setSight] = useState({ first: 0, last: 0 })
  const [text, setText] = useTypedSearch(search.q, trimmedOrNone, (q) =>
    setSearch((present) => ({ ...present, q })),
  )
  const around = windowsOf(sight.first, sight.last, GALLERY_PAGE, sight.last + 1)
  const windows = useGalleryWindows(userId, filtersOf(search), [...new Set([0, ...around])])
  const albums = useAlbums(userId)
  const uploads = useUploads()
  const { add, refused, forgetRefused } = useAddFiles(null)
  const arrivedCount = uploads.arrived.length
  const refresh = useEffectEvent(useGalleryRefresh())
  useEffect(() => {
    if (arrivedCount > 0) void refresh()
  }, [arrivedCount])
  const isEmpty = windows.status === 'here' && windows.total === 0
  return (
    <DropArea onFiles={add}>
      <div className={styles.pickerTools}>
        <div className={styles.search}>
          <SearchField
            label={t`Szukaj w galerii`}
            placeholder={t`Szukaj po nazwie`}
            value={text}
            onChange={setText}
          />
        </div>
        {isEmpty ? null : <AddButtons onFiles={add} />}
      </div>
      <UploadPanel uploads={uploads} refused={refused} onRefusedRead={forgetRefused} />
      {albums === undefined || albums.length === 0 ? null : (
        <AlbumStrip
          albums={albums}
          imageCount={windows.usage?.images ?? null}
          open={search.album}
          onOpen={(album) => setSearch((present) => ({ ...present, album }))}
        />
      )}
      {windows.cachedAt !== null ? (
        <Notice tone="neutral">
          <Trans>Bez połączenia pokazujemy ostatnią kopię galerii.</Trans>
        </Notice>
      ) : null}
      {windows.status === 'loading' ? <GallerySkeleton /> : null}
      {windows.status === 'failed' ? (
        <ErrorState description={i18n._(changeText(windows.error))} onRetry={windows.retry} />
      ) : null}
      {isEmpty ? (
        <GalleryEmpty
          search={search}
          addButtons={<AddButtons onFiles={add} />}
          onShowAll={() => setSearch({})}
        />
      ) : null}
      {windows.status === 'here' && windows.total > 0 ? (
        <GalleryGrid
          key={`${search.q}\n${search.album}`}
          label={t`Zdjęcia`}
          total={windows.total}
          imageAt={windows.imageAt}
          selection={NOTHING}
          isSelecting={false}
          canSelect={false}
          leaving={NOTHING}
          onOpen={(index) => {
            const image = windows.imageAt(index)
            if (image !== undefined) onPick(image)
          }}
          onSelect={ignore}
          onSelectAll={ignore}
          onEscape={ignore}
          onDelete={ignore}
          onSight={(first, last) => setSight({ first, last })}
        />
      ) : null}
    </DropArea>
  )
}
