import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { handler } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { to } from "#app/platform/portal-paths";
import { countHandler } from "../bulk-handlers.server";
import { Chosen } from "../chosen.schema";
import { TrashPage } from "../components/trash-page";
import { useNamespaces } from "../components/use-namespaces";
import { listAction, listPage } from "../list-pages.server";
import { ListQuery } from "../query.schema";

export const handle = { i18n: ["lists", "people", "errors"] };

export const loader = listPage(
	"trash",
	({ trash }) => ListQuery(trash.definition),
	({ trash, path, titles, namespaces }) =>
		async (visit, query) => {
			const [shown, t] = await Promise.all([trash.show(visit, query), translator(visit.language)]);
			return {
				...{ ...shown, definition: trash.definition, namespaces, title: t(titles.trash ?? titles.list) },
				back: { to: to.inTenant(visit.tenant.guid, path), label: t(titles.list) },
			};
		},
);
export const action = listAction("trash", ({ trash }) => ({
	bulkRestore: handler(Chosen, trash.restore, { level: trash.level }),
	...countHandler(trash.source as never, trash.inTrash),
}));

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** What lies in the trash of a list. */
export default function Trash() {
	const { namespaces, ...shown } = useLoaderData<typeof loader>();
	useNamespaces(namespaces);
	return <TrashPage {...shown} answer={useActionData<typeof action>()} />;
}
