import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import type { ModelCard } from '#domain/models/model.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LazySearched } from '#ui/LazySearched.tsx'
import type { ModelSearch } from '../modelSearch.ts'
import { narrowModels } from './findModels.ts'
import { type ChoosingProps, ModelChoice } from './ModelChoice.tsx'
import { ModelTile } from './ModelTile.tsx'
import { Tiles, TilesSkeleton } from './Tiles.tsx'
import { useModelSearch } from './useModelSearch.ts'
import styles from './Models.module.css'

export interface FoundModelsProps extends ChoosingProps {
  /** Of these. */
  readonly models: readonly ModelCard[]
  /** The search as it is answered, which may lag behind the typed one. */
  readonly question: ModelSearch
}

/** The results of a search among some models, best match first, with their number. */
export function FoundModels(props: FoundModelsProps) {
  return (
    <LazySearched text={props.question.q ?? ''} waiting={<TilesSkeleton />}>
      <FoundTiles {...props} />
    </LazySearched>
  )
}

function FoundTiles({ models, question, search, onSearchChange }: FoundModelsProps) {
  const { t } = useLingui()
  const { q = '' } = question
  const { found, meant } = useModelSearch(q)(models, q)
  const shown = narrowModels(found, question)
  const clear = () => onSearchChange({ q: undefined, licencja: undefined, dostepne: undefined }, 'push')
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<SlidersHorizontal size={28} />}
        title={t`Nie znaleźliśmy takiego modelu`}
        description={t`Wpisz krótsze słowo albo wyczyść filtry.`}
        action={
          <Button variant="primary" onPress={clear}>
            <Trans>Pokaż wszystkie</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <output className={styles.count}>
        <Plural value={shown.length} one="# model" few="# modele" many="# modeli" other="# modelu" />
        {meant === null ? null : (
          <>
            {' · '}
            <Trans>szukamy „{meant}”</Trans>
          </>
        )}
      </output>
      <Tiles label={t`Modele do porównania`}>
        {shown.map((model) => (
          <ModelTile
            key={model.slug}
            model={model}
            choice={<ModelChoice model={model} search={search} onSearchChange={onSearchChange} />}
          />
        ))}
      </Tiles>
    </>
  )
}
