import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { filtersOf } from '#domain/gallery/galleryFilters.ts'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { useGalleryRefresh } from './data/useGalleryRefresh.ts'
import { useOwnerId } from './data/useOwnerId.ts'
import { GalleryContents, type GalleryContentsProps } from './GalleryContents.tsx'
import { GallerySkeleton } from './GallerySkeleton.tsx'
import styles from './Gallery.module.css'
import { AddButtons } from './upload/AddButtons.tsx'
import { DropArea } from './upload/DropArea.tsx'
import { UploadPanel } from './upload/UploadPanel.tsx'
import { useAddFiles } from './upload/useAddFiles.ts'
import { useUploads } from './upload/useUploads.ts'

export type GalleryScreenProps = Omit<GalleryContentsProps, 'userId' | 'filters' | 'addButtons'>

/** Many pictures arrive within a moment: the list is read anew once for all of them, ms. */
const REFRESH_PAUSE = 800

/** /profil/galeria: the person's own pictures. */
export function GalleryScreen(props: GalleryScreenProps) {
  const { search, onSearchChange, renderAge, renderImageActions } = props
  const { t } = useLingui()
  const userId = useOwnerId()
  const uploads = useUploads()
  const { add, refused, forgetRefused } = useAddFiles(search.album ?? null)
  useRefreshAfter(uploads.arrived.length)
  const buttons = <AddButtons onFiles={add} />
  return (
    <Page>
      <div className={styles.gallery}>
        <DropArea onFiles={add}>
          <PageHeader
            title={t`Galeria`}
            lead={t`Twoje zdjęcia do obrazów, kartek i filmów. Widzisz je tylko Ty.`}
            breadcrumbs={[{ label: t`Moje konto`, to: '/konto' }, { label: t`Galeria` }]}
            actions={<div className={styles.headerActions}>{buttons}</div>}
          />
          {search.udostepnione === 'blad' ? (
            <Notice tone="danger" title={t`Nie udało się dodać udostępnionych zdjęć`}>
              <Trans>Na tym urządzeniu brakuje miejsca. Zwolnij trochę i udostępnij je jeszcze raz.</Trans>
            </Notice>
          ) : null}
          <UploadPanel uploads={uploads} refused={refused} onRefusedRead={forgetRefused} />
          {userId === null ? (
            <GallerySkeleton />
          ) : (
            <GalleryContents
              key={[userId, search.q, search.album, search.sort].join('\n')}
              userId={userId}
              filters={filtersOf(search)}
              search={search}
              addButtons={buttons}
              onSearchChange={onSearchChange}
              renderAge={renderAge}
              renderImageActions={renderImageActions}
            />
          )}
        </DropArea>
      </div>
    </Page>
  )
}

function useRefreshAfter(arrivedCount: number): void {
  const refresh = useEffectEvent(useGalleryRefresh())
  useEffect(() => {
    if (arrivedCount === 0) return undefined
    const timer = setTimeout(() => void refresh(), REFRESH_PAUSE)
    return () => clearTimeout(timer)
  }, [arrivedCount])
}
