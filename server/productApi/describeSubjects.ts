import type { Subject, SubjectKind } from '#domain/credits/subject.ts'
import type { DescribeSubjects, MovementSubject } from '#server/credits/movements.ts'
import type { Database } from '#server/database/database.ts'
import { describeGenerations } from '#server/generators/describeGenerations.ts'
import { describeRuns } from '#server/templates/runs/describeRuns.ts'

/** What a movement says of one piece of work of a kind, read for many at once by their ids. */
type Views = {
  readonly [Kind in SubjectKind]: (
    database: Database,
    ids: readonly string[],
  ) => Promise<(id: string) => NonNullable<MovementSubject[Kind]>>
}

/** By the kind of the work; a kind without its view, or without its field of a movement, doesn't compile. */
const SUBJECT_VIEWS: Views = { generation: describeGenerations, run: describeRuns }

/** Tells of each movement what its credits were moved for. */
export const describeSubjects: DescribeSubjects = async (database, subjects) => {
  const viewOf = async <Kind extends SubjectKind>(kind: Kind) => {
    const ids = subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)
    const view = await SUBJECT_VIEWS[kind](database, ids)
    return (subject: Subject | null) => (subject?.kind === kind ? view(subject.id) : null)
  }
  const generation = await viewOf('generation')
  const run = await viewOf('run')
  return (subject) => ({ generation: generation(subject), run: run(subject) })
}
