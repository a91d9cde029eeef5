import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useServices } from '#services/services.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { trimmedOrNone, useTypedSearch } from '#ui/useTypedSearch.ts'
import { useSearchLink } from '#ui/useSearchLink.ts'
import { KeptNote } from '../KeptNote.tsx'
import { templateLanguage } from '../pageData.ts'
import { templatesQuery } from '../templateQueries.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import styles from './Gallery.module.css'
import { FoundTemplates } from './FoundTemplates.tsx'
import { GallerySkeleton } from './GallerySkeleton.tsx'
import type { GallerySearch } from './gallerySearch.ts'
import { loadTemplateSearch } from './useTemplateSearch.ts'

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
  const [typed, setTyped] = useTypedSearch(search.q, trimmedOrNone, (q) => onSearchChange({ q }, 'follow'))
  const known = templates.data?.templates ?? []
  const link = useSearchLink(search, onSearchChange)
  // Typing stays quick: the list may come a frame later than the field.
  const question = useDeferredValue(search)
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
      <div role="presentation" className={styles.tools} onFocus={() => void loadTemplateSearch()}>
        <SearchField
          action="/szablony"
          label={t`Szukaj szablonu`}
          placeholder={t`Urodziny, zaproszenie, plakat…`}
          value={typed}
          onChange={setTyped}
          className={styles.search ?? ''}
        />
        <CategoryLinks templates={known} search={search} linkTo={link} />
      </div>
      {search.tag === undefined ? null : (
        <p className={styles.narrowed}>
          <Trans>Tag: {search.tag}</Trans>{' '}
          <TextLink {...link({ tag: undefined })}>
            <Trans>Usuń tag</Trans>
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
            ? {
                description: t`Nie ma sieci, a tej listy nie ma jeszcze na urządzeniu. Wróć, gdy będzie połączenie.`,
              }
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
      {known.length === 0 ? null : (
        <FoundTemplates templates={known} question={question} onSearchChange={onSearchChange} />
      )}
    </Page>
  )
}
