import { toPhone } from "./phone";

/**
 * The country codes of Europe, with Türkiye. A message to anywhere else costs many times as much, and numbers far away are what is given
 * by those who earn on it.
 */
const served = [
	...["30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47", "48", "49", "90"],
	...["350", "351", "352", "353", "354", "355", "356", "357", "358", "359", "370", "371", "372", "373", "376", "377"],
	...["378", "380", "381", "382", "383", "385", "386", "387", "389", "420", "421", "423"],
];

/** A mobile number of Europe as E.164, where eight digits are Norwegian. Null where it is none. */
export function toMobile(typed: string): string | null {
	const phone = toPhone(typed);
	if (!phone || !served.some((code) => phone.startsWith(`+${code}`))) return null;
	return phone.startsWith("+47") && !/^\+47[49]/.test(phone) ? null : phone;
}
