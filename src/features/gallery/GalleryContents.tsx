import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { GALLERY_PAGE, type GalleryImage } from '#domain/gallery/galleryImage.ts'
import type { GalleryFilters } from '#domain/gallery/galleryFilters.ts'
import type { GallerySearch } from '#domain/gallery/gallerySearch.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { AlbumHeader } from './albums/AlbumHeader.tsx'
import { AlbumStrip } from './albums/AlbumStrip.tsx'
import { useAlbums } from './data/useAlbums.ts'
import { useGalleryChanges } from './data/useGalleryChanges.ts'
import { useGalleryWindows } from './data/useGalleryWindows.ts'
import { GalleryDialogs, type GalleryQuestion } from './GalleryDialogs.tsx'
import { GalleryEmpty } from './GalleryEmpty.tsx'
import { GalleryFacts } from './GalleryFacts.tsx'
import { GallerySkeleton } from './GallerySkeleton.tsx'
import { GalleryTools } from './GalleryTools.tsx'
import { changeText } from './galleryTexts.ts'
import { GalleryGrid } from './grid/GalleryGrid.tsx'
import { windowsOf } from './grid/gridGeometry.ts'
import { Limits } from './Limits.tsx'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { useSelection } from './selection/useSelection.ts'
import { OpenImageDialog } from './viewer/OpenImageDialog.tsx'

export interface GalleryContentsProps {
  readonly userId: string
  readonly search: GallerySearch
  readonly onSearchChange: OnSearchChange<GallerySearch>
  /** Says of when a copy is that this device shows for want of a connection. */
  readonly renderAge: (cachedAt: number) => ReactNode
  /** Other features' actions on the open picture. */
  readonly renderImageActions: (image: GalleryImage) => ReactNode
  readonly filters: GalleryFilters
  /** For the gallery with nothing in it. */
  readonly addButtons: ReactNode
}

/** Pictures before and after those in sight that are read along with them. */
const AHEAD = 60

/** The albums and the pictures of these filters, in each of their states. Made anew when the filters change. */
export function GalleryContents(props: GalleryContentsProps) {
  const { userId, filters, search, addButtons, onSearchChange, renderAge, renderImageActions } = props
  const { i18n, t } = useLingui()
  const [sight, setSight] = useState({ first: 0, last: 0 })
  const [question, setQuestion] = useState<GalleryQuestion | null>(null)
  const around = windowsOf(sight.first - AHEAD, sight.last + AHEAD, GALLERY_PAGE, sight.last + AHEAD + 1)
  // The first window is always read: it has the total number.
  const windows = useGalleryWindows(userId, filters, [...new Set([0, ...around])])
  const { total } = windows
  // A deferred render: pictures that arrive during a scroll don't block it.
  const { imageAt } = useDeferredValue(windows)
  const albums = useAlbums(userId)
  const changes = useGalleryChanges()
  const selection = useSelection(userId, filters, total)
  const album = albums?.find(({ id }) => id === search.album)
  const isFiltered = search.q !== undefined || search.album !== undefined
  const isEmpty = windows.status === 'here' && total === 0

  async function removeSelected(): Promise<void> {
    if (await changes.remove([...selection.ids])) selection.end()
  }

  return (
    <>
      {albums === undefined || albums.length === 0 ? null : (
        <AlbumStrip
          albums={albums}
          imageCount={windows.usage?.images ?? null}
          open={search.album}
          onOpen={(id) => onSearchChange({ album: id }, 'push')}
          onCreate={() => setQuestion({ kind: 'new-album', ids: [] })}
        />
      )}
      {album === undefined ? null : (
        <AlbumHeader album={album} onRemoved={() => onSearchChange({ album: undefined }, 'follow')} />
      )}
      {isEmpty && !isFiltered ? null : (
        <GalleryTools
          search={search}
          onSearchChange={onSearchChange}
          onSelect={total > 0 && !selection.isActive ? selection.begin : undefined}
          onCreateAlbum={albums?.length === 0 ? () => setQuestion({ kind: 'new-album', ids: [] }) : undefined}
        />
      )}
      {windows.cachedAt === null ? null : renderAge(windows.cachedAt)}
      {windows.status === 'loading' ? <GallerySkeleton /> : null}
      {windows.status === 'failed' ? (
        <ErrorState description={i18n._(changeText(windows.error))} onRetry={windows.retry} />
      ) : null}
      {isEmpty ? (
        <GalleryEmpty
          search={search}
          addButtons={addButtons}
          onShowAll={() => onSearchChange({ q: undefined, album: undefined }, 'push')}
        />
      ) : null}
      {windows.status === 'here' && total > 0 ? (
        <>
          <GalleryFacts total={total} usage={windows.usage} isFiltered={isFiltered} />
          <GalleryGrid
            label={t`Zdjęcia`}
            total={total}
            imageAt={imageAt}
            selection={selection.ids}
            isSelecting={selection.isActive}
            canSelect
            leaving={changes.leaving}
            onOpen={(index) => onSearchChange({ zdjecie: imageAt(index)?.id }, 'push')}
            onSelect={selection.select}
            onSelectAll={selection.selectAll}
            onEscape={selection.end}
            onDelete={() => void removeSelected()}
            onSight={(first, last) => setSight({ first, last })}
          />
          {selection.isActive ? (
            <SelectionBar
              selection={selection}
              onPutInto={() => setQuestion({ kind: 'choose-album', ids: [...selection.ids] })}
              onTakeOut={
                album === undefined
                  ? undefined
                  : () =>
                      void changes
                        .takeOutOf(album, [...selection.ids])
                        .then((isDone) => (isDone ? selection.end() : undefined))
              }
              onRemove={() => void removeSelected()}
            />
          ) : null}
        </>
      ) : null}
      {windows.status === 'loading' || (isEmpty && isFiltered) ? null : <Limits />}
      <OpenImageDialog
        id={search.zdjecie}
        windows={windows}
        onOpen={(id) => onSearchChange({ zdjecie: id }, 'replace')}
        onSight={(index) => setSight({ first: index, last: index })}
        onRemove={(id) => void changes.remove([id])}
        onPutInto={(id) => setQuestion({ kind: 'choose-album', ids: [id] })}
        renderActions={renderImageActions}
      />
      <GalleryDialogs
        question={question}
        albums={albums ?? []}
        onAsk={setQuestion}
        onPutInto={async (chosen, ids) => {
          if (await changes.putInto(chosen, ids)) selection.end()
        }}
      />
    </>
  )
}
