import * as z from 'zod/mini'

/**
 * Why an engine can't be used on this server: its provider isn't configured, the machine can't encode films, or its weights
 * can't be loaded.
 */
export const ENGINE_OUTAGES = ['no-provider', 'no-encoder', 'no-model'] as const
export type EngineOutage = (typeof ENGINE_OUTAGES)[number]
export const engineOutageSchema = z.enum(ENGINE_OUTAGES)
