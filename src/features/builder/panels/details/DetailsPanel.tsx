import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { templateSlug } from '#domain/template/templateSlug.ts'
import {
  LONGEST_ADDRESS,
  LONGEST_DESCRIPTION,
  LONGEST_LABEL,
  MOST_CREDITS,
} from '#domain/template/templateLimits.ts'
import type { TemplateDetails } from '#domain/template/templateSchema.ts'
import { TextField } from '#ui/TextField.tsx'
import { useBuilder, useTemplatePart } from '../../document/BuilderContext.tsx'
import { useProblems } from '../../document/problems.tsx'
import { NumberField } from '../../inputs/NumberField.tsx'
import { WordsField } from '../../inputs/WordsField.tsx'
import { problemWords } from '../../words/problemWords.ts'
import { EnglishNote } from '../english/EnglishNote.tsx'
import stack from '../PanelStack.module.css'
import { useAskedFocus } from '../useAskedFocus.ts'

/** A template's title, description and price (specification part 2, section 3). */
export function DetailsPanel() {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const details = useTemplatePart('details')
  const problems = useProblems()
  const panel = useRef<HTMLDivElement>(null)
  useAskedFocus(panel, 'details')

  function change(part: Partial<TemplateDetails>): void {
    const of = Object.keys(part).join()
    document.edit({ name: 'details', of, merges: true }, (template) => ({
      ...template,
      details: { ...template.details, ...part },
    }))
  }

  /** The address follows the title until it is written by hand. */
  function changeTitle(title: string): void {
    const follows = details.slug === '' || details.slug === templateSlug(details.title)
    change(follows ? { title, slug: templateSlug(title) } : { title })
  }

  function errorOf(field: keyof TemplateDetails): string | undefined {
    const problem = problems.find(
      ({ place, severity }) => severity === 'error' && place.part === 'details' && place.field === field,
    )
    return problem === undefined ? undefined : i18n._(problemWords(problem))
  }

  return (
    <div ref={panel} className={stack.stack}>
      <div data-place="title">
        <TextField
          label={t`Tytuł`}
          value={details.title}
          maxLength={LONGEST_LABEL}
          errorMessage={errorOf('title')}
          onChange={changeTitle}
        />
      </div>
      <div data-place="slug">
        <TextField
          label={t`Adres (slug)`}
          description={t`Adres szablonu: /szablony/${details.slug === '' ? '…' : details.slug}`}
          value={details.slug}
          maxLength={LONGEST_LABEL}
          errorMessage={errorOf('slug')}
          onChange={(slug) => change({ slug })}
        />
      </div>
      <div data-place="description">
        <TextField
          label={t`Opis`}
          description={t`Do czego służy i co się dostaje.`}
          multiline
          value={details.description}
          maxLength={LONGEST_DESCRIPTION}
          onChange={(description) => change({ description })}
        />
      </div>
      <WordsField
        label={t`Kategorie`}
        description={t`Po przecinku, na przykład: urodziny, kartki.`}
        value={details.categories}
        onChange={(categories) => change({ categories })}
      />
      <WordsField
        label={t`Tagi`}
        description={t`Po przecinku.`}
        value={details.tags}
        onChange={(tags) => change({ tags })}
      />
      <div data-place="thumbnailUrl">
        <TextField
          label={t`Adres miniatury`}
          type="url"
          value={details.thumbnailUrl}
          maxLength={LONGEST_ADDRESS}
          errorMessage={errorOf('thumbnailUrl')}
          onChange={(thumbnailUrl) => change({ thumbnailUrl })}
        />
      </div>
      <div data-place="previewVideoUrl">
        <TextField
          label={t`Adres wideo podglądu`}
          description={t`Gra na karcie szablonu po najechaniu.`}
          type="url"
          value={details.previewVideoUrl}
          maxLength={LONGEST_ADDRESS}
          errorMessage={errorOf('previewVideoUrl')}
          onChange={(previewVideoUrl) => change({ previewVideoUrl })}
        />
      </div>
      <NumberField
        label={t`Cena w kredytach`}
        description={t`Tyle kosztuje jedno użycie, gdy cena dynamiczna jest wyłączona.`}
        value={details.credits}
        min={0}
        max={MOST_CREDITS}
        onChange={(credits) => change({ credits })}
      />
      <EnglishNote />
      <p className={stack.text}>
        <Trans>Wszystko zapisuje się samo na tym urządzeniu.</Trans>
      </p>
    </div>
  )
}
