import * as z from 'zod/mini'
import { REASON_LENGTH } from '../administration/acts.ts'
import { sharedGenerationSchema } from '../generation/generation.ts'
import { REPORT_NOTE_MOST, REPORT_REASONS } from './reportReasons.ts'

const reason = z.enum(REPORT_REASONS)

/** `POST /api/v1/discover/works/{id}/reports`. */
export const reportWorkSchema = z.object({
  reason,
  note: z.string().check(z.trim(), z.maxLength(REPORT_NOTE_MOST)),
})
export type ReportWork = z.infer<typeof reportWorkSchema>

/** A public work with its reports. */
const reportedWorkSchema = z.object({
  work: sharedGenerationSchema,
  reports: z.array(z.object({ reason, note: z.string(), createdAt: z.string() })),
})
export type ReportedWork = z.infer<typeof reportedWorkSchema>

/** `GET /api/v1/admin/work-reports`: works that wait for a decision, the one that waits the longest first. */
export const reportedWorksSchema = z.object({ works: z.array(reportedWorkSchema) })
export type ReportedWorks = z.infer<typeof reportedWorksSchema>

/** `POST /api/v1/admin/works/{id}/decision`. The work's author reads why it was taken down. */
export const decideWorkSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('keep') }),
  z.object({
    decision: z.literal('take-down'),
    reason: z.string().check(z.trim(), z.minLength(REASON_LENGTH.min), z.maxLength(REASON_LENGTH.max)),
  }),
])
export type DecideWork = z.infer<typeof decideWorkSchema>
