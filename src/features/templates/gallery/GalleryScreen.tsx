import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate, SearchX } from 'lucide-react'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { trimmedOrNone, useTypedSearch } from '#ui/useTypedSearch.ts'
import { KeptNote } from '../KeptNote.tsx'
import { templateLanguage } from '../pageData.ts'
import { templatesQuery } from '../templateQueries.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import styles from './Gallery.module.css'
import { findTemplates } from './findTemplates.ts'
import { GallerySkeleton } from './GallerySkeleton.tsx'
import type { GallerySearch } from './gallerySearch.ts'
import { TemplateTile } from './TemplateTile.tsx'

/** So many are seen at first on a desktop. */
const FIRST_SEEN = 6

export interface GalleryScreenProps {
  readonly search: GallerySearch
  readonly onSearchChange: OnSearchChange<GallerySearch>
  readonly isOffline: boolean
}

/** /szablony: everything that can be made by filling in a form, to be searched and narrowed by its address. */
export function GalleryScreen({ search, onSearchChange, isOffline }: GalleryScreenProps) {
  const { i18n, t } = useLingui()
  const services = useServices()
  const templates = useQuery(templatesQuery(services, templateLanguage(i18n.locale)))
  const [typed, setTyped] = useTypedSearch(search.q, trimmedOrNone, (q) => onSearchChange({ q }, 'replace'))
  const known = templates.data?.templates ?? []
  const found = findTemplates(known, search)
  const clear = () => onSearchChange({ q: undefined, kategoria: undefined, tag: undefined }, 'push')
  return (
    <Page>
      <PageHeader
        title={<Trans>Szablony</Trans>}
        lead={
          <Trans>
            Wypełniasz krótki formularz i dostajesz gotową rzecz: kartkę, zaproszenie, film. Cenę widzisz
            przed kliknięciem.
          </Trans>
        }
      />
      <div className={styles.tools}>
        <SearchField
          action="/szablony"
          label={t`Szukaj szablonu`}
          placeholder={t`Urodziny, zaproszenie, plakat…`}
          value={typed}
          onChange={setTyped}
          className={styles.search ?? ''}
        />
        <CategoryLinks templates={known} search={search} />
      </div>
      {search.tag === undefined ? null : (
        <p className={styles.narrowed}>
          <Trans>Tag: {search.tag}</Trans>{' '}
          <TextLink to="/szablony" search={{ ...search, tag: undefined }}>
            <Trans>Pokaż bez tagu</Trans>
          </TextLink>
        </p>
      )}
      <KeptNote keptSince={templates.data?.keptSince ?? null} />
      {templates.isPending ? <GallerySkeleton /> : null}
      {templates.isError && templates.data === undefined ? (
        <ErrorState
          title={t`Nie udało się wczytać szablonów`}
          onRetry={() => void templates.refetch()}
          {...(isOffline
            ? { description: t`Nie ma sieci, a tej listy jeszcze tu nie było. Wróć, gdy będzie połączenie.` }
            : {})}
        />
      ) : null}
      {templates.isSuccess && known.length === 0 ? (
        <EmptyState
          icon={<LayoutTemplate size={28} />}
          title={t`Nie ma jeszcze szablonów`}
          description={<Trans>Tymczasem możesz opisać, co ma powstać, własnymi słowami.</Trans>}
          action={<TextLink to="/generatory">{t`Przejdź do generatorów`}</TextLink>}
        />
      ) : null}
      {known.length > 0 && found.length === 0 ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title={t`Nic takiego nie znaleźliśmy`}
          description={<Trans>Spróbuj krócej albo zajrzyj do wszystkich.</Trans>}
          action={
            <Button variant="primary" onPress={clear}>
              <Trans>Pokaż wszystkie</Trans>
            </Button>
          }
        />
      ) : null}
      <output className="visually-hidden">{templates.isSuccess ? t`Szablony: ${found.length}` : ''}</output>
      <ul className={styles.tiles}>
        {found.map((template, index) => (
          <li key={template.slug}>
            <TemplateTile template={template} isFirst={index < FIRST_SEEN} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
