import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { ListPage } from "#app/lists/components/list-page";
import { viewHandlers } from "#app/lists/views.server";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import { EntrepreneursTable } from "../components/entrepreneurs-table";
import { entrepreneurList } from "../entrepreneurs/entrepreneurs.list";
import { BulkAdvisorInput, BulkStatusInput, EntrepreneursQuery } from "../entrepreneurs/entrepreneurs.schema";
import { entrepreneurFields, entrepreneurSource } from "../entrepreneurs/entrepreneurs.source.server";
import { setAdvisor, setStatus, showEntrepreneurs } from "../entrepreneurs/show-entrepreneurs.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { statusKeys } from "../statuses";
import { visibleTo } from "../visible.server";

export const handle = {
	i18n: ["businessEvaluator", "lists", "people", "modules", "errors"],
	title: "businessEvaluator:entrepreneurs.title",
};

export const loader = page("entrepreneurs", EntrepreneursQuery, showEntrepreneurs);
export const action = pageAction("entrepreneurs", {
	bulkStatus: handler(BulkStatusInput, setStatus, { level: 20 }),
	bulkAdvisor: handler(BulkAdvisorInput, setAdvisor, { level: 20 }),
	...entrepreneurFields.handlers,
	...countHandler(entrepreneurSource as never, visibleTo),
	...viewHandlers(entrepreneurList),
});

export default function Entrepreneurs() {
	const { list, rows, advisors, mayAssign, tenant, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["businessEvaluator", "lists"]);
	const at = paths(tenant);
	return (
		<ListPage
			definition={entrepreneurList}
			list={list}
			rows={rows}
			path={at.entrepreneurs}
			answer={useActionData<typeof action>()}
			title={t("entrepreneurs.title")}
			tabs={{ label: t("views.label"), all: t("views.all") }}
			actions={
				<>
					<LinkButton kind="quiet" icon="play" to={at.demo} reloadDocument>
						{t("demo.title")}
					</LinkButton>
					{form !== null && (
						<LinkButton kind="quiet" icon="globe" to={form} reloadDocument>
							{t("entrepreneurs.form")}
						</LinkButton>
					)}
				</>
			}
			bar={{
				searchLabel: t("entrepreneurs.search"),
				exportTo: `${at.entrepreneurs}/export`,
				options: { advisor: [{ value: "me", label: t("me") }, ...advisors] },
			}}
			empty={{ icon: "lightbulb", title: t("entrepreneurs.none"), help: t("entrepreneurs.noneHelp") }}
			range={t("entrepreneurs.range", { count: rows.length })}
			bulk={
				mayAssign
					? [
							{
								...{ intent: "bulkStatus", label: t("bulk.status"), icon: "check" },
								fields: (
									<SelectField
										name="status"
										label={t("entrepreneur.status")}
										options={statusKeys.map((value) => ({ value, label: t(`status.${value}`) }))}
									/>
								),
							},
							{
								...{ intent: "bulkAdvisor", label: t("bulk.advisor"), icon: "user-round" },
								fields: (
									<SelectField
										name="advisorId"
										label={t("entrepreneur.advisor")}
										options={[{ value: "", label: t("entrepreneur.nobody") }, ...advisors]}
									/>
								),
							},
						]
					: []
			}
		>
			{(listing) => <EntrepreneursTable {...listing} tenant={tenant} />}
		</ListPage>
	);
}
