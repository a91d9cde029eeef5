import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '#domain/reports/reportReasons.ts'

/** The reasons of reports, for reporters and moderators. */
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, MessageDescriptor>> = {
  hurtful: msg`Obraża albo krzywdzi`,
  private: msg`Pokazuje kogoś albo jego dane bez zgody`,
  stolen: msg`To cudza praca`,
  other: msg`Coś innego`,
}
