import { parentPort } from 'node:worker_threads'
import { answerOrder, sayReady } from '#server/api/inThread.ts'
import { fillAndQuote, type FillOrder } from './fillAndQuote.ts'

/** The thread in which forms of templates are checked and priced as anybody has filled them. */

parentPort?.on('message', (order: FillOrder) => answerOrder(() => fillAndQuote(order)))
sayReady()
