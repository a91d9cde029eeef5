import 'fake-indexeddb/auto'
import { configure } from '@testing-library/react'
import { focusPressed } from '#ui/focusPressed.ts'
import { PATIENCE_MS } from '../patience/patience.ts'

focusPressed()
configure({ asyncUtilTimeout: PATIENCE_MS })
// jsdom has no layout and no lines of words: none have a place, as none of its elements do.
Range.prototype.getClientRects = () => document.createElement('span').getClientRects()
