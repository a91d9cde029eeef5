import { parentPort } from 'node:worker_threads'
import { answerOrder, sayReady } from '#server/platform/api/inThread.ts'
import { fillAndQuote, type FillOrder } from './fillAndQuote.ts'

/** The thread that checks and prices visitors' filled forms of templates. */

parentPort?.on('message', (order: FillOrder) => answerOrder(() => fillAndQuote(order)))
sayReady()
