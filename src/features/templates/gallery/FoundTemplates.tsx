import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import type { TemplateCard } from '#domain/template/publicTemplate.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LazySearched } from '#ui/LazySearched.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import styles from './Gallery.module.css'
import { GallerySkeleton } from './GallerySkeleton.tsx'
import type { GallerySearch } from './gallerySearch.ts'
import { narrowTemplates } from './narrowTemplates.ts'
import { TemplateTile } from './TemplateTile.tsx'
import { useTemplateSearch } from './useTemplateSearch.ts'

/** So many are seen at first on a desktop. */
const FIRST_SEEN = 6

export interface FoundTemplatesProps {
  /** Of these, some at least. */
  readonly templates: readonly TemplateCard[]
  /** The search as it is answered, which may lag behind the typed one. */
  readonly question: GallerySearch
  readonly onSearchChange: OnSearchChange<GallerySearch>
}

/** The results of a search among the templates, best match first. */
export function FoundTemplates(props: FoundTemplatesProps) {
  return (
    <LazySearched text={props.question.q ?? ''} waiting={<GallerySkeleton />}>
      <FoundTiles {...props} />
    </LazySearched>
  )
}

function FoundTiles({ templates, question, onSearchChange }: FoundTemplatesProps) {
  const { t } = useLingui()
  const { q = '' } = question
  const { found, meant } = useTemplateSearch(q)(templates, q)
  const shown = narrowTemplates(found, question)
  return (
    <>
      <output className="visually-hidden">{t`Szablony: ${shown.length}`}</output>
      {meant === null || shown.length === 0 ? null : (
        <p className={styles.narrowed}>
          <Trans>Szukamy „{meant}”.</Trans>
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title={t`Nic takiego nie znaleźliśmy`}
          description={<Trans>Spróbuj krótszego słowa albo zobacz wszystkie.</Trans>}
          action={
            <Button
              variant="primary"
              onPress={() => onSearchChange({ q: undefined, kategoria: undefined, tag: undefined }, 'push')}
            >
              <Trans>Pokaż wszystkie</Trans>
            </Button>
          }
        />
      ) : (
        <ul className={styles.tiles}>
          {shown.map((template, index) => (
            <li key={template.slug}>
              <TemplateTile template={template} isFirst={index < FIRST_SEEN} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
