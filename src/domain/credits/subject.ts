/** The kinds of work that credits are held for: paid jobs, charged when done. */
export const SUBJECT_KINDS = ['generation', 'run'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** The piece of work that a hold of credits, its charge, its release and its refund belong to. */
export interface Subject<Kind extends SubjectKind = SubjectKind> {
  readonly kind: Kind
  readonly id: string
}
