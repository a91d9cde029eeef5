import { z } from 'zod'
import {
  ENGINE_ADDRESSES,
  type Model,
  type ModelCard,
  type ModelEngine,
  type Models,
} from '#domain/models/model.ts'
import { LICENCE_KINDS, MODEL_CATEGORIES, MODEL_MEDIA, MODEL_SUBSTANCES } from '#domain/models/modelMedia.ts'

// Models, as the product API returns them.

const engineSchema = z.object({
  engine: z.string(),
  name: z.string(),
  opens: z.enum(ENGINE_ADDRESSES).nullable(),
  credits: z.int(),
  isAvailable: z.boolean(),
  behind: z.string().nullable(),
}) satisfies z.ZodType<ModelEngine>

const cardSchema = z.object({
  slug: z.string(),
  name: z.string(),
  maker: z.string(),
  medium: z.enum(MODEL_MEDIA),
  categories: z.array(z.enum(MODEL_CATEGORIES)),
  inputs: z.array(z.enum(MODEL_SUBSTANCES)),
  outputs: z.array(z.enum(MODEL_SUBSTANCES)),
  licence: z.object({ kind: z.enum(LICENCE_KINDS), name: z.string().nullable() }),
  released: z.string().nullable(),
  ended: z.string().nullable(),
  goodAt: z.string(),
  here: engineSchema.nullable(),
}) satisfies z.ZodType<ModelCard>

export const modelsSchema = z.object({
  lists: z.array(
    z.object({
      medium: z.enum(MODEL_MEDIA),
      category: z.enum(MODEL_CATEGORIES).nullable(),
      label: z.string(),
      title: z.string(),
      description: z.string(),
    }),
  ),
  models: z.array(cardSchema),
}) satisfies z.ZodType<Models>

export const modelSchema = cardSchema.extend({
  mediumName: z.string(),
  badAt: z.string(),
  limits: z.array(z.string()),
  parameters: z.number().nullable(),
  sources: z.array(z.object({ url: z.string(), seenOn: z.string() })),
  instead: engineSchema.nullable(),
  related: z.array(cardSchema),
}) satisfies z.ZodType<Model>
