import type { FormTop } from "#app/forms/pages/form-top";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import type { reportPlaces } from "./places";

type Reported = { title: string; mayRead: boolean; at: ReturnType<typeof reportPlaces> };

/** The head of each report on a form of a project, with the ways to the others. */
export async function topOfReport(
	visit: Visit,
	{ title, mayRead, at }: Reported,
	page: "report" | "own" | "pages",
): Promise<FormTop> {
	const t = await translator(visit.language);
	return {
		...{ title, back: { to: at.project, label: t("projectReports:back") }, actions: [] },
		tabs: {
			label: t("projectReports:tab.label"),
			tabs: (["report", "own", "pages"] as const)
				.filter((key) => key === "own" || mayRead)
				.map((key) => ({ to: at[key], label: t(`projectReports:tab.${key}`), current: key === page })),
		},
	};
}
