import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Model } from '#domain/models/model.ts'
import { modelPath } from '#domain/models/modelAddresses.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { useServices } from '#services/services.tsx'
import { localeOf } from '#i18n/languages.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { useFactsOf } from '../model/ModelFacts.tsx'
import { slugsOf } from '../modelSearch.ts'
import { modelLanguage, modelQuery } from '../queries.ts'
import styles from './Compare.module.css'

/** One of those that are compared; nothing for a place that stays free. */
function useAsked(slug: string | undefined) {
  const { i18n } = useLingui()
  return useQuery({
    ...modelQuery(useServices(), modelLanguage(i18n.locale), slug ?? ''),
    enabled: slug !== undefined,
  })
}

/** /modele?porownaj=…: two or three models side by side; unknown ones are left out. */
export function CompareScreen({ compared }: { readonly compared: string }) {
  const { t, i18n } = useLingui()
  const isOffline = useConnectionView() === 'offline'
  const slugs = slugsOf(compared)
  // As many as are compared at most (MOST_COMPARED).
  const asked = [useAsked(slugs[0]), useAsked(slugs[1]), useAsked(slugs[2])]
  const models = asked.flatMap(({ data }) => data?.model ?? [])
  const isPending = asked.some(({ isLoading }) => isLoading)
  const retry = () => {
    for (const { refetch } of asked.slice(0, slugs.length)) void refetch()
  }
  const names = new Intl.ListFormat(localeOf(i18n.locale)).format(models.map(({ name }) => name))
  return (
    <Page>
      <PageHeader
        breadcrumbs={[{ label: t`Modele`, to: '/modele' }, { label: t`Porównanie` }]}
        title={names === '' ? t`Porównanie modeli` : t`Porównanie: ${names}`}
        lead={t`Te same pytania do każdego modelu. Adres tej strony możesz wysłać dalej.`}
      />
      {isPending ? (
        <Skeleton shape="box" height="60vh" />
      ) : models.length === 0 ? (
        <ErrorState
          title={isOffline ? t`Tych modeli nie ma na tym urządzeniu` : t`Nie ma takich modeli`}
          onRetry={retry}
        />
      ) : (
        <Comparison models={models} />
      )}
      <p>
        <TextLink to="/modele" search={{ wybrane: compared }}>
          <Trans>Wybierz inne</Trans>
        </TextLink>
      </p>
    </Page>
  )
}

function Comparison({ models }: { readonly models: readonly Model[] }) {
  const { t } = useLingui()
  const factsOf = useFactsOf()
  const facts = models.map((model) => factsOf(model))
  // A fact of one model alone is listed, too, with an empty cell beside it.
  const names = [...new Set(facts.flatMap((each) => each.map(({ name }) => name)))]
  const rows = [
    { name: t`Mocne strony`, values: models.map(({ goodAt }) => goodAt) },
    { name: t`Słabe strony`, values: models.map(({ badAt }) => badAt) },
    ...names.map((name) => ({
      name,
      values: facts.map((each) => each.find((fact) => fact.name === name)?.value ?? '–'),
    })),
    { name: t`Ograniczenia`, values: models.map(({ limits }) => limits.join(' ')) },
  ]
  return (
    <table className={styles.table} data-count={models.length}>
      <caption className="visually-hidden">
        <Trans>Modele obok siebie</Trans>
      </caption>
      <thead>
        <tr>
          {models.map((model) => (
            <th key={model.slug} scope="col">
              <Link to={modelPath(model)}>{model.name}</Link>
              <span className={styles.maker}>{model.maker}</span>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, values }) => (
        // A name above its row, not beside it: a phone has no room for a column of them.
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={models.length}>
              {name}
            </th>
          </tr>
          <tr>
            {models.map(({ slug }, at) => (
              <td key={slug}>{values[at]}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
