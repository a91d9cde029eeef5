import type { Subject, SubjectKind } from '#domain/credits/subject.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DescribeSubjects, MovementSubject } from './movements.ts'

/** Describe the works of a kind for movements, read for many at once by their ids. */
export type SubjectViews = {
  readonly [Kind in SubjectKind]: (
    database: Database,
    ids: readonly string[],
  ) => Promise<(id: string) => NonNullable<MovementSubject[Kind]>>
}

/**
 * Adds to each movement the work its credits were moved for; a kind without its field of a movement doesn't compile.
 */
export function describeSubjects(views: SubjectViews): DescribeSubjects {
  return async (database, subjects) => {
    const viewOf = async <Kind extends SubjectKind>(kind: Kind) => {
      const ids = subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)
      const view = await views[kind](database, ids)
      return (subject: Subject | null) => (subject?.kind === kind ? view(subject.id) : null)
    }
    const generation = await viewOf('generation')
    const run = await viewOf('run')
    return (subject) => ({ generation: generation(subject), run: run(subject) })
  }
}
