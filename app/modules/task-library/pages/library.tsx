import { useActionData, useLoaderData } from "@remix-run/react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { ListMore } from "#app/lists/components/list-more";
import { ListPage } from "#app/lists/components/list-page";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import { useListAddress } from "#app/lists/components/use-list-address";
import { type Language, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";
import { type Column, RowLink, Table } from "#app/ui/table";
import { SelectField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { libraryHandlers } from "../actions.server";
import { kindIcons, kinds, levels, professions, skills, statuses, subjects } from "../choices";
import { ChipRows } from "../components/chip-rows";
import { ContentCard } from "../components/content-card";
import { FavouriteButton } from "../components/favourite-button";
import { contentList, contentOptions } from "../contents.list";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { showLibrary } from "../show.server";
import { LibraryQuery } from "../task-library.schema";

export const handle = {
	i18n: ["taskLibrary", "lists", "people", "modules", "errors"],
	title: "taskLibrary:library.title",
};

export const loader = page("library", LibraryQuery, showLibrary);
export const action = pageAction("library", libraryHandlers);

/** What is set of many contents at once. */
const bulkFields = [
	{ intent: "bulkLevel", name: "level", icon: "activity", values: levels },
	{ intent: "bulkSubject", name: "subject", icon: "book-open", values: subjects },
	{ intent: "bulkProfession", name: "profession", icon: "briefcase", values: professions },
	{ intent: "bulkSkill", name: "skill", icon: "graduation-cap", values: skills },
	{ intent: "bulkStatus", name: "status", icon: "check", values: statuses },
] as const;

const bulkOf = (t: TFunction<["taskLibrary", "lists"]>) => [
	...bulkFields.map(({ intent, name, icon, values }) => ({
		...{ intent, icon, label: t(`field.${name}`) },
		fields: (
			<SelectField
				name={name}
				label={t(`field.${name}`)}
				options={[
					...(name === "status" ? [] : [{ value: "", label: t("field.notSaid") }]),
					...values.map((value) => ({ value, label: name === "level" ? value : t(`${name}.${value}`) })),
				]}
			/>
		),
	})),
	{ intent: "bulkRemove", label: t("library.toTrash"), icon: "trash-2" as const },
];

const sorts = ["-created", "title", "minutes", "-used"] as const;

export default function Library() {
	const { list, rows, counts, tags, as, edits, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["taskLibrary", "lists"]);
	const at = paths(tenant);
	const address = useListAddress(contentList, list);
	type Row = (typeof rows)[number];
	const isGrid = as === "grid";
	return (
		<ListPage
			definition={contentList}
			list={list}
			rows={rows}
			path={at.library}
			answer={answer}
			title={t("library.title")}
			actions={
				edits && (
					<>
						<ListMore
							importTo={`${at.library}/import`}
							trash={{ to: `${at.library}/trash`, label: t("library.trash") }}
						/>
						<LinkButton kind="primary" icon="plus" to={at.newContent()} reloadDocument>
							{t("library.new")}
						</LinkButton>
					</>
				)
			}
			tabs={{ label: t("library.views"), all: t("library.all") }}
			bar={{
				searchLabel: t("library.search"),
				options: { ...contentOptions, tags: tags.map((value) => ({ value, label: value })) },
				without: edits ? [] : ["status"],
				exportTo: `${at.library}/export`,
				hasColumns: !isGrid,
				actions: (
					<>
						<Menu
							buttonClass="btn btn-quiet btn-sm cursor-pointer"
							button={
								<>
									<Icon name="arrow-up-down" />
									{t("sort.by")}
								</>
							}
							entries={sorts.map((sort) => ({
								...{ kind: "link" as const, label: t(`sort.${sort.replace("-", "")}`), to: address.to({ sort }) },
								chosen: list.state.sort === sort,
							}))}
						/>
						<LinkButton
							kind="quiet"
							size="sm"
							icon={isGrid ? "layout-list" : "layout-grid"}
							to={address.to({}, { as: isGrid ? "list" : null })}
						>
							{t(isGrid ? "library.asList" : "library.asGrid")}
						</LinkButton>
					</>
				),
			}}
			above={
				<ChipRows
					rows={[
						{
							...{ column: "kind", label: t("field.kind") },
							options: kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
						},
						{ column: "level", label: t("field.level"), options: contentOptions.level },
						{
							...{ column: "subject", label: t("field.subject") },
							options: subjects.map((value) => ({ value, label: t(`subject.${value}`) })),
						},
						{ column: "language", label: t("field.language"), options: contentOptions.language },
					]}
					counts={counts}
					state={list.state}
					address={address}
				/>
			}
			empty={{ icon: "library", title: t("library.none"), help: t(edits ? "library.noneHelp" : "library.noneYet") }}
			range={t("lists:trash.range", { count: rows.length })}
			bulk={edits && !isGrid ? bulkOf(t) : undefined}
			isFootBelow={isGrid}
		>
			{({ rows: shown, selection, shown: columns }) => {
				if (isGrid)
					return (
						<ul className="grid gap-5 px-4 pb-4 sm:grid-cols-2 md:px-6 lg:grid-cols-3 xl:grid-cols-4">
							{shown.map((content) => (
								<li key={content.id} className="flex min-w-0">
									<ContentCard content={content} to={at.content(content.shownId)} />
								</li>
							))}
						</ul>
					);
				const all: Column<Row>[] = [
					{
						key: "title",
						header: t("field.title"),
						phone: "title",
						sort: sortLink("title", list.state.sort, address),
						cell: ({ shownId, title, lang, kind }) => (
							<span className="flex items-center gap-2">
								<Icon name={kindIcons[kind]} className="shrink-0 text-ink-3" />
								<span lang={lang} className="min-w-0">
									<RowLink to={at.content(shownId)}>{title}</RowLink>
								</span>
							</span>
						),
					},
					{ key: "kind", header: t("field.kind"), phone: "line", cell: ({ kind }) => t(`kind.${kind}`) },
					{
						key: "language",
						header: t("field.language"),
						phone: "hide",
						cell: (row) => row.languages.map((one) => languages[one as Language]?.name ?? one).join(", "),
					},
					{ key: "level", header: t("field.level"), phone: "hide", cell: ({ level }) => level },
					...(["subject", "profession", "skill"] as const).map((key) => ({
						...{ key, header: t(`field.${key}`), phone: "hide" as const },
						cell: (row: Row) => row[key] && t(`${key}.${row[key]}`),
					})),
					{ key: "tags", header: t("field.tags"), phone: "hide", cell: ({ tags: own }) => own.join(", ") },
					{
						key: "minutes",
						header: t("field.minutes"),
						align: "right",
						phone: "hide",
						sort: sortLink("minutes", list.state.sort, address),
						cell: ({ minutes }) => minutes,
					},
					{
						key: "used",
						header: t("field.opened"),
						align: "right",
						phone: "hide",
						sort: sortLink("used", list.state.sort, address, true),
						cell: ({ openCount }) => openCount,
					},
					{
						key: "scenes",
						header: t("scenes.title"),
						align: "right",
						phone: "hide",
						cell: ({ sceneCount }) => sceneCount,
					},
					...(edits
						? [
								{
									key: "status",
									header: t("field.status"),
									phone: "state" as const,
									cell: ({ status }: Row) => (
										<Badge tone={status === "published" ? "success" : "neutral"}>{t(`status.${status}`)}</Badge>
									),
								},
							]
						: []),
					{
						key: "created",
						header: t("field.created"),
						phone: "hide",
						sort: sortLink("created", list.state.sort, address, true),
						cell: ({ createdAt }) => <Time at={createdAt} />,
					},
				];
				const select =
					selection &&
					selectColumn<Row>(selection, {
						id: ({ id }) => id,
						name: ({ title }) => title,
						header: t("lists:bulk.select"),
					});
				const favourite: Column<Row> = {
					...{ key: "favourite", header: t("favourite.title"), hideHeader: true, phone: "end" },
					cell: ({ id, title, isFavourite }) => <FavouriteButton {...{ id, title, isFavourite }} />,
				};
				return (
					<Table
						label={t("library.title")}
						rows={shown}
						rowKey={({ id }) => id}
						columns={[...(select ? [select] : []), ...all.filter(({ key }) => columns.includes(key)), favourite]}
					/>
				);
			}}
		</ListPage>
	);
}
