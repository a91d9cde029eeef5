import 'fake-indexeddb/auto'
import { configure } from '@testing-library/react'
import { focusPressed } from '#ui/focusPressed.ts'
import { PATIENCE_MS } from '../patience/patience.ts'

focusPressed()
configure({ asyncUtilTimeout: PATIENCE_MS })
