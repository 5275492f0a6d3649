import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import { DeviationsTable } from "../components/deviations-table";
import { deviationList } from "../deviations/deviations.list";
import { deviationFields, deviationResource } from "../deviations/deviations.resource.server";
import { BulkOwnerInput, BulkStatusInput, DeviationsQuery } from "../deviations/deviations.schema";
import { setOwner, setStatus, showDeviations } from "../deviations/show-deviations.server";
import { openStatuses } from "../deviations/statuses";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "lists", "people", "modules", "errors"], title: "hms:deviations.title" };

export const loader = page("deviations", DeviationsQuery, showDeviations);
export const action = pageAction("deviations", {
	bulkStatus: handler(BulkStatusInput, setStatus),
	bulkOwner: handler(BulkOwnerInput, setOwner),
	...deviationFields.handlers,
	...deviationResource.handlers,
});

export default function Deviations() {
	const { list, rows, people, matrix, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	const report = (
		<LinkButton kind="primary" icon="plus" to={at.newDeviation()}>
			{t("deviations.add")}
		</LinkButton>
	);
	const persons = [{ value: "me", label: t("me") }, ...people];
	return (
		<ListPage
			definition={deviationList}
			list={list}
			rows={rows}
			path={at.deviations}
			answer={answer}
			title={t("deviations.title")}
			tabs={{ label: t("views.label"), all: t("views.all") }}
			actions={
				<>
					<LinkButton kind="quiet" icon="trash-2" to={`${at.deviations}/trash`}>
						{t("deviations.trash")}
					</LinkButton>
					<LinkButton icon="eye" to={at.observations()}>
						{t("observations.title")}
					</LinkButton>
					{report}
				</>
			}
			bar={{
				searchLabel: t("deviations.search"),
				exportTo: `${at.deviations}/export`,
				options: { owner: persons, reporter: persons },
			}}
			empty={{ icon: "triangle-alert", title: t("deviations.none"), help: t("deviations.noneHelp"), action: report }}
			range={t("deviations.range", { count: rows.length })}
			bulk={[
				{
					...{ intent: "bulkStatus", label: t("bulk.status"), icon: "check" },
					fields: (
						<SelectField
							name="status"
							label={t("deviation.status")}
							options={openStatuses.map((value) => ({ value, label: t(`deviationStatus.${value}`) }))}
						/>
					),
				},
				{
					...{ intent: "bulkOwner", label: t("bulk.owner"), icon: "user-round" },
					fields: (
						<SelectField
							name="ownerId"
							label={t("deviation.owner")}
							options={[{ value: "", label: t("nobody") }, ...people]}
						/>
					),
				},
				{ intent: "bulkRemove", label: t("bulk.remove"), icon: "trash-2" },
			]}
		>
			{(listing) => <DeviationsTable {...listing} {...{ tenant, matrix }} />}
		</ListPage>
	);
}
