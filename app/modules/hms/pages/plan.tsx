import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import { PlanTable } from "../components/plan-table";
import { page, pageAction } from "../guard.server";
import { measureList } from "../measures/measures.list";
import { measureFields, measureResource } from "../measures/measures.resource.server";
import { BulkOwnerInput, MeasuresQuery } from "../measures/measures.schema";
import { setOwner, showPlan } from "../measures/show-measures.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "lists", "people", "modules", "errors"], title: "hms:plan.title" };

export const loader = page("plan", MeasuresQuery, showPlan);
export const action = pageAction("plan", {
	bulkOwner: handler(BulkOwnerInput, setOwner),
	...measureFields.handlers,
	...measureResource.handlers,
});

export default function Plan() {
	const { list, rows, people, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	const add = (
		<LinkButton kind="primary" icon="plus" to={at.newMeasure()}>
			{t("plan.add")}
		</LinkButton>
	);
	return (
		<ListPage
			definition={measureList}
			list={list}
			rows={rows}
			path={at.plan}
			answer={answer}
			title={t("plan.title")}
			tabs={{ label: t("views.label"), all: t("views.all") }}
			actions={
				<>
					<LinkButton kind="quiet" icon="trash-2" to={`${at.plan}/trash`}>
						{t("plan.trash")}
					</LinkButton>
					{add}
				</>
			}
			bar={{
				searchLabel: t("plan.search"),
				exportTo: `${at.plan}/export`,
				options: { owner: [{ value: "me", label: t("me") }, ...people] },
			}}
			empty={{ icon: "square-check", title: t("plan.none"), help: t("plan.noneHelp"), action: add }}
			range={t("plan.range", { count: rows.length })}
			bulk={[
				{
					...{ intent: "bulkOwner", label: t("bulk.owner"), icon: "user-round" },
					fields: (
						<SelectField
							name="ownerId"
							label={t("measure.owner")}
							options={[{ value: "", label: t("nobody") }, ...people]}
						/>
					),
				},
				{ intent: "bulkRemove", label: t("bulk.remove"), icon: "trash-2" },
			]}
		>
			{(listing) => <PlanTable {...listing} tenant={tenant} />}
		</ListPage>
	);
}
