import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { ModelCard, ModelListWords, Models } from '#domain/models/model.ts'
import { modelListPath } from '#domain/models/modelAddresses.ts'
import { TextLink } from '#ui/TextLink.tsx'
import type { ModelSearch } from '../modelSearch.ts'
import { modelsAt } from './findModels.ts'
import { FoundModels } from './FoundModels.tsx'
import { type ChoosingProps, ChosenModels, ModelChoice } from './ModelChoice.tsx'
import { ModelFilters } from './ModelFilters.tsx'
import { ModelTile } from './ModelTile.tsx'
import { Tiles } from './Tiles.tsx'
import styles from './Models.module.css'

/** The number of models of each medium on the list of all. */
const FIRST_OF_MEDIUM = 6

export interface AllModelsProps extends Models, ChoosingProps {
  readonly question: ModelSearch
}

/** The four media with the first models of each; a search covers all of them. */
export function AllModels({ lists, models, search, question, onSearchChange }: AllModelsProps) {
  const choosing = { search, onSearchChange }
  const media = lists.filter(({ category }) => category === null)
  const { q, licencja, dostepne } = question
  const isNarrowed = q !== undefined || licencja !== undefined || dostepne !== undefined
  return (
    <>
      <nav className={styles.media} aria-labelledby="media">
        <h2 id="media" className="visually-hidden">
          <Trans>Rodzaje modeli</Trans>
        </h2>
        {media.map((words) => (
          <MediumCard key={words.medium} words={words} count={countOf(models, words)} />
        ))}
      </nav>
      <ModelFilters path="/modele" {...choosing} />
      {isNarrowed ? (
        <FoundModels models={models} question={question} {...choosing} />
      ) : (
        media.map((words) => <FirstOfMedium key={words.medium} words={words} models={models} {...choosing} />)
      )}
      <ChosenModels models={models} {...choosing} />
    </>
  )
}

function countOf(models: readonly ModelCard[], { medium }: ModelListWords): number {
  return modelsAt(models, { medium, category: null }).length
}

function MediumCard({ words, count }: { readonly words: ModelListWords; readonly count: number }) {
  return (
    <Link to={modelListPath(words)} className={styles.medium}>
      <strong className={styles.mediumName}>
        {words.label} <ArrowRight size={18} className={styles.mediumArrow} aria-hidden="true" />
      </strong>
      <span className={styles.number}>
        <Plural value={count} one="# model" few="# modele" many="# modeli" other="# modelu" />
      </span>
    </Link>
  )
}

function FirstOfMedium({
  words,
  models,
  ...choosing
}: ChoosingProps & { readonly words: ModelListWords; readonly models: readonly ModelCard[] }) {
  const { t } = useLingui()
  const id = useId()
  const { medium, title, description } = words
  const first = modelsAt(models, { medium, category: null }).slice(0, FIRST_OF_MEDIUM)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        <p>{description}</p>
      </div>
      <Tiles label={t`Do porównania: ${title}`}>
        {first.map((model) => (
          <ModelTile
            key={model.slug}
            model={model}
            level={3}
            choice={<ModelChoice model={model} {...choosing} />}
          />
        ))}
      </Tiles>
      <p>
        <TextLink to={modelListPath(words)} className={styles.all}>
          <Trans>
            Zobacz wszystkie: {title} <ArrowRight size={16} aria-hidden="true" />
          </Trans>
        </TextLink>
      </p>
    </section>
  )
}
