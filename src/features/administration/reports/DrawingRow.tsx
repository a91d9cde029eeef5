import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { decideDrawing } from '#api/product/reportCalls.ts'
import type { ReportedDrawing } from '#domain/reports/reports.ts'
import { useFormat } from '#i18n/format.ts'
import rows from '#ui/Rows.module.css'
import { TextLink } from '#ui/TextLink.tsx'
import { WhenNear } from '#ui/WhenNear.tsx'
import { ReportedRow } from './ReportedRow.tsx'
import styles from './Reports.module.css'

/** The room for a drawing's picture, CSS px. */
const PICTURE = { width: 160, height: 112 } as const

export interface PictureOfDrawing extends Readonly<Record<keyof typeof PICTURE, number>> {
  readonly token: string
}

/** The small picture of a shared drawing: its code belongs to another feature, and comes when it is near. */
export type RenderDrawing = (picture: PictureOfDrawing) => ReactNode

export interface DrawingRowProps {
  readonly reported: ReportedDrawing
  readonly renderDrawing: RenderDrawing
}

/** A reported drawing of a link. */
export function DrawingRow({ reported, renderDrawing }: DrawingRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { token, title, renewedAt } = reported.drawing
  const name = title === '' ? t`Rysunek bez tytułu` : title
  const made = format.dateTime(renewedAt)
  return (
    <ReportedRow
      reported={reported}
      title={name}
      picture={<WhenNear className={styles.drawing}>{renderDrawing({ token, ...PICTURE })}</WhenNear>}
      heading={
        <>
          <TextLink to="/narzedzia/rysunek/$token" params={{ token }}>
            {name}
          </TextLink>
          <span className={rows.muted}>
            <Trans>Rysunek pod linkiem, kopia z {made}</Trans>
          </span>
        </>
      }
      decide={(api, decision) => decideDrawing(api, { token, ...decision })}
    />
  )
}
