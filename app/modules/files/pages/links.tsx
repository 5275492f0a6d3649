import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "#app/lists/components/export-menu";
import { useSelection } from "#app/lists/components/use-selection";
import { PAGE_SIZE } from "#app/platform/limits";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageHeader } from "#app/ui/page-header";
import { PageSizes } from "#app/ui/page-sizes";
import { TableFoot } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { EditLink } from "../components/links/edit-link";
import { LinksTable } from "../components/links/links-table";
import { RevokeBar } from "../components/links/revoke-bar";
import { LinkMade, madeLinkIn } from "../components/panel/link-made";
import { refusedId } from "../components/panel/refused-id";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { shareHandlers } from "../sharing-actions.server";
import { LinksQuery, showLinks } from "../show-links.server";

export const handle = {
	i18n: ["files", "filesPanel", "fileSharing", "fileRequests", "lists", "modules", "media", "errors"],
	title: "fileSharing:links.title",
};

export const loader = page("yourfiles", LinksQuery, showLinks);
export const action = pageAction("yourfiles", shareHandlers);

const icons = { link: "link-2", request: "upload", people: "share-2" } as const;

/** All that somebody shares: links with their use and their end, and what members get. */
export default function Links() {
	const { tenant, kind, q, size, items, next, edit, links, me, isMine, person, makers } =
		useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("fileSharing");
	const at = paths(tenant);
	const whose: Record<string, string> = isMine ? {} : { person };
	const narrowed = { ...whose, ...(q && { q }) };
	const sized = { ...narrowed, ...(size !== PAGE_SIZE && { limit: String(size) }) };
	const name = makers.find(({ id }) => id === person)?.name ?? t("people.gone");
	const selection = useSelection(
		items.map(({ id }) => id),
		"shares-chosen",
	);
	const problem = useFormProblem(answer, { intent: "revoke" });
	const made = madeLinkIn(answer);
	// Its forms are sent to the list, so that it closes when they are taken; refused, it stays open.
	const refused = refusedId(answer);
	const current = edit ?? items.find(({ id }) => id === refused);
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					back={{ to: at.yours(), label: t("links.back") }}
					title={isMine ? t("links.title") : t("links.titleOf", { name })}
					meta={isMine ? t("links.intro") : t("links.introOf")}
				/>
				<Tabs
					label={t("links.title")}
					tabs={[
						{ to: at.links("link", whose), label: t("links.tab.link"), current: kind === "link" },
						{ to: at.links("request", whose), label: t("links.tab.request"), current: kind === "request" },
						{ to: at.links("people", whose), label: t("links.tab.people"), current: kind === "people" },
					]}
				/>
				{(items.length > 0 || q !== "" || makers.length > 0) && (
					<FilterBar
						searchLabel={t("links.search")}
						query={q}
						keep={{ kind, ...(makers.length === 0 && whose), limit: size === PAGE_SIZE ? null : String(size) }}
						actions={
							items.length > 0 && (
								<ExportMenu to={`${at.links()}/export`} query={`?${new URLSearchParams({ kind, ...narrowed })}`} />
							)
						}
					>
						{makers.length > 0 && (
							<FilterSelect
								label={t("links.whose")}
								name="person"
								value={isMine ? "" : person}
								options={[
									{ value: "", label: t("links.mine") },
									...makers.filter(({ id }) => id !== me).map(({ id, name: label }) => ({ value: id, label })),
								]}
							/>
						)}
					</FilterBar>
				)}
				<div className="mt-4 flex flex-col gap-4 empty:hidden">
					<FormErrors errors={problem.summary} />
					{made && <LinkMade link={made} />}
					{current && (
						<EditLink key={current.id} line={current} links={links} answer={answer} close={at.links("link", whose)} />
					)}
				</div>
				{items.length === 0 && q !== "" && <NoHits clear={at.links(kind, whose)} />}
				{items.length === 0 && q === "" && (
					<EmptyState icon={icons[kind]} title={isMine ? t(`links.none.${kind}`) : t("links.noneOf")}>
						{isMine ? t(`links.noneHelp.${kind}`) : t("links.noneHelpOf")}
					</EmptyState>
				)}
			</div>
			{items.length > 0 && (
				<>
					<div className="mt-4">
						<LinksTable
							{...{ kind, items, places: at, selection }}
							editing={(id) => at.links(kind, { ...whose, edit: id })}
						/>
					</div>
					<div className="flex-1" />
					<TableFoot
						range={t("links.range", { count: items.length })}
						next={next && at.links(kind, { ...sized, cursor: next })}
					>
						{selection.ids.size === 0 && (
							<PageSizes size={size} to={(limit) => at.links(kind, { ...narrowed, limit: String(limit) })} />
						)}
						<RevokeBar selection={selection} kind={kind} />
					</TableFoot>
				</>
			)}
		</div>
	);
}
