import type { DeviationKind } from "./statuses";

/**
 * Who else is to be told of a report, and what they ask for, each step in its order. Serious: the Working Environment Act § 5-2. Injury: § 5-1
 * and NAV's form 13-07.05. Privacy: GDPR article 33 and 34.
 */
export const addresseeSteps = {
	serious: ["police", "inspectorate", "written"],
	injury: ["register", "nav", "copy", "insurer"],
	privacy: ["stop", "assess", "authority", "affected"],
} as const;
export type Addressee = keyof typeof addresseeSteps;

/** Every step by the key under which it is kept. */
export const stepKeys = Object.entries(addresseeSteps).flatMap(([addressee, steps]) =>
	steps.map((step) => `${addressee}.${step}`),
);

/** The police, day and night, and the Norwegian Labour Inspection Authority. */
export const phones = { police: "02800", inspectorate: "+4773199700" } as const;

type Report = { kind: DeviationKind; isSerious: boolean };

/** To whom a report goes beside those who handle it, the most urgent first. */
export function addresseesOf({ kind, isSerious }: Report): Addressee[] {
	return [
		...(isSerious ? ["serious" as const] : []),
		...(kind === "injury" ? ["injury" as const] : []),
		...(kind === "privacy" ? ["privacy" as const] : []),
	];
}

/** Whether somebody may have been hurt by it. */
export const mayBeSerious = (kind: DeviationKind) => kind !== "privacy" && kind !== "improvement";

const HOUR = 3_600_000;
/** Hours within which the authority is told of a privacy breach, from when it is known. */
const PRIVACY_HOURS = 72;

/** The clock of a privacy breach: by when the authority is told, the whole hours that are left (negative once it is late), and when it was told. */
export function privacyClock(
	{ createdAt, steps }: { createdAt: number; steps: Record<string, number> },
	now: number,
): { dueAt: number; hoursLeft: number; toldAt: number | null } {
	const dueAt = createdAt + PRIVACY_HOURS * HOUR;
	return { dueAt, hoursLeft: Math.floor((dueAt - now) / HOUR), toldAt: steps["privacy.authority"] ?? null };
}
