import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import rows from '#ui/Rows.module.css'
import { Unread } from '../Unread.tsx'
import { DrawingRow, type RenderDrawing } from './DrawingRow.tsx'
import { reportedQuery } from './reportQueries.ts'
import { WorkRow } from './WorkRow.tsx'

export interface ReportsScreenProps {
  readonly renderDrawing: RenderDrawing
}

/** /administracja/zgloszenia: works and drawings that visitors reported, to be left or taken down. */
export function ReportsScreen({ renderDrawing }: ReportsScreenProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(reportedQuery(useServices()))
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Zgłoszenia`}
        lead={t`Publiczne prace i rysunki pod linkiem, do których ktoś ma zastrzeżenia. Gdy coś zdejmiesz, autor przeczyta powód.`}
      />
      <Card title={<Trans>Do decyzji, najdłużej czekające najpierw</Trans>}>
        {data === undefined ? (
          <Unread error={error} onRetry={() => void refetch()} count={3} height="8rem" />
        ) : data.reported.length === 0 ? (
          <p>
            <Trans>Nikt niczego nie zgłosił.</Trans>
          </p>
        ) : (
          <ul className={rows.rows} aria-label={t`Zgłoszenia`}>
            {data.reported.map((reported) =>
              reported.kind === 'work' ? (
                <WorkRow key={reported.work.id} reported={reported} />
              ) : (
                <DrawingRow key={reported.drawing.token} reported={reported} renderDrawing={renderDrawing} />
              ),
            )}
          </ul>
        )}
      </Card>
    </Page>
  )
}
