import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'
import { Page } from '#ui/Page.tsx'
import { Balance } from '../make/Balance.tsx'
import chips from '../prompts/ChipRow.module.css'
import { isOffered } from '../make/generatorKind.ts'
import type { Occasion } from '../prompts/occasionNames.ts'
import { OCCASIONS } from '../prompts/occasions.ts'
import { useGenerations } from '../device/useGenerations.ts'
import { QueueList } from '../queue/QueueList.tsx'
import { RecentResults } from '../queue/RecentResults.tsx'
import { useSpokenEnds } from '../queue/useSpokenEnds.ts'
import { HUB_KINDS, HubCard } from './HubCard.tsx'
import styles from './HubScreen.module.css'

const SHOWN_OCCASIONS = [
  'birthday',
  'christmas',
  'wedding',
  'love',
  'mother',
  'baby',
  'thanks',
  'congratulations',
  'wrapping',
] as const satisfies readonly Occasion[]

/** /generatory: the generators with their purposes, and the running generations. */
export function HubScreen({ isOffline }: { readonly isOffline: boolean }) {
  const { i18n, t } = useLingui()
  const services = useServices()
  const { features } = services.config
  const { data: offers = [] } = useQuery(engineOffersQuery(services))
  const { queue, history } = useGenerations()
  useSpokenEnds(queue, history)
  return (
    <Page>
      <header className={styles.header}>
        <h1 className={styles.title}>
          <Trans>Co dziś tworzymy?</Trans>
        </h1>
        <Balance />
        <p className={styles.lead}>
          <Trans>Opisujesz, co ma powstać, i widzisz cenę przed kliknięciem. Za nieudane nie płacisz.</Trans>
        </p>
      </header>
      <div className={styles.sections}>
        <ul className={styles.cards}>
          {HUB_KINDS.filter((kind) => isOffered(kind, features)).map((kind) => (
            <li key={kind}>
              <HubCard kind={kind} offers={offers} />
            </li>
          ))}
        </ul>
        <QueueList title={<Trans>Teraz powstaje</Trans>} rows={queue} offers={offers} isOffline={isOffline} />
        {features.imageGeneration ? (
          <div className={styles.occasions}>
            <h2 className={styles.heading}>
              <Trans>Zacznij od okazji</Trans>
            </h2>
            <nav className={chips.row} aria-label={t`Okazje`}>
              {SHOWN_OCCASIONS.map((occasion) => {
                const { label, icon: Icon } = OCCASIONS[occasion]
                return (
                  <Link
                    key={occasion}
                    to="/generatory/obraz"
                    search={{ preset: occasion }}
                    className={chips.chip}
                  >
                    <Icon size={16} aria-hidden="true" />
                    {i18n._(label)}
                  </Link>
                )
              })}
            </nav>
          </div>
        ) : null}
        <RecentResults rows={history} />
      </div>
    </Page>
  )
}
