import * as z from 'zod/mini'
import { conditionSchema } from '../../templateShapes.ts'

export const branchSettings = z.object({ condition: conditionSchema })
