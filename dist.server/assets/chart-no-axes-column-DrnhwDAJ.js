import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
// node_modules/lucide-react/dist/esm/icons/chart-no-axes-column.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "chart-no-axes-column",
	size: 24,
	node: [
		["path", {
			d: "M5 21v-6",
			key: "1hz6c0"
		}],
		["path", {
			d: "M12 21V3",
			key: "1lcnhd"
		}],
		["path", {
			d: "M19 21V9",
			key: "unv183"
		}]
	],
	aliases: ["bar-chart-2"]
};
__iconData.node;
var ChartNoAxesColumn = createLucideIcon(__iconData);
export { ChartNoAxesColumn as t };
