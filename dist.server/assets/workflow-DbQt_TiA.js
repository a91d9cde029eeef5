import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/workflow.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'workflow',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '8',
        height: '8',
        x: '3',
        y: '3',
        rx: '2',
        key: 'by2w9f',
      },
    ],
    [
      'path',
      {
        d: 'M7 11v4a2 2 0 0 0 2 2h4',
        key: 'xkn7yn',
      },
    ],
    [
      'rect',
      {
        width: '8',
        height: '8',
        x: '13',
        y: '13',
        rx: '2',
        key: '1cgmvn',
      },
    ],
  ],
}
__iconData.node
var Workflow = createLucideIcon(__iconData)
export { Workflow as t }
