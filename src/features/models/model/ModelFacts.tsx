import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Model } from '#domain/models/model.ts'
import { CreditCount } from '#ui/CreditCount.tsx'
import { LICENCE_WORDS, useKnownDay, useParameters, useSubstances } from '../modelWords.ts'
import styles from './Model.module.css'

/** The facts of a model, short ones, each under its name. Unknown ones say so. */
export function ModelFacts({ model }: { readonly model: Model }) {
  const factsOf = useFactsOf()
  return (
    <dl className={styles.facts}>
      {factsOf(model).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface ModelFact {
  readonly name: string
  readonly value: ReactNode
}

/** Tells the facts of any model, in one order. */
export function useFactsOf(): (model: Model) => readonly ModelFact[] {
  const { t, i18n } = useLingui()
  const substances = useSubstances()
  const knownDay = useKnownDay()
  const parametersIn = useParameters()
  const unknown = t`nie wiemy`

  function parametersOf({ licence, parameters }: Model): string {
    if (licence.kind === 'own') return t`żadnych: działa według reguł`
    return parameters === null ? unknown : parametersIn(parameters)
  }

  function releaseOf({ licence, released }: Model): string {
    if (released !== null) return knownDay(released)
    return licence.kind === 'own' ? t`razem z Iskrą` : unknown
  }

  return (model) => {
    const { licence, inputs, outputs, ended, here } = model
    const licenceWords = i18n._(LICENCE_WORDS[licence.kind].label)
    return [
      {
        name: t`Cena w Iskrze`,
        value: here === null ? t`niedostępny` : <CreditCount value={here.credits} />,
      },
      {
        name: t`Licencja`,
        value: licence.name === null ? licenceWords : `${licence.name} · ${licenceWords}`,
      },
      { name: t`Na wejściu`, value: substances(inputs) },
      { name: t`Na wyjściu`, value: substances(outputs) },
      { name: t`Wydany`, value: releaseOf(model) },
      ...(ended === null ? [] : [{ name: t`Wycofany`, value: knownDay(ended) }]),
      { name: t`Parametry`, value: parametersOf(model) },
    ]
  }
}
