import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isScreenOn } from '#domain/addresses/isScreenOn.ts'
import { useServices } from '#services/services.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PLACES } from '../manifests.ts'
import styles from './AdministrationHub.module.css'
import { HUB_SECTIONS, HUB_WORDS } from './hubSections.ts'

const headingId = (section: string) => `administration-${section}`

/** /admin: every place of administrators, each with its tasks. */
export function AdministrationHub() {
  const { i18n } = useLingui()
  const { features } = useServices().config
  return (
    <Page>
      <PageHeader title={<Trans>Administracja</Trans>} />
      <div className={styles.sections}>
        {HUB_SECTIONS.map(({ title, places }) => (
          <section key={title.id} aria-labelledby={headingId(title.id)}>
            <h2 id={headingId(title.id)} className={styles.heading}>
              {i18n._(title)}
            </h2>
            <ul className={styles.places}>
              {places
                .filter((name) => isScreenOn(PLACES[name].to, features))
                .map((name) => (
                  <li key={name}>
                    <Link to={PLACES[name].to} className={styles.place}>
                      <strong>{i18n._(PLACES[name].label)}</strong>
                      <span>{i18n._(HUB_WORDS[name])}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  )
}
