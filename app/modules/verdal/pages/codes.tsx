import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { UndoTrashInput } from "#app/lists/bulk.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { ListMore } from "#app/lists/components/list-more";
import { ListPage } from "#app/lists/components/list-page";
import { handler } from "#app/platform/guard.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { LinkButton } from "#app/ui/button";
import { codeList } from "../codes/codes.list";
import { codeResource } from "../codes/codes.resource.server";
import { CodesQuery } from "../codes/codes.schema";
import { codeTrash, removeCodes, showCodes } from "../codes/show-codes.server";
import { CodesTable } from "../components/codes-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["verdal", "lists", "people", "modules", "errors"], title: "verdal:codes.title" };

export const loader = page("codes", CodesQuery, showCodes);
export const action = pageAction("codes", {
	...codeResource.handlers,
	bulkRemove: handler(Chosen, removeCodes, { level: LEVEL_ALL }),
	undoRemove: handler(UndoTrashInput, codeTrash.undo, { level: LEVEL_ALL }),
});

/** The position codes of the collective agreement that the organisation uses. */
export default function Codes() {
	const { list, rows, groups, mayWrite, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("verdal");
	const at = paths(tenant);
	const add = mayWrite && (
		<LinkButton kind="primary" icon="plus" to={at.newCode}>
			{t("codes.add")}
		</LinkButton>
	);
	return (
		<ListPage
			definition={codeList}
			list={list}
			rows={rows}
			path={at.codes}
			answer={answer}
			title={t("codes.title")}
			tabs={{ label: t("views.label"), all: t("views.all") }}
			actions={
				mayWrite && (
					<>
						<ListMore importTo={`${at.codes}/import`} trash={{ to: `${at.codes}/trash`, label: t("codes.trash") }} />
						{add}
					</>
				)
			}
			bar={{ searchLabel: t("codes.search"), exportTo: `${at.codes}/export`, options: { group: groups } }}
			empty={{ icon: "hash", title: t("codes.none"), help: t("codes.noneHelp"), action: add }}
			range={t("codes.range", { count: rows.length })}
			bulk={mayWrite ? [{ intent: "bulkRemove", label: t("bulkRemove"), icon: "trash-2" }] : undefined}
		>
			{(listing) => <CodesTable {...listing} tenant={tenant} />}
		</ListPage>
	);
}
