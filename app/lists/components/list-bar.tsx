import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Menu, type MenuEntry } from "#app/ui/menu";
import { Notice } from "#app/ui/notice";
import { SearchInput } from "#app/ui/search-input";
import { type ListDefinition, shownColumns } from "../definition";
import { type Filter, writeFilter } from "../filters";
import type { ListData } from "../list-data";
import { writeState } from "../state";
import { ExportMenu, type ExportVariant } from "./export-menu";
import { FilterEditor } from "./filter-editor";
import { type ListFinders, type ListOptions, useFilterWords } from "./use-filter-words";
import { useListAddress } from "./use-list-address";

type ListBarProps = {
	definition: ListDefinition;
	list: ListData;
	/** The search field's name for people. */
	searchLabel: string;
	options?: ListOptions;
	finders?: ListFinders;
	/** Columns that this visitor has not. */
	without?: readonly string[];
	/** Where the list is exported, for those who may: both files take the page's own query. */
	exportTo?: string;
	exportVariants?: readonly ExportVariant[];
	/** Rows fit all filters here, never one of them. */
	matchesAll?: boolean;
	/** At the right end: what is done with views. */
	actions?: ReactNode;
	/** Whether its columns can be chosen; not where it is no table. */
	hasColumns?: boolean;
};

/** Search, the filters as chips, and which columns are shown. All of it stands in the address and works without JavaScript. */
export function ListBar({
	definition,
	list,
	searchLabel,
	options = {},
	finders = {},
	without = [],
	exportTo,
	exportVariants,
	matchesAll = false,
	actions,
	hasColumns = true,
}: ListBarProps) {
	const { t } = useTranslation("lists");
	const { t: common } = useTranslation("common");
	const address = useListAddress(definition, list);
	const { state } = list;
	const words = useFilterWords(definition, options);
	const has = (key: string) => !without.includes(key);
	const filterable: MenuEntry[] = definition.columns
		.filter(({ key, filterable }) => filterable && has(key))
		.map(({ key }) => ({ kind: "link", label: words.name(key), to: address.to({}, { draft: key }) }));
	const shown = shownColumns(definition, state.columns);
	const columns: MenuEntry[] = definition.columns
		.filter(({ key, show = "default" }) => (show === "default" || show === "later") && has(key))
		.map(({ key }) => {
			const chosen = shown.includes(key);
			const next = chosen ? shown.filter((one) => one !== key) : [...shown, key];
			return { kind: "link", label: words.name(key), chosen, to: address.to({ columns: next }) };
		});
	const rest = writeState(definition, { ...state, q: "" });
	return (
		<>
			<div className="flex flex-wrap items-center gap-2 py-3">
				<Form method="get" role="search" preventScrollReset className="relative w-60 max-sm:w-full">
					{[...rest, ...address.others].map(([name, value], index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a name may come more often than once
						<input key={index} type="hidden" name={name} value={value} />
					))}
					<Icon name="search" className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3" />
					<SearchInput
						query={state.q}
						name="q"
						aria-label={searchLabel}
						aria-keyshortcuts="/"
						placeholder={searchLabel}
						className="field pl-8"
					/>
				</Form>
				{state.filters.map((filter) => (
					<Chip
						key={writeFilter(filter)}
						name={words.name(filter.column)}
						value={words.value(filter)}
						without={address.to({ filters: others(state.filters, filter) })}
						change={address.to({ filters: others(state.filters, filter) }, { draft: writeFilter(filter) })}
					/>
				))}
				{state.filters.length > 1 && !matchesAll && (
					<Link
						to={address.to({ match: state.match === "any" ? "all" : "any" })}
						className="btn btn-quiet btn-sm"
						preventScrollReset
					>
						{t(state.match === "any" ? "matchAny" : "matchAll")}
					</Link>
				)}
				{filterable.length > 0 && (
					<Menu
						align="start"
						buttonClass="open-filters btn btn-quiet btn-sm cursor-pointer"
						button={
							<>
								<Icon name="list-filter" />
								{common("filter.filter")}
							</>
						}
						entries={filterable}
					/>
				)}
				<div className="ml-auto flex flex-wrap gap-1 max-sm:ml-0">
					{hasColumns && columns.length > 0 && (
						<Menu
							buttonClass="btn btn-quiet btn-sm cursor-pointer max-sm:hidden"
							button={
								<>
									<Icon name="layout-list" />
									{t("columns")}
								</>
							}
							entries={columns}
						/>
					)}
					{exportTo && <ExportMenu query={address.to({})} to={exportTo} variants={exportVariants} />}
					{actions}
				</div>
			</div>
			{list.ignored > 0 && (
				<div className="mb-3">
					<Notice tone="warning">{t("ignored", { count: list.ignored })}</Notice>
				</div>
			)}
			{list.draft && <FilterEditor definition={definition} list={list} {...{ options, finders, address }} />}
		</>
	);
}

const others = (filters: readonly Filter[], one: Filter) => filters.filter((filter) => filter !== one);

type ChipProps = { name: string; value: string; without: string; change: string };

function Chip({ name, value, without, change }: ChipProps) {
	const { t } = useTranslation("lists");
	const { t: common } = useTranslation("common");
	return (
		<span className="chip max-w-full">
			<Link
				to={change}
				title={t("filter.change", { name, value })}
				className="min-w-0 truncate hover:underline"
				preventScrollReset
			>
				{name} <span className="font-medium text-ink">{value}</span>
			</Link>
			<Link
				to={without}
				aria-label={common("filter.removeOne", { name, value })}
				className="inline-flex size-6 shrink-0 items-center justify-center rounded-md hover:bg-hover max-md:size-10"
				preventScrollReset
			>
				<Icon name="x" className="size-3.5" />
			</Link>
		</span>
	);
}
