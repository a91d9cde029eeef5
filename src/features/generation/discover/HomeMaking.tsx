import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LayoutTemplate, WandSparkles } from 'lucide-react'
import { useId, useState } from 'react'
import { useServices } from '#services/services.tsx'
import { discoverLanguage, examplesQuery } from './discoverQueries.ts'
import styles from './HomeMaking.module.css'
import shared from './Discover.module.css'
import { ExampleTile } from './ExampleTile.tsx'

/** One row of a desktop. */
const SHOWN = 4

/** The home page's generators, with examples by our templates, and links. */
export function HomeMaking() {
  const { i18n, t } = useLingui()
  const services = useServices()
  const { templates: hasTemplates } = services.config.features
  const { data: examples = [] } = useQuery(examplesQuery(services, discoverLanguage(i18n.locale)))
  const [open, setOpen] = useState<string | null>(null)
  const id = useId()
  return (
    <section className={styles.making} aria-labelledby={id}>
      <div className={shared.heading}>
        <h2 id={id}>
          <Trans>Film, animacja albo melodia od Ciebie</Trans>
        </h2>
        {hasTemplates ? (
          <p className={shared.note}>
            <Trans>Przykłady z silnika Iskry: rysują je reguły z naszych szablonów.</Trans>
          </p>
        ) : null}
      </div>
      <ul className={styles.examples}>
        {examples.slice(0, SHOWN).map((template) => (
          <li key={template.slug}>
            <ExampleTile
              template={template}
              isOpen={open === template.slug}
              onOpen={() => setOpen(template.slug)}
            />
          </li>
        ))}
      </ul>
      <nav className={styles.ways} aria-label={t`Zobacz też`}>
        <Link to="/generatory" className={styles.way}>
          <WandSparkles size={20} aria-hidden="true" /> <Trans>Generatory</Trans>
        </Link>
        {hasTemplates ? (
          <Link to="/szablony" className={styles.way}>
            <LayoutTemplate size={20} aria-hidden="true" /> <Trans>Szablony</Trans>
          </Link>
        ) : null}
      </nav>
    </section>
  )
}
