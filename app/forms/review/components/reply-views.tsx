import { useTranslation } from "react-i18next";
import type { ListDefinition } from "#app/lists/definition";
import type { ListData } from "#app/lists/list-data";
import { Link } from "#app/ui/link";

/** The views of a form's replies that everybody has, under the form's own tabs. */
export function ReplyViews({ definition, list, path }: { definition: ListDefinition; list: ListData; path: string }) {
	const { t } = useTranslation("formReplies");
	const views = [{ key: null, label: "formReplies:view.all", query: "" }, ...(definition.views ?? [])];
	return (
		<nav aria-label={t("view.label")} className="flex flex-wrap gap-1 pt-3">
			{views.map(({ key, label, query }) => (
				<Link
					key={key}
					to={key === null ? path : `${path}?view=${key}&${query}`}
					className={`btn btn-sm ${list.state.view === key ? "btn-secondary" : "btn-quiet"}`}
					aria-current={list.state.view === key ? "page" : undefined}
					preventScrollReset
				>
					{t(label)}
				</Link>
			))}
		</nav>
	);
}
