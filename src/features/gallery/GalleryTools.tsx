import { Trans, useLingui } from '@lingui/react/macro'
import { FolderPlus, SquareCheckBig } from 'lucide-react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { GALLERY_SORT_WORDS, type GallerySearch, type GallerySort } from '#domain/gallery/gallerySearch.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { Select } from '#ui/Select.tsx'
import { trimmedOrNone, useTypedSearch } from '#ui/useTypedSearch.ts'
import styles from './Gallery.module.css'

const SORT_LABELS: Readonly<Record<GallerySort, MessageDescriptor>> = {
  najnowsze: msg`Najnowsze`,
  najstarsze: msg`Najstarsze`,
  nazwa: msg`Według nazwy`,
  najwieksze: msg`Największe`,
  najczestsze: msg`Najczęściej używane`,
}

export interface GalleryToolsProps {
  readonly search: GallerySearch
  readonly onSearchChange: OnSearchChange<GallerySearch>
  /** Undefined while there is nothing to select. */
  readonly onSelect: (() => void) | undefined
  /** For the first album: the next ones are made beside it. */
  readonly onCreateAlbum: (() => void) | undefined
}

/** The row above the pictures: search, order, selecting. */
export function GalleryTools({ search, onSearchChange, onSelect, onCreateAlbum }: GalleryToolsProps) {
  const { i18n, t } = useLingui()
  const [text, setText] = useTypedSearch(search.q, trimmedOrNone, (q) => onSearchChange({ q }, 'follow'))
  const sorts = GALLERY_SORT_WORDS.map((value) => ({ value, label: i18n._(SORT_LABELS[value]) }))
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={t`Szukaj w galerii`}
          placeholder={t`Szukaj po nazwie`}
          value={text}
          onChange={setText}
        />
      </div>
      <div className={styles.sort}>
        <Select
          label={t`Kolejność`}
          isLabelHidden
          options={sorts}
          value={search.sort ?? 'najnowsze'}
          onChange={(sort) => onSearchChange({ sort: sort === 'najnowsze' ? undefined : sort }, 'replace')}
        />
      </div>
      {onSelect === undefined ? null : (
        <Button icon={<SquareCheckBig size={18} aria-hidden="true" />} onPress={onSelect}>
          <Trans>Zaznacz</Trans>
        </Button>
      )}
      {onCreateAlbum === undefined ? null : (
        <IconButton label={t`Nowy album`} variant="secondary" onPress={onCreateAlbum}>
          <FolderPlus size={18} />
        </IconButton>
      )}
    </div>
  )
}
