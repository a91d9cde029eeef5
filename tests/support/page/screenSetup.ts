import 'fake-indexeddb/auto'
import { configure } from '@testing-library/react'
import { PATIENCE_MS } from '../patience/patience.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })
