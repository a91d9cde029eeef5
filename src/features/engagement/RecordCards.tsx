import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EngagementEvent } from '#domain/engagement/eventKinds.ts'
import { favouritePages, scoreOfSession, type Visitor } from '#domain/engagement/visitor.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { downloadFile, jsonFile } from '#ui/downloadFile.ts'
import rows from '#ui/Rows.module.css'
import { PageName, type PageNameProps } from './PageName.tsx'
import { ScoreCard } from './ScoreCard.tsx'
import { useErase } from './useErase.ts'
import { useLength } from './useLength.ts'
import styles from './Visits.module.css'

interface RecordCardsProps extends Pick<PageNameProps, 'nameOf'> {
  readonly visitor: Visitor
  readonly unsent: readonly EngagementEvent[]
}

/** A visitor's record, its score first. */
export function RecordCards({ visitor, unsent, nameOf }: RecordCardsProps) {
  return (
    <>
      <ScoreCard session={visitor.session} />
      <Summary visitor={visitor} unsent={unsent} />
      <Favourites visitor={visitor} nameOf={nameOf} />
      <LastPages visitor={visitor} nameOf={nameOf} />
    </>
  )
}

function Summary({ visitor, unsent }: Omit<RecordCardsProps, 'nameOf'>) {
  const { t } = useLingui()
  const format = useFormat()
  const length = useLength()
  const erase = useErase()

  function download(): void {
    const { counted: _counted, ...record } = visitor
    const file = { record: { ...record, score: scoreOfSession(visitor) }, unsent }
    downloadFile(jsonFile(`iskra-moje-wizyty-${new Date().toISOString().slice(0, 10)}.json`, file))
  }

  return (
    <Card title={<Trans>Wizyty w liczbach</Trans>}>
      <dl className={styles.facts}>
        <Fact name={t`Czas w Iskrze`}>{length(visitor.ms)}</Fact>
        <Fact name={t`Wizyty`}>{format.number(visitor.visits)}</Fact>
        <Fact name={t`Sesje`}>{format.number(visitor.sessions)}</Fact>
        <Fact name={t`Pierwsza wizyta`}>{format.dateTime(new Date(visitor.firstVisitAt))}</Fact>
        <Fact name={t`Ostatnia wizyta`}>{format.dateTime(new Date(visitor.lastVisitAt))}</Fact>
        <Fact name={t`Do wysłania`}>
          {unsent.length === 0 ? (
            <Trans>nic</Trans>
          ) : (
            <Plural
              value={unsent.length}
              one="# zdarzenie"
              few="# zdarzenia"
              many="# zdarzeń"
              other="# zdarzenia"
            />
          )}
        </Fact>
      </dl>
      <div className={styles.actions}>
        <Button icon={<Download size={18} />} onPress={download}>
          <Trans>Pobierz zapis</Trans>
        </Button>
        <Button icon={<Trash2 size={18} />} onPress={() => void erase()}>
          <Trans>Usuń zapis</Trans>
        </Button>
      </div>
    </Card>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Favourites({ visitor, nameOf }: Omit<RecordCardsProps, 'unsent'>) {
  const length = useLength()
  const favourites = favouritePages(visitor)
  return (
    <Card
      title={<Trans>Ulubione strony</Trans>}
      lead={<Trans>Te, na których spędzasz najwięcej czasu.</Trans>}
    >
      {favourites.length === 0 ? (
        <p className={rows.muted}>
          <Trans>Pojawią się po kilku chwilach czytania.</Trans>
        </p>
      ) : (
        <ol className={rows.rows}>
          {favourites.map((favourite) => (
            <li key={`${favourite.page} ${favourite.subject}`} className={rows.plain}>
              <span className={rows.words}>
                <PageName visited={favourite} nameOf={nameOf} />
              </span>
              <span className={rows.amount}>{length(favourite.ms)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function LastPages({ visitor, nameOf }: Omit<RecordCardsProps, 'unsent'>) {
  const format = useFormat()
  return (
    <Card title={<Trans>Ostatnie strony</Trans>} lead={<Trans>Dziesięć ostatnich, od najnowszej.</Trans>}>
      <ol className={rows.rows}>
        {visitor.lastPages.map((opened) => (
          <li key={`${opened.page} ${opened.subject} ${opened.at}`} className={rows.plain}>
            <span className={rows.words}>
              <PageName visited={opened} nameOf={nameOf} />
            </span>
            <time className={rows.muted} dateTime={new Date(opened.at).toISOString()}>
              {format.dateTime(new Date(opened.at))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
