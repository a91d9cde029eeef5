import * as z from 'zod/mini'

/** Why an engine can't be used on this server: its provider isn't configured, or the machine can't encode films. */
export const ENGINE_OUTAGES = ['no-provider', 'no-encoder'] as const
export type EngineOutage = (typeof ENGINE_OUTAGES)[number]
export const engineOutageSchema = z.enum(ENGINE_OUTAGES)
