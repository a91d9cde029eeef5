import * as z from 'zod/mini'
import { label } from '../../templateShapes.ts'

export const outputSettings = z.object({ name: label })
