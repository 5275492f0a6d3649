/** The time zones that a person can choose, and the one they have, whatever it is called. */
export function timeZones(current: string | null): string[] {
	const known = Intl.supportedValuesOf("timeZone");
	return current === null || known.includes(current) ? known : [current, ...known];
}
