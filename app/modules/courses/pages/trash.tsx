import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { Chosen } from "#app/lists/chosen.schema";
import { TrashPage } from "#app/lists/components/trash-page";
import { ListQuery } from "#app/lists/query.schema";
import { trashList } from "#app/lists/trash.list";
import { handler } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { trash } from "../trash.server";

const trashedCourses = trashList("courses.trashedCourses");

export const handle = { i18n: ["courses", "lists", "people", "errors"], title: "courses:trash.title" };

export const loader = page("edit", ListQuery(trashedCourses), async (visit, query) => ({
	...(await trash.show(visit, query)),
	tenant: visit.tenant.guid,
}));
export const action = pageAction("edit", {
	bulkRestore: handler(Chosen, trash.restore),
	...countHandler(trash.source as never, trash.inTrash),
});

export default function CoursesTrash() {
	const { list, rows, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("courses");
	return (
		<TrashPage
			definition={trashedCourses}
			list={list}
			rows={rows}
			title={t("trash.title")}
			back={{ to: paths(tenant).dashboard, label: t("title") }}
			answer={answer}
		/>
	);
}
