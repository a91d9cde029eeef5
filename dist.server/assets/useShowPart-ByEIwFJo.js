import { Or as useQueryClient } from "../renderPage.js";
import { n as writeAnswerCopy } from "./accountCopy-Cx00SazO.js";
import { t as accountKey } from "./useAccountPart-PqHEzSGm.js";
// src/features/account/data/useShowPart.ts
/** Shows a part of this user's account as a change's answer has it, on every screen and in the device's copy. */
function useShowPart(part, userId) {
	const queryClient = useQueryClient();
	return async (value) => {
		await queryClient.cancelQueries({
			queryKey: accountKey(part),
			exact: true
		});
		queryClient.setQueryData(accountKey(part), value);
		writeAnswerCopy(part, userId, value);
	};
}
export { useShowPart as t };
