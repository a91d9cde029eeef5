import * as z from 'zod/mini'
import { COLLECT_STRATEGIES } from '../../templateShapes.ts'

export const aggregateSettings = z.object({ collectStrategy: z.enum(COLLECT_STRATEGIES) })
