import { performance } from 'node:perf_hooks'
import 'fake-indexeddb/auto'
import { configure } from '@testing-library/react'
import { focusPressed } from '#ui/focusPressed.ts'
import { PATIENCE_MS } from '../patience/patience.ts'

// jsdom's own knows no entries.
Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true })
focusPressed()
configure({ asyncUtilTimeout: PATIENCE_MS })
