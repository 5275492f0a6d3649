import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { PlacesInput, savePlaces, showCapacity } from "../capacity/capacity.server";
import { CapacityTable } from "../components/capacity-table";
import { useOverviewTabs } from "../components/use-overview-tabs";
import { page, pageAction } from "../guard.server";

export const handle = {
	i18n: ["verdalPlacements", "lists", "modules", "errors"],
	title: "verdalPlacements:shape.capacity",
};

export const loader = page("overview", Nothing, showCapacity);
export const action = pageAction("overview", { places: handler(PlacesInput, savePlaces, { level: 20 }) });

/** Where there is room for one more. */
export default function CapacityPage() {
	const { workplaces, hasMore, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("verdalPlacements");
	return (
		<div className="px-4 pb-12 md:px-6">
			<PageHeader title={t("overview.title")} meta={t("capacity.help")} />
			<Tabs label={t("view.label")} tabs={useOverviewTabs(tenant, "capacity")} />
			<div className="mt-4">
				<FormErrors errors={problem.summary} />
				{workplaces.length === 0 ? (
					<EmptyState icon="building-2" title={t("capacity.none")}>
						{t("capacity.noneHelp")}
					</EmptyState>
				) : (
					<CapacityTable workplaces={workplaces} tenant={tenant} />
				)}
				{hasMore && <Notice>{t("capacity.hasMore", { count: workplaces.length })}</Notice>}
			</div>
		</div>
	);
}
