import { defineLimit } from '#server/platform/throttle/limit.ts'

/** By user; our page asks ten times a minute at most, and a person has several devices. */
export const GENERATION_START = defineLimit('generation start', 60, 'minute')
/** By user: texts by an engine that a provider takes money for. */
export const TEXTS_OF_USER = defineLimit('texts of user', 30, 'hour')
/** The most that many accounts together can cost. */
export const TEXTS_OF_EVERYBODY = defineLimit('texts of everybody', 1_200, 'hour')
