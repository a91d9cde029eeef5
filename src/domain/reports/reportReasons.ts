// Why a visitor thinks that something shouldn’t be shown.

export const REPORT_REASONS = ['hurtful', 'private', 'stolen', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The longest note that goes with a report. */
export const REPORT_NOTE_MOST = 500
