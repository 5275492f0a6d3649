import type { IconName } from "#app/ui/icon-names";

/** Where a guardian's consent stands. */
export const consents = ["missing", "given", "withdrawn", "notNeeded"] as const;
export type Consent = (typeof consents)[number];

export const consentLooks: Record<Consent, { tone: "neutral" | "success" | "warning"; icon: IconName }> = {
	missing: { tone: "warning", icon: "circle-alert" },
	given: { tone: "success", icon: "circle-check" },
	withdrawn: { tone: "warning", icon: "circle-x" },
	notNeeded: { tone: "neutral", icon: "check" },
};

/** Whether forms may be given to the student. */
export const mayBeAsked = (consent: Consent): boolean => consent === "given" || consent === "notNeeded";
