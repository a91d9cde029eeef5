import type { Area } from '#server/platform/area/areaParts.ts'
import { generationRoutes } from './generationRoutes.ts'
import { JOB_SWEEP, startGenerationWork } from './generationWork.ts'
import { generatorRoutes } from './generatorRoutes.ts'
import { authorizeGenerationFile } from './authorizeGenerationFile.ts'
import { priceRoutes } from './priceRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'
import { writingRoutes } from './writing/writingRoutes.ts'

/** Generations, the engines that make them, and their background work. */
export const GENERATORS: Area = {
  tables: TABLE_RULES,
  endpoints: (context) => [...generationRoutes(context), ...writingRoutes(context), ...priceRoutes(context)],
  services: {
    addresses: [
      'POST /api/generators/{generator}/generuj/{what}',
      'GET /api/generators/{generator}/status/{id}',
      'GET /api/generators/{generator}/result/{id}',
      'POST /api/generators/{generator}/cancel/{id}',
      'GET /api/generators/{generator}/history',
    ],
    mount: (app, context) => app.route('/api/generators', generatorRoutes(context)),
  },
  fileJudges: { generations: authorizeGenerationFile },
  tasks: [JOB_SWEEP],
  work: (context) => [startGenerationWork(context)],
}
