import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { shapes } from "../choices";
import { FindForm } from "../components/find-form";
import { FloorPlan } from "../components/floor-plan";
import { ResourceCards } from "../components/resource-cards";
import { ResourceTable } from "../components/resource-table";
import { showResources } from "../find.server";
import { page } from "../guard.server";
import { paths } from "../paths";
import { FindQuery } from "../resources.schema";

export const handle = {
	i18n: ["resources", "resourceAccess", "resourceLoan", "resourceProposals", "errors"],
	title: "resources:title",
};

export const loader = page("front", FindQuery, showResources);

export default function Resources() {
	const { rows, types, features, access, notices, query, wanted, isIncomplete, canManage, tenant } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation(["resources", "resourceLoan", "resourceProposals"]);
	const format = useFormat();
	const at = paths(tenant);
	const asked = new URLSearchParams(
		Object.entries({ ...query, seats: String(query.seats ?? ""), features: "", access: "" }).filter(
			([, value]) => value !== "",
		),
	);
	for (const feature of query.features) asked.append("features", feature);
	for (const feature of query.access) asked.append("access", feature);
	const shapeTo = (as: string) => {
		const search = new URLSearchParams(asked);
		search.set("as", as);
		return `${at.list}?${search}`;
	};
	const bookTo = (resource: string) => at.book({ resource, ...wanted });
	const isLookedFor = [...asked.keys()].some((key) => key !== "as");
	return (
		<div className="px-4 pb-12 md:px-6">
			<PageHeader
				title={t("title")}
				count={rows.length}
				actions={
					<>
						{canManage && (
							<LinkButton icon="plus" to={at.newResource}>
								{t("new")}
							</LinkButton>
						)}
						{canManage && (
							<LinkButton icon="clipboard-list" to={at.loans}>
								{t("resourceLoan:title")}
							</LinkButton>
						)}
						<LinkButton icon="search" to={at.proposals}>
							{t("resourceProposals:title")}
						</LinkButton>
						<LinkButton kind="primary" icon="calendar-plus" to={at.book({ ...wanted })}>
							{t("book")}
						</LinkButton>
					</>
				}
			/>
			{notices.map(({ id, title, body, isImportant }) => (
				<div key={id} className="mb-3">
					<Notice tone={isImportant ? "warning" : "info"} icon="megaphone" title={title}>
						<p className="whitespace-pre-line">{body}</p>
					</Notice>
				</div>
			))}
			<FindForm
				key={asked.toString()}
				query={query}
				types={types}
				features={features}
				access={access}
				clear={at.search({ as: query.as })}
			/>
			{wanted && (
				<p className="mb-3 text-sm text-ink-2" role="status">
					{t("find.free", {
						count: rows.length,
						day: format.date(query.day, "long"),
						from: format.clock(query.from),
						until: format.clock(query.until),
					})}
				</p>
			)}
			{isIncomplete && (
				<div className="mb-3">
					<Notice tone="warning">{t("find.incomplete")}</Notice>
				</div>
			)}
			<div className="mb-4">
				<Tabs
					label={t("shape.label")}
					tabs={shapes.map((as) => ({ to: shapeTo(as), label: t(`shape.${as}`), current: as === query.as }))}
				/>
			</div>
			{rows.length === 0 &&
				(isLookedFor ? (
					<NoHits clear={at.search({ as: query.as })} />
				) : (
					<EmptyState icon="calendar-clock" title={t("none")}>
						{t("noneHelp")}
					</EmptyState>
				))}
			{rows.length > 0 && query.as === "grid" && <ResourceCards rows={rows} tenant={tenant} bookTo={bookTo} />}
			{rows.length > 0 && query.as === "list" && <ResourceTable rows={rows} tenant={tenant} bookTo={bookTo} />}
			{rows.length > 0 && query.as === "plan" && <FloorPlan rows={rows} tenant={tenant} />}
		</div>
	);
}
