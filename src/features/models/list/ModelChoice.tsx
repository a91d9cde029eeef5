import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type { ModelCard } from '#domain/models/model.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useScreenBar } from '#ui/lowerBars.ts'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { MOST_COMPARED, type ModelSearch, slugsOf, written } from '../modelSearch.ts'
import styles from './Models.module.css'

export interface ChoosingProps {
  readonly search: ModelSearch
  readonly onSearchChange: OnSearchChange<ModelSearch>
}

/** Puts one model among those that are to be compared, or takes it away. */
export function ModelChoice({
  model: { slug, name },
  search,
  onSearchChange,
}: ChoosingProps & { readonly model: ModelCard }) {
  const chosen = slugsOf(search.wybrane)
  const isChosen = chosen.includes(slug)
  const change = (isSelected: boolean) => {
    const next = isSelected ? [...chosen, slug] : chosen.filter((each) => each !== slug)
    onSearchChange({ wybrane: written(next) }, 'replace')
  }
  return (
    <div className={styles.choice}>
      <Checkbox
        isSelected={isChosen}
        isDisabled={!isChosen && chosen.length >= MOST_COMPARED}
        onChange={change}
      >
        <Trans>
          Porównaj<span className="visually-hidden">: {name}</span>
        </Trans>
      </Checkbox>
    </div>
  )
}

/** The chosen models, at the foot of the window, with a link to compare them. */
export function ChosenModels({
  models,
  search,
  onSearchChange,
}: ChoosingProps & { readonly models: readonly ModelCard[] }) {
  const { t } = useLingui()
  const slugs = slugsOf(search.wybrane)
  const chosen = slugs.flatMap((slug) => models.find((model) => model.slug === slug) ?? [])
  if (chosen.length === 0) return null
  return (
    <ChosenBar label={t`Wybrane do porównania`}>
      <p className={styles.chosenNames}>
        <strong>
          <Plural
            value={chosen.length}
            one="Wybrano #:"
            few="Wybrano #:"
            many="Wybrano #:"
            other="Wybrano #:"
          />
        </strong>{' '}
        {chosen.map(({ name }) => name).join(', ')}
        {chosen.length === 1 ? (
          <>
            {'. '}
            <Trans>Dodaj jeszcze jeden albo dwa.</Trans>
          </>
        ) : null}
      </p>
      <div className={styles.chosenActions}>
        <Button
          size="small"
          variant="quiet"
          onPress={() => onSearchChange({ wybrane: undefined }, 'replace')}
        >
          <Trans>Wyczyść</Trans>
        </Button>
        {chosen.length < 2 ? null : (
          <ButtonLink
            to="/modele"
            search={{ porownaj: written(chosen.map(({ slug }) => slug)) }}
            size="small"
            variant="primary"
          >
            <Trans>Porównaj</Trans>
          </ButtonLink>
        )}
      </div>
    </ChosenBar>
  )
}

function ChosenBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  useScreenBar(bar)
  return (
    <section ref={bar} className={styles.chosen} aria-label={label}>
      {children}
    </section>
  )
}
