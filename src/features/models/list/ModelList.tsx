import { Trans, useLingui } from '@lingui/react/macro'
import type { Models } from '#domain/models/model.ts'
import { modelListPath, type ModelListPlace } from '#domain/models/modelAddresses.ts'
import { CATEGORIES_OF, type ModelMedium } from '#domain/models/modelMedia.ts'
import type { ModelSearch } from '../modelSearch.ts'
import { modelsAt } from './findModels.ts'
import { FoundModels } from './FoundModels.tsx'
import { type ChoosingProps, ChosenModels } from './ModelChoice.tsx'
import { ModelFilters } from './ModelFilters.tsx'
import styles from './Models.module.css'
import { ChoiceLink, ChoiceLinks } from '#ui/ChoiceLinks.tsx'

export interface ModelListProps extends Models, ChoosingProps {
  readonly place: ModelListPlace
  readonly question: ModelSearch
}

/** The models of a medium or of one of its categories. */
export function ModelList({ place, lists, models, search, question, onSearchChange }: ModelListProps) {
  const choosing = { search, onSearchChange }
  return (
    <>
      {place.medium === null ? null : (
        <Categories medium={place.medium} place={place} lists={lists} models={models} search={search} />
      )}
      <ModelFilters path={modelListPath(place)} {...choosing} />
      <FoundModels models={modelsAt(models, place)} question={question} {...choosing} />
      <ChosenModels models={models} {...choosing} />
    </>
  )
}

interface CategoriesProps extends Models {
  readonly medium: ModelMedium
  readonly place: ModelListPlace
  readonly search: ModelSearch
}

/** The categories of a medium, each an address of its own; the search text is kept. */
function Categories({ medium, place, lists, models, search }: CategoriesProps) {
  const { t } = useLingui()
  const categories = [null, ...CATEGORIES_OF[medium]]
  return (
    <ChoiceLinks label={t`Kategorie modeli`} className={styles.categories}>
      {categories.map((category) => {
        const words = lists.find((each) => each.medium === medium && each.category === category)
        return (
          <ChoiceLink
            key={category ?? ''}
            to={modelListPath({ medium, category })}
            search={{ ...search }}
            isChosen={place.category === category}
            count={modelsAt(models, { medium, category }).length}
            resetScroll={false}
          >
            {category === null ? <Trans>Wszystkie</Trans> : words?.label}
          </ChoiceLink>
        )
      })}
    </ChoiceLinks>
  )
}
