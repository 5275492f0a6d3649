import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { ListPage } from "#app/lists/components/list-page";
import { viewHandlers } from "#app/lists/views.server";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import { IntakesTable } from "../components/intakes-table";
import { page, pageAction } from "../guard.server";
import { ownerHandlers, setOwners } from "../intakes/bulk-owner.server";
import { intakeList } from "../intakes/intakes.list";
import { BulkOwner, IntakesQuery } from "../intakes/intakes.schema";
import { intakeSource, visibleIntakes } from "../intakes/intakes.source.server";
import { showIntakes } from "../intakes/show-intakes.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["veksttorget", "lists", "people", "modules", "errors"],
	title: "veksttorget:intakes.title",
};

export const loader = page("intakes", IntakesQuery, showIntakes);
export const action = pageAction("intakes", {
	bulkOwner: handler(BulkOwner, setOwners, { level: 20 }),
	...ownerHandlers,
	...countHandler(intakeSource as never, visibleIntakes),
	...viewHandlers(intakeList),
});

export default function Intakes() {
	const { rows, list, owners, topics, mayAssign, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["veksttorget", "lists"]);
	const at = paths(tenant);
	const nobody = { value: "", label: t("intake.nobody") };
	return (
		<ListPage
			definition={intakeList}
			list={list}
			rows={rows}
			path={at.intakes}
			answer={useActionData<typeof action>()}
			title={t("intakes.title")}
			actions={
				<LinkButton icon="globe" kind="quiet" to={at.form}>
					{t("intakes.form")}
				</LinkButton>
			}
			tabs={{ label: t("view.label"), all: t("view.all") }}
			bar={{
				searchLabel: t("intakes.search"),
				exportTo: `${at.intakes}/export`,
				options: { owner: [{ value: "me", label: t("view.me") }, ...owners], topic: topics },
			}}
			empty={{ icon: "inbox", title: t("intakes.none"), help: t("intakes.noneHelp") }}
			range={t("lists:trash.range", { count: rows.length })}
			bulk={
				mayAssign
					? [
							{
								intent: "bulkOwner",
								label: t("intakes.handOver"),
								icon: "user-round",
								fields: <SelectField name="ownerId" label={t("intake.owner")} options={[nobody, ...owners]} />,
							},
						]
					: undefined
			}
		>
			{(listing) => <IntakesTable {...listing} tenant={tenant} />}
		</ListPage>
	);
}
