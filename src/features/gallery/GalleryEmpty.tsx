import { Trans, useLingui } from '@lingui/react/macro'
import { Images, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GallerySearch } from '#domain/gallery/gallerySearch.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './Gallery.module.css'

export interface GalleryEmptyProps {
  readonly search: GallerySearch
  readonly addButtons: ReactNode
  readonly onShowAll: () => void
}

/** No pictures: because there are none yet, because the album is empty, or because nothing is called so. */
export function GalleryEmpty({ search, addButtons, onShowAll }: GalleryEmptyProps) {
  const { t } = useLingui()
  const showAll = (
    <Button onPress={onShowAll}>
      <Trans>Pokaż wszystkie</Trans>
    </Button>
  )
  if (search.q !== undefined) {
    return (
      <EmptyState
        icon={<SearchX size={28} />}
        title={t`Brak zdjęć o takiej nazwie`}
        description={t`Spróbuj krótszego słowa: szukamy w nazwach plików.`}
        action={showAll}
      />
    )
  }
  if (search.album !== undefined) {
    return (
      <EmptyState
        icon={<Images size={28} />}
        title={t`W tym albumie nie ma jeszcze zdjęć`}
        description={t`Dodaj nowe albo zaznacz w galerii te, które mają tu trafić.`}
        action={showAll}
      />
    )
  }
  return (
    <EmptyState
      icon={<Images size={28} />}
      title={t`Tu będą Twoje zdjęcia`}
      description={t`Przeciągnij je tutaj, wklej ze schowka albo wybierz z dysku. Każde może być początkiem obrazu, kartki albo filmu.`}
      action={<div className={styles.firstStep}>{addButtons}</div>}
    />
  )
}
