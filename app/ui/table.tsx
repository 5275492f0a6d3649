// biome-ignore-all lint/a11y/noRedundantRoles: laid out as cards a table loses its roles unless they are written
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconLink } from "./button";
import { Icon } from "./icon";
import { Link } from "./link";
import "./list.css";

export type Column<Row> = {
	key: string;
	header: string;
	cell: (row: Row) => ReactNode;
	/** Numbers and actions stand right. */
	align?: "right";
	/** Makes the head a link that sorts; `direction` is set on the column sorted by now. */
	sort?: { to: string; direction?: "ascending" | "descending" };
	/**
	 * The cell's place on the card a row becomes under 640 px: `title` (the name, one per table), `end` (right of it),
	 * `line` (second line), `state` (third line, badges and actions), `select` (a box at the right), or not at all.
	 */
	phone?: "title" | "end" | "line" | "state" | "select" | "hide";
	/** What stands in the head in place of its words, as a box that ticks the whole page. */
	head?: ReactNode;
	/** The head is read out but not shown, as over a column of buttons. */
	hideHeader?: boolean;
	className?: string;
};

type TableProps<Row> = {
	/** Names the table for screen readers, usually the page's title. */
	label: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string;
	/** The row whose panel is open. */
	isCurrent?: (row: Row) => boolean;
	/** 40 by default, 46 for rows of two lines. */
	density?: "normal" | "roomy";
	/** Of more columns than a screen surely holds: it scrolls sideways by itself, and its head with it. */
	wide?: boolean;
};

/**
 * Rows of a list: a table from 640 px, cards under it. The `title` cell holds the row's link (`RowLink`) and is the
 * row's header. What is empty or filtered away is said instead of the table, by `EmptyState` or `NoHits`.
 */
export function Table<Row>({ label, columns, rows, rowKey, isCurrent, density = "normal", wide }: TableProps<Row>) {
	const classes = columns.map(classOf);
	return (
		<div className={wide ? "overflow-x-auto" : "max-xl:overflow-x-auto"}>
			<table
				className={`list ${density === "roomy" ? "list-roomy" : ""} ${wide ? "list-wide" : ""}`}
				role="table"
				aria-label={label}
			>
				<thead role="rowgroup">
					<tr role="row">
						{columns.map((column) => (
							<HeadCell key={column.key} column={column} />
						))}
					</tr>
				</thead>
				<tbody role="rowgroup">
					{rows.map((row) => {
						const current = isCurrent?.(row) ?? false;
						return (
							<tr key={rowKey(row)} role="row" className={current ? "row-current" : undefined}>
								{columns.map((column, index) => cellOf(column, classes[index], row, current))}
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}

function HeadCell<Row>({ column }: { column: Column<Row> }) {
	const { t } = useTranslation("common");
	const { sort } = column;
	const right = column.align === "right" ? "text-right" : "";
	return (
		<th scope="col" role="columnheader" aria-sort={sort ? (sort.direction ?? "none") : undefined} className={right}>
			{sort ? (
				<Link
					to={sort.to}
					className="list-sort"
					title={t("table.sortBy", { column: column.header })}
					preventScrollReset
				>
					{column.header}
					<Icon name={sort.direction === "ascending" ? "arrow-up" : "arrow-down"} className="size-3.5" />
				</Link>
			) : (
				<>
					{column.head}
					<span className={column.hideHeader || column.head ? "sr-only" : ""}>{column.header}</span>
				</>
			)}
		</th>
	);
}

function classOf<Row>({ phone = "line", align, className }: Column<Row>): string {
	return [`on-phone-${phone}`, align && "text-right tabular-nums", className].filter(Boolean).join(" ");
}

/** No component: a page has hundreds of cells, and each component costs as much as what it shows. */
function cellOf<Row>(column: Column<Row>, className: string | undefined, row: Row, current: boolean): ReactNode {
	if (column.phone !== "title") {
		return (
			<td key={column.key} role="cell" className={className}>
				{column.cell(row)}
			</td>
		);
	}
	return (
		<th key={column.key} scope="row" role="rowheader" className={className} aria-current={current || undefined}>
			{column.cell(row)}
		</th>
	);
}

type RowLinkProps = {
	to: string;
	children: ReactNode;
	/** A tile or an avatar. */
	lead?: ReactNode;
	/** A second, quiet line under the name. */
	under?: ReactNode;
	/** What it leads to is a document of its own. */
	reloadDocument?: boolean;
};

/** A row's name, the link to what the row stands for; on a phone the whole card is its target. */
export function RowLink({ to, children, lead, under, reloadDocument }: RowLinkProps) {
	return (
		<div className="flex min-w-0 items-center gap-2.5">
			{lead && <span className="row-lead flex">{lead}</span>}
			<div className="min-w-0">
				<Link to={to} className="row-link" preventScrollReset reloadDocument={reloadDocument}>
					{children}
				</Link>
				{under && <div className="truncate text-xs font-normal text-ink-3 max-sm:text-sm">{under}</div>}
			</div>
		</div>
	);
}

type TableFootProps = {
	/** Left: "1 selected" and its actions, or nothing. */
	children?: ReactNode;
	/** "1–50", or "1–50 of 248" where the number is known for nothing. */
	range: string;
	previous?: string | null;
	next?: string | null;
};

/** The foot of a list, kept in view: what is selected at the left, where one is and paging at the right. */
export function TableFoot({ children, range, previous, next }: TableFootProps) {
	const { t } = useTranslation("common");
	return (
		<div className="sticky bottom-0 z-10 flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-sheet px-4 py-1 text-13 text-ink-2 md:px-6">
			<div className="flex flex-wrap items-center gap-2">{children}</div>
			<div className="flex items-center gap-3">
				<span className="tabular-nums">{range}</span>
				{(previous || next) && (
					<nav aria-label={t("table.paging")} className="flex gap-1.5">
						<PageStep to={previous} icon="chevron-left" label={t("table.previous")} />
						<PageStep to={next} icon="chevron-right" label={t("table.next")} />
					</nav>
				)}
			</div>
		</div>
	);
}

function PageStep({ to, icon, label }: { to?: string | null; icon: "chevron-left" | "chevron-right"; label: string }) {
	if (!to) return <span className="size-9 max-md:size-11" />;
	return (
		<IconLink
			to={to}
			icon={icon}
			label={label}
			size="sm"
			className="border border-line-2 bg-sheet shadow-1 md:size-9"
		/>
	);
}
