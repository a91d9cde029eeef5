import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ManagedCodes } from '#domain/affiliate/affiliateCodes.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import rows from '#ui/Rows.module.css'
import shared from '../Administration.module.css'
import { Unread } from '../Unread.tsx'
import { AddCodeDialog } from './AddCodeDialog.tsx'
import { CodeRow } from './CodeRow.tsx'
import { codesQuery } from './codeQueries.ts'

/** /administracja/kody: creators' codes with their results; adds and ends codes. */
export function CodesScreen() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(codesQuery(useServices()))
  const [isAdding, setAdding] = useState(false)
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Kody twórców`}
        lead={t`Kto wejdzie z linku ?ref=KOD, dostaje zniżkę w koszyku i kredyty do pierwszego zamówienia. Kodu nie można zmienić, można go tylko zakończyć.`}
        actions={
          <Button variant="primary" icon={<Plus size={18} />} onPress={() => setAdding(true)}>
            <Trans>Nowy kod</Trans>
          </Button>
        }
      />
      <div className={shared.parts}>
        {data !== undefined ? (
          <Codes codes={data.codes} />
        ) : (
          <Unread error={error} onRetry={() => void refetch()} count={4} height="5rem" />
        )}
      </div>
      {isAdding ? <AddCodeDialog onClose={() => setAdding(false)} /> : null}
    </Page>
  )
}

function Codes({ codes }: ManagedCodes) {
  const { t } = useLingui()
  const [now] = useState(() => Date.now())
  return (
    <Card
      title={<Trans>Wszystkie kody</Trans>}
      lead={<Trans>Liczymy opłacone zamówienia, bez zwróconych i bez zakupów samego twórcy.</Trans>}
    >
      {codes.length === 0 ? (
        <p>
          <Trans>Nie ma jeszcze żadnego kodu.</Trans>
        </p>
      ) : (
        <ul className={rows.rows} aria-label={t`Kody twórców`}>
          {codes.map((code) => (
            <CodeRow key={code.code} code={code} now={now} />
          ))}
        </ul>
      )}
    </Card>
  )
}
