import { performance } from 'node:perf_hooks'

// jsdom's own knows no entries.
Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true })
