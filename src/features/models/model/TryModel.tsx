import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Model, ModelEngine } from '#domain/models/model.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { useKnownDay } from '../modelWords.ts'
import styles from './Model.module.css'

/** Whether the model works here, its price, and an alternative where it doesn’t. */
export function TryModel({ model }: { readonly model: Model }) {
  const { t } = useLingui()
  const { here, instead } = model
  const address = here?.isAvailable === true ? here.opens : null
  return (
    <section className={styles.try} aria-label={t`Wypróbuj`}>
      {here !== null && address !== null ? (
        <>
          <p className={styles.tryWords}>
            <strong>
              <Trans>Działa w Iskrze.</Trans>
            </strong>{' '}
            <Trans>
              Jedno użycie kosztuje <CreditCount value={here.credits} />. Za nieudane nie płacisz.
            </Trans>{' '}
            <Behind engine={here} />
          </p>
          <EngineLink
            engine={here.engine}
            address={address}
            variant="primary"
            icon={<Sparkles size={18} aria-hidden="true" />}
          >
            <Trans>Wypróbuj</Trans>
          </EngineLink>
        </>
      ) : (
        <>
          <p className={styles.tryWords}>
            <strong>
              <Trans>W Iskrze go nie uruchomisz.</Trans>
            </strong>{' '}
            <WhyNot model={model} />
          </p>
          <Instead medium={model.medium} engine={instead} />
        </>
      )}
    </section>
  )
}

interface EngineLinkProps {
  readonly engine: string
  readonly address: NonNullable<ModelEngine['opens']>
  readonly variant: 'primary' | 'secondary'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A link to where an engine is used. The transcription tool asks for the engine once it has a recording. */
function EngineLink({ engine, address, variant, icon, children }: EngineLinkProps) {
  if (address === '/narzedzia/transkrypcja') {
    return (
      <ButtonLink to={address} variant={variant} icon={icon}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to={address} search={{ silnik: engine }} variant={variant} icon={icon}>
      {children}
    </ButtonLink>
  )
}

/** The model behind a provider's engine, where it has another name. */
function Behind({ engine: { name, behind } }: { readonly engine: ModelEngine }) {
  if (behind === null) return null
  return (
    <Trans>
      Silnik „{name}” działa tu na modelu <code>{behind}</code>.
    </Trans>
  )
}

function WhyNot({ model: { here, ended, medium } }: { readonly model: Model }) {
  const knownDay = useKnownDay()
  if (ended !== null) {
    const day = knownDay(ended)
    return <Trans>Producent zakończył jego udostępnianie {day}.</Trans>
  }
  if (here === null) return <Trans>Opisujemy go, ale działa tylko poza Iskrą.</Trans>
  if (here.isAvailable) {
    return medium === 'teksty' ? (
      <Trans>Działa u nas w tle, przy tekstach do kartek, bez osobnego ekranu.</Trans>
    ) : (
      <Trans>Działa u nas w tle, bez osobnego ekranu.</Trans>
    )
  }
  return <Trans>Obsługujemy go, ale żaden dostawca go tu teraz nie udostępnia.</Trans>
}

interface InsteadProps {
  readonly medium: Model['medium']
  readonly engine: ModelEngine | null
}

function Instead({ medium, engine }: InsteadProps) {
  if (engine !== null && engine.opens !== null) {
    const { name, credits, opens } = engine
    return (
      <EngineLink engine={engine.engine} address={opens} variant="secondary">
        <Trans>
          Zamiast niego wybierz: {name}, <CreditCount value={credits} />
        </Trans>
      </EngineLink>
    )
  }
  if (medium !== 'teksty') return null
  return (
    <TextLink to="/produkty-ai">
      <Trans>Zobacz słowa na miarę</Trans>
    </TextLink>
  )
}
