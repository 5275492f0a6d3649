import { to } from "#app/platform/portal-paths";
import type { ChangePart } from "./placements/choices";

/** The page behind the link by which somebody approves an agreement. */
export const approvalPath = (token: string) => `/verdal_approval/${token}`;

/** The page behind the link by which somebody says how a week went. */
export const weekPath = (token: string) => `/verdal_week/${token}`;

/** The module's addresses in a tenant. */
export function paths(guid: string) {
	const base = to.inTenant(guid, "verdal");
	return {
		codes: `${base}/stillingskode`,
		newCode: `${base}/new_stillingskode`,
		code: (id: string) => `${base}/stillingskode/${id}`,
		groups: `${base}/stillingsgruppe`,
		newGroup: `${base}/new_stillingsgruppe`,
		group: (id: string) => `${base}/stillingsgruppe/${id}`,
		settings: `${base}/settings`,
		mail: (event: string) => `${base}/settings/${event}`,
		placements: `${base}/skjema`,
		/** Where participants, workplaces and codes are searched for. */
		find: (what: "participants" | "workplaces" | "codes" | "allCodes") => `${base}/find/${what}`,
		/** A placement as its form. */
		placement: (id: string) => `${base}/skjema/${id}`,
		workplace: (id: string) => `${base}/skjema/${id}/workplace`,
		/** Where a part of an agreement becomes another. */
		change: (id: string, part: ChangePart) => `${base}/skjema/${id}/change?what=${part}`,
		progress: (id: string) => `${base}/skjema/${id}/progress`,
		/** An agreement field by field, as NAV's form takes it. */
		nav: (id: string) => `${base}/skjema/${id}/nav`,
		agreement: (id: string) => `${base}/skjema/${id}/agreement`,
		agreementPdf: (id: string) => `${base}/skjema/${id}/pdf`,
		newPlacement: (participant?: string) => `${base}/new_skjema${participant ? `?participant=${participant}` : ""}`,
		overview: `${base}/overview`,
		board: `${base}/overview/board`,
		timeline: `${base}/overview/timeline`,
		capacity: `${base}/overview/capacity`,
		statistics: `${base}/overview/statistics`,
		archive: `${base}/archive`,
	};
}
