import { Trans } from '@lingui/react/macro'
import type { Model } from '#domain/models/model.ts'
import { useKnownDay } from '../modelWords.ts'
import styles from './Model.module.css'

/** The sources of the facts, with the days on which they were read. */
export function ModelSources({ model: { sources, licence } }: { readonly model: Model }) {
  const knownDay = useKnownDay()
  return (
    <section aria-labelledby="zrodla">
      <h2 id="zrodla">
        <Trans>Skąd to wiemy</Trans>
      </h2>
      {sources.length === 0 ? (
        <p>
          {licence.kind === 'own' ? (
            <Trans>To nasz własny silnik: opisujemy to, co zbudowaliśmy.</Trans>
          ) : (
            <Trans>Nie mamy jeszcze źródła tych informacji.</Trans>
          )}
        </p>
      ) : (
        <>
          <ul className={styles.sources}>
            {sources.map(({ url, seenOn }) => {
              const day = knownDay(seenOn)
              return (
                <li key={url}>
                  <a href={url} rel="noreferrer nofollow" target="_blank">
                    {shown(url)}
                  </a>{' '}
                  <span className={styles.muted}>
                    <Trans>sprawdzone {day}</Trans>
                  </span>
                </li>
              )
            })}
          </ul>
          <p className={styles.muted}>
            <Trans>Modele szybko się zmieniają: przed decyzją sprawdź źródło, zwłaszcza licencję.</Trans>
          </p>
        </>
      )}
    </section>
  )
}

/** An address as one reads it. */
function shown(url: string): string {
  const { host, pathname } = new URL(url)
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname)
}
