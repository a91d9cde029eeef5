import { Trans, useLingui } from '@lingui/react/macro'
import { refundWork } from '#api/product/adminCalls.ts'
import type { Person, PersonJob } from '#domain/administration/people.ts'
import { useFormat } from '#i18n/format.ts'
import { Card } from '#ui/Card.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import rows from '#ui/Rows.module.css'
import { ActButton } from './ActButton.tsx'
import type { PersonAct } from './ActDialog.tsx'
import type { PersonWords } from './personWords.ts'

interface JobsProps {
  readonly person: Person
  readonly words: PersonWords
}

/** The newest generations and runs of templates, without their words and pictures, with refunds. */
export function JobsCard({ person, words }: JobsProps) {
  return (
    <Card
      title={<Trans>Ostatnie prace</Trans>}
      lead={<Trans>Bez treści: opisy i wyniki widzi tylko właściciel.</Trans>}
    >
      {person.jobs.length === 0 ? (
        <p>
          <Trans>Brak prac.</Trans>
        </p>
      ) : (
        <ul className={rows.rows}>
          {person.jobs.map((job) => (
            <JobRow key={job.id} job={job} person={person} words={words} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function JobRow({ job, person, words }: JobsProps & { readonly job: PersonJob }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { kind, id, name, status, credits, errorCode, isCharged, isRefunded } = job
  const created = format.dateTime(job.createdAt)
  const act: PersonAct = {
    title: t`Zwrócić kredyty za tę pracę?`,
    explanation: (
      <Trans>
        Na konto wróci <CreditCount value={credits} />. Za jedną pracę można zwrócić raz.
      </Trans>
    ),
    verb: t`Zwróć kredyty`,
    asks: 'reason',
    perform: (api, given, { options }) => refundWork(api, { ...given, subject: { kind, id } }, options),
  }
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <span>
          {name} · {i18n._(words.status[status])}
        </span>
        <span className={rows.muted}>
          {created}
          {' · '}
          <CreditCount value={credits} />
          {errorCode === null ? null : ` · ${errorCode}`}
        </span>
      </div>
      {isRefunded ? (
        <span className={rows.muted}>
          <Trans>zwrócono</Trans>
        </span>
      ) : isCharged && credits > 0 ? (
        <ActButton person={person} act={act} about={`${name}, ${created}`} />
      ) : null}
    </li>
  )
}
