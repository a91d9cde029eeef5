import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import rows from '#ui/Rows.module.css'
import { Unread } from '../Unread.tsx'
import { ReportedRow } from './ReportedRow.tsx'
import { reportedWorksQuery } from './workQueries.ts'

/** /administracja/zgloszenia: public works that visitors reported, to be left or taken down. */
export function WorksScreen() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(reportedWorksQuery(useServices()))
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Zgłoszone prace`}
        lead={t`Publiczne prace, do których ktoś ma zastrzeżenia. Zdjętą pracę widzi tylko autor, razem z powodem.`}
      />
      <Card title={<Trans>Do decyzji, najdłużej czekające najpierw</Trans>}>
        {data === undefined ? (
          <Unread error={error} onRetry={() => void refetch()} count={3} height="8rem" />
        ) : data.works.length === 0 ? (
          <p>
            <Trans>Nikt niczego nie zgłosił.</Trans>
          </p>
        ) : (
          <ul className={rows.rows} aria-label={t`Zgłoszone prace`}>
            {data.works.map((reported) => (
              <ReportedRow key={reported.work.id} reported={reported} />
            ))}
          </ul>
        )}
      </Card>
    </Page>
  )
}
