import * as z from 'zod/mini'
import { REASON_LENGTH } from '../administration/acts.ts'
import { sharedGenerationSchema } from '../generation/generation.ts'
import { REPORT_NOTE_MOST, REPORT_REASONS } from './reportReasons.ts'

// Reports of what people show: public works of generators, and drawings by their link.

const reason = z.enum(REPORT_REASONS)

/** `POST /api/v1/discover/works/{id}/reports`, `POST /api/v1/drawings/shared/{token}/reports`. */
export const reportSchema = z.object({
  reason,
  note: z.string().check(z.trim(), z.maxLength(REPORT_NOTE_MOST)),
})
export type Report = z.infer<typeof reportSchema>

const reports = z.array(z.object({ reason, note: z.string(), createdAt: z.string() }))

/** A shared drawing as its report names it: the drawing itself stands under its link. */
const linkedDrawingSchema = z.object({ token: z.string(), title: z.string(), renewedAt: z.string() })

const reportedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('work'), work: sharedGenerationSchema, reports }),
  z.object({ kind: z.literal('drawing'), drawing: linkedDrawingSchema, reports }),
])
export type Reported = z.infer<typeof reportedSchema>
export type ReportedWork = Extract<Reported, { readonly kind: 'work' }>
export type ReportedDrawing = Extract<Reported, { readonly kind: 'drawing' }>

/** `GET /api/v1/admin/reports`: what waits for a decision, longest waiting first. */
export const reportedListSchema = z.object({ reported: z.array(reportedSchema) })
export type ReportedList = z.infer<typeof reportedListSchema>

/**
 * `POST /api/v1/admin/works/{id}/decision`, `POST /api/v1/admin/drawings/{token}/decision`. The maker reads why it was
 * taken down.
 */
export const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('keep') }),
  z.object({
    decision: z.literal('take-down'),
    reason: z.string().check(z.trim(), z.minLength(REASON_LENGTH.min), z.maxLength(REASON_LENGTH.max)),
  }),
])
export type Decision = z.infer<typeof decisionSchema>
