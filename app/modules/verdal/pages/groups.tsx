import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Chosen } from "#app/lists/chosen.schema";
import { ListMore } from "#app/lists/components/list-more";
import { ListPage } from "#app/lists/components/list-page";
import { handler } from "#app/platform/guard.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { LinkButton } from "#app/ui/button";
import { GroupsTable } from "../components/groups-table";
import { groupList } from "../groups/groups.list";
import { groupResource } from "../groups/groups.resource.server";
import { GroupsQuery } from "../groups/groups.schema";
import { removeGroups, showGroups } from "../groups/show-groups.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["verdal", "lists", "people", "modules", "errors"], title: "verdal:groups.title" };

export const loader = page("groups", GroupsQuery, showGroups);
export const action = pageAction("groups", {
	...groupResource.handlers,
	bulkRemove: handler(Chosen, removeGroups, { level: LEVEL_ALL }),
});

/** The position groups: what the positions of a group ask of whoever holds them. */
export default function Groups() {
	const { list, rows, mayWrite, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("verdal");
	const at = paths(tenant);
	const add = mayWrite && (
		<LinkButton kind="primary" icon="plus" to={at.newGroup}>
			{t("groups.add")}
		</LinkButton>
	);
	return (
		<ListPage
			definition={groupList}
			list={list}
			rows={rows}
			path={at.groups}
			answer={answer}
			title={t("groups.title")}
			tabs={{ label: t("views.label"), all: t("views.all") }}
			actions={
				mayWrite && (
					<>
						<ListMore trash={{ to: `${at.groups}/trash`, label: t("groups.trash") }} />
						{add}
					</>
				)
			}
			bar={{ searchLabel: t("groups.search"), exportTo: `${at.groups}/export` }}
			empty={{ icon: "boxes", title: t("groups.none"), help: t("groups.noneHelp"), action: add }}
			range={t("groups.range", { count: rows.length })}
			bulk={mayWrite ? [{ intent: "bulkRemove", label: t("bulkRemove"), icon: "trash-2" }] : undefined}
		>
			{(listing) => <GroupsTable {...listing} tenant={tenant} />}
		</ListPage>
	);
}
