import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PlacementList } from "../components/placement-list";
import { page } from "../guard.server";
import { paths } from "../paths";
import { FormsQuery } from "../placements/placements.schema";
import { showForms } from "../placements/show-form.server";

export const handle = { i18n: ["verdalPlacements", "errors"], title: "verdalPlacements:title" };

export const loader = page("form", FormsQuery, showForms);

/** The placements that are open, to choose one. */
export default function Placements() {
	const neighbours = useLoaderData<typeof loader>();
	const { t } = useTranslation("verdalPlacements");
	return (
		<PageBody>
			<PageHeader
				title={t("title")}
				actions={
					neighbours.mayAdd &&
					neighbours.items.length > 0 && (
						<LinkButton kind="primary" icon="plus" to={paths(neighbours.tenant).newPlacement()}>
							{t("new.title")}
						</LinkButton>
					)
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
				<PlacementList neighbours={neighbours} />
				{neighbours.items.length > 0 && (
					<p className="hidden border-l border-line pl-8 text-sm text-ink-2 lg:block">{t("list.choose")}</p>
				)}
			</div>
		</PageBody>
	);
}
