import * as z from 'zod/mini'
import { LONGEST_ID } from '../../templateLimits.ts'
import { text } from '../../templateShapes.ts'
import { VALUE_TYPES } from '../../valueTypes.ts'

export const inputSettings = z.object({ field: text(LONGEST_ID), valueType: z.enum(VALUE_TYPES) })
