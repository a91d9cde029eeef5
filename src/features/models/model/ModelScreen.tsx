import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isMissing } from '#api/publicReads/readPublic.ts'
import type { Model } from '#domain/models/model.ts'
import { modelPath } from '#domain/models/modelAddresses.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { useMissing } from '#services/keptWhileTranslated.ts'
import { useServices } from '#services/services.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Staleness } from '#ui/Staleness.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { ModelTile } from '../list/ModelTile.tsx'
import { Tiles } from '../list/Tiles.tsx'
import { modelLanguage, modelQuery } from '../queries.ts'
import { ModelFacts } from './ModelFacts.tsx'
import { ModelSources } from './ModelSources.tsx'
import { NoModel } from './NoModel.tsx'
import { TryModel } from './TryModel.tsx'
import styles from './Model.module.css'

export interface ModelScreenProps {
  readonly slug: string
  /** The address it is shown at: a model has only one. */
  readonly path: string
  /** Called once the model is here, where it wasn’t at the start. */
  readonly onLoaded: () => void
}

/** /modele/{medium}/{kategoria}/{modelSlug}: a model with all its facts. */
export function ModelScreen({ slug, path, onLoaded }: ModelScreenProps) {
  const { t, i18n } = useLingui()
  const services = useServices()
  const isOffline = useConnectionView() === 'offline'
  const answer = useQuery(modelQuery(services, modelLanguage(i18n.locale), slug))
  const { data, error, refetch } = answer
  const isUnknown = useMissing(answer, isMissing)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) onLoaded()
  }, [isThere, onLoaded])
  if (data !== undefined) {
    return modelPath(data.model) === path ? (
      <ModelView
        model={data.model}
        since={data.keptSince === null ? null : Date.parse(data.keptSince)}
        isOffline={isOffline}
      />
    ) : (
      <NoModel />
    )
  }
  if (isUnknown) return <NoModel />
  return (
    <Page>
      {error === null ? (
        <Skeleton shape="box" height="60vh" />
      ) : (
        <ErrorState
          level={1}
          title={isOffline ? t`Tego modelu nie ma na tym urządzeniu` : t`Nie udało się wczytać modelu`}
          description={isOffline ? t`Bez sieci zobaczysz modele, które już były tu otwierane.` : undefined}
          onRetry={() => void refetch()}
          action={
            <TextLink to="/modele">
              <Trans>Zobacz listę modeli</Trans>
            </TextLink>
          }
        />
      )}
    </Page>
  )
}

interface ModelViewProps {
  readonly model: Model
  /** Since when it has been a copy of this device, epoch ms; null where it is fresh. */
  readonly since: number | null
  readonly isOffline: boolean
}

function ModelView({ model, since, isOffline }: ModelViewProps) {
  const { t } = useLingui()
  const { name, maker, goodAt, badAt, limits, medium, mediumName, related } = model
  const [nearest] = related
  return (
    <Page>
      <PageHeader
        breadcrumbs={[
          { label: t`Modele`, to: '/modele' },
          { label: mediumName, to: '/modele/$medium', params: { medium } },
          { label: name },
        ]}
        title={name}
        lead={goodAt}
      />
      <p className={styles.maker}>
        <Trans>Twórca: {maker}</Trans>
      </p>
      <Staleness since={since} isOffline={isOffline} />
      <TryModel model={model} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <section aria-labelledby="dobry">
            <h2 id="dobry">
              <Trans>Mocne strony</Trans>
            </h2>
            <p>{goodAt}</p>
          </section>
          <section aria-labelledby="zawodzi">
            <h2 id="zawodzi">
              <Trans>Słabe strony</Trans>
            </h2>
            <p>{badAt}</p>
          </section>
          <section aria-labelledby="granice">
            <h2 id="granice">
              <Trans>Ograniczenia</Trans>
            </h2>
            <ul>
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </section>
          <ModelSources model={model} />
        </div>
        <ModelFacts model={model} />
      </div>
      {nearest === undefined ? null : (
        <section className={styles.related} aria-labelledby="podobne">
          <div className={styles.relatedHead}>
            <h2 id="podobne">
              <Trans>Podobne modele</Trans>
            </h2>
            <ButtonLink
              to="/modele"
              search={{ porownaj: [model, ...related.slice(0, 2)].map(({ slug }) => slug).join(',') }}
              size="small"
            >
              <Trans>Porównaj z podobnymi</Trans>
            </ButtonLink>
          </div>
          <Tiles>
            {related.map((other) => (
              <ModelTile key={other.slug} model={other} level={3} />
            ))}
          </Tiles>
        </section>
      )}
    </Page>
  )
}
